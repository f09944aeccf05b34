/** The pseudo-locale beside two languages. test/e2e/edit-languages.spec.ts adds German. */
import { expect, test } from 'vitest';
import { locales, pseudo } from '#packages/site/locales.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import { pages } from '#packages/site/pages.ts';
import { document, files, read } from './site.ts';

const languages = [...locales, pseudo];

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

test('a language without articles and stories has no trace of them', () => {
  const own = files().filter((file) => /^xa[./]/.test(file));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((file) => /insights|stories|feed/.test(file))).toEqual([]);
  const texts = own.filter((file) => /\.(?:html|md|txt)$/.test(file));
  expect(texts.filter((file) => /\/insights|\/stories|undefined/.test(read(file)))).toEqual([]);
  expect(read('sitemap.xml')).not.toMatch(/\/xa\/(?:insights|stories)/);
});
