import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadSite } from '../../content/site.ts';
import { defaultLocale, locales } from '#app/site/locales.ts';
import { documents } from '../documents.ts';
import { head } from './head.ts';

const site = loadSite('.');
const { siteUrl } = site.facts;
const language = site.languages[defaultLocale.code];

/** Returns the head of a page in the default language, with another title and description. */
function headOf(page: 'about' | 'services' | 'not-found', meta = language.words[page].meta) {
  const document = documents().find((each) => each.page === page && each.locale === defaultLocale);
  if (!document) throw new Error(`there is no ${page}`);
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

test('the not-found page has no canonical address and is not indexed', () => {
  const markup = headOf('not-found');
  expect(markup.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(markup.querySelector('link[rel=canonical]')).toBeNull();
  expect(markup.querySelector('meta[property]')).toBeNull();
});

test('links to every language, and to the default for others', () => {
  const links = headOf('services').querySelectorAll('link[hreflang]');
  expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ...locales.map(({ code, prefix }) => [code, `${siteUrl}${prefix && `/${prefix}`}/services`]),
    ['x-default', `${siteUrl}/services`],
  ]);
});
