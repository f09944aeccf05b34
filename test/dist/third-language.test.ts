/** The steps of docs/languages.md, taken in a copy of the project: Portuguese, whose words are still the Spanish ones. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../app/site/pages.ts';
import { build, copyProject, replaceIn } from './copy-of-project.ts';

let copy = '';
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');

beforeAll(() => {
  copy = copyProject('third-language');
  cpSync(path.join(copy, 'content/es'), path.join(copy, 'content/pt'), { recursive: true });
  const list = "{ code: 'es', prefix: 'es', name: 'Español' },";
  const entry = "{ code: 'pt', prefix: 'pt', name: 'Português' },";
  replaceIn(copy, 'app/site/locales.ts', list, `${list}\n  ${entry}`);
  replaceIn(copy, 'app/site/territories.ts', "es: 'CR'", "es: 'CR', pt: 'BR'");
  build(copy);
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(pages)('$id is there, in its language, and every language names the others', ({ slug }) => {
  const file = (prefix: string) => `dist/${[prefix, slug].filter(Boolean).join('/') || 'index'}.html`;
  for (const code of ['en', 'es', 'pt']) {
    const root = parse(read(file(code === 'en' ? '' : code)));
    expect(root.querySelector('html')?.getAttribute('lang')).toBe(code);
    const languages = root.querySelectorAll('head > link[hreflang]');
    expect(languages.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'es', 'pt', 'x-default']);
    const ways = root.querySelectorAll('header a[hreflang]').map((link) => link.text);
    expect(ways).toEqual(
      { en: ['Español', 'Português'], es: ['English', 'Português'], pt: ['English', 'Español'] }[code],
    );
  }
});

test('it has its own not-found page, list of pages, and figures', () => {
  expect(parse(read('dist/pt/404.html')).querySelector('html')?.getAttribute('lang')).toBe('pt');
  expect(read('dist/pt/llms.txt')).toContain('/pt/about.md');
  expect(read('dist/sitemap.xml')).toContain('<loc>https://www.example.com/pt/services</loc>');
  // Brazil's form, not Costa Rica's.
  expect(read('dist/pt/nearshoring.html')).toContain('120.000');
});
