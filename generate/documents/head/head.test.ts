import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadSite } from '#packages/content/site.ts';
import { defaultLocale } from '#packages/site/locales.ts';
import { documents } from '#packages/content/documents/documents.ts';
import { head } from './head.ts';
import { isthmus } from '#test/sites/sites.ts';

const site = loadSite(isthmus);
const language = site.languages[defaultLocale.code];

function headOf(page: 'about', meta: (typeof language.words)['about']['meta']) {
  const document = documents(site).find((each) => each.page === page && each.locale === defaultLocale)!;
  const words = { ...language.words, [page]: { ...language.words[page], meta } };
  const languages = { ...site.languages, [defaultLocale.code]: { ...language, words } };
  return parse(head({ ...site, languages }, document));
}

test('escapes markup in text', () => {
  const title = 'Fish & "Chips" <now>';
  const markup = headOf('about', { title, description: 'Salt & vinegar' });
  expect(markup.querySelector('title')?.text).toBe(title);
  expect(markup.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(title);
});

test('escapes "<" in data blocks', () => {
  const title = '</script><script>alert(1)</script>';
  const scripts = headOf('about', { title, description: 'Salt & vinegar' }).querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(JSON.parse(scripts[0]?.innerHTML ?? '')['@graph'][0].name).toBe(title);
});
