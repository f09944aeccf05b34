import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadSite } from '../../content/site.ts';
import { defaultLocale } from '#app/site/locales.ts';
import { alternates, head } from './head.ts';

const site = loadSite('test/fixtures').facts;
const meta = { title: 'Fish & "Chips" <now>', description: 'Salt & vinegar' };
const ui = loadSite('test/fixtures').languages[defaultLocale.code].words.ui;
const parts = {
  page: 'about',
  locale: defaultLocale,
  meta,
  site,
  ui,
  services: undefined,
  questions: undefined,
} as const;
const second = { ...defaultLocale, prefix: 'es' };

test('escapes markup in text', () => {
  const markup = parse(head(parts));
  expect(markup.querySelector('title')?.text).toBe(meta.title);
  expect(markup.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(meta.title);
});

test('escapes "<" in data blocks', () => {
  const title = '</script><script>alert(1)</script>';
  const scripts = parse(head({ ...parts, meta: { ...meta, title } })).querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(JSON.parse(scripts[0]?.innerHTML ?? '')['@graph'][0].name).toBe(title);
});

test('the not-found page has no canonical address and is not indexed', () => {
  const markup = parse(head({ ...parts, page: undefined }));
  expect(markup.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(markup.querySelector('link[rel=canonical]')).toBeNull();
  expect(markup.querySelector('meta[property]')).toBeNull();
});

test('a site with one language has no alternates', () => {
  expect(alternates('services', site.siteUrl, [defaultLocale])).toEqual([]);
});

test('links to every language, and to the default for others', () => {
  const links = parse(
    alternates('services', site.siteUrl, [defaultLocale, second]).join(''),
  ).querySelectorAll('link[rel=alternate]');
  expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    [defaultLocale.code, `${site.siteUrl}/services`],
    [second.code, `${site.siteUrl}/es/services`],
    ['x-default', `${site.siteUrl}/services`],
  ]);
});
