/** A third language, Portuguese with the Spanish words, and the pseudo-locale. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { locales, pseudo, type Locale } from '../../../app/site/locales.ts';
import { pageAddress } from '../../../app/site/addresses.ts';
import { pages } from '../../../app/site/pages.ts';
import { document, files, read } from './site.ts';

// This project's own list has no "pt".
const portuguese = { code: 'pt', prefix: 'pt', name: 'Português' } as unknown as Locale;
const languages = [...locales, portuguese, pseudo];

test.each(pages)('$id exists in each, and every one links to the others', ({ id }) => {
  for (const language of languages) {
    const root = document(pageAddress(id, language));
    expect(root.querySelector('html')?.getAttribute('lang')).toBe(language.code);
    const alternates = root.querySelectorAll('head > link[hreflang]');
    expect(alternates.map((link) => link.getAttribute('hreflang'))).toEqual([
      ...languages.map(({ code }) => code),
      'x-default',
    ]);
    const ways = root.querySelectorAll('header a[hreflang]').map((link) => link.text);
    expect(ways).toEqual(languages.filter((each) => each !== language).map(({ name }) => name));
  }
});

test('the third has its own not-found page, list of pages, and figures', () => {
  expect(parse(read('pt/404.html')).querySelector('html')?.getAttribute('lang')).toBe('pt');
  expect(read('pt/llms.txt')).toContain('/pt/about.md');
  expect(read('sitemap.xml')).toContain('<loc>https://www.meridian.works/pt/services</loc>');
  // Brazil's format, not Costa Rica's.
  expect(read('pt/plan.html')).toContain('90.000');
  expect(read('es/plan.html')).not.toContain('90.000');
});

test('a language without articles and stories has no trace of them', () => {
  const own = files().filter((file) => /^pt[./]/.test(file));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((file) => /insights|stories|feed/.test(file))).toEqual([]);
  const texts = own.filter((file) => /\.(?:html|md|txt)$/.test(file));
  expect(texts.filter((file) => /\/insights|\/stories|undefined/.test(read(file)))).toEqual([]);
  expect(read('sitemap.xml')).not.toMatch(/\/pt\/(?:insights|stories)/);
});
