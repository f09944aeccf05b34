/** Two languages, and the one of tests beside them. test/e2e/edit-languages.spec.ts adds German. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { readWeights } from '#judges/page-weight.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import { locales } from '#packages/site/locales.ts';
import { pages } from '#packages/site/pages.ts';
import { pseudo } from '../sites/pseudo-language.ts';
import { isthmus, meridian } from './site.ts';

// Sentences of the home page and of pages prefetched from it, without letters that minifiers may escape.
const sentences = {
  en: [
    'Led from San Francisco, built in San Jose',
    'We use what you send us to answer you',
    'The page may have moved, or the link may have a typo',
  ],
  es: ['en su mismo horario', 'Este sitio no tiene cuentas, cookies ni anal'],
};

test.each([
  ['/', 'en', 'es'],
  ['/es', 'es', 'en'],
] as const)('the JavaScript of %s has the words of its own language only', (page, own, other) => {
  const { scripts = [] } = readWeights(isthmus.root).find(({ address }) => address === page) ?? {};
  const first = scripts.map(isthmus.read);
  // Also the prefetched chunks of all pages in its language.
  const later = [...(first.at(-1) ?? '').matchAll(/import\(`\.\/([^`]+)`\)/g)];
  const folder = path.posix.dirname(scripts.at(-1) ?? '');
  const script = [...first, ...later.map(([, name = '']) => isthmus.read(`${folder}/${name}`))].join('\n');
  expect(sentences[own].filter((sentence) => !script.includes(sentence))).toEqual([]);
  expect(sentences[other].filter((sentence) => script.includes(sentence))).toEqual([]);
});

test('no Spanish page has a name, a figure or a date as in English', () => {
  const spanish = isthmus.files().filter((file) => /^es[./].*md$/.test(file));
  expect(spanish.length).toBeGreaterThanOrEqual(10);
  for (const file of spanish)
    expect(isthmus.read(file), file).not.toMatch(/San Jose(?! )|99\.9|August|600,000|\d%/);
});

const languages = [...locales, pseudo];

test.each(pages)('$id exists in each language, and every one links to the others', ({ id }) => {
  for (const language of languages) {
    const root = meridian.document(pageAddress(id, language));
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

test('a language without articles and stories has no trace of them', () => {
  const own = meridian.files().filter((file) => /^xa[./]/.test(file));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((file) => /insights|stories|feed/.test(file))).toEqual([]);
  const texts = own.filter((file) => /\.(?:html|md|txt)$/.test(file));
  expect(texts.filter((file) => /\/insights|\/stories|undefined/.test(meridian.read(file)))).toEqual([]);
  expect(meridian.read('sitemap.xml')).not.toMatch(/\/xa\/(?:insights|stories)/);
});
