/** Files for search engines, assistants and address books. Judges look at their links and at what they leave out. */
import { expect, test } from 'vitest';
import { pages } from '#packages/site/pages.ts';
import { isthmus, services } from './site.ts';

test('sitemap.xml lists each page with its languages, and articles with their day', () => {
  const entries = isthmus.read('/sitemap.xml').split('\n');
  expect(entries[1]).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(entries).toContain(
    '<url><loc>https://www.example.com/es/about</loc><xhtml:link rel="alternate" hreflang="en" href="https://www.example.com/about"/><xhtml:link rel="alternate" hreflang="es" href="https://www.example.com/es/about"/><xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/about"/></url>',
  );
  const entryOf = (address: string) =>
    entries.find((entry) => entry.includes(`<loc>https://www.example.com${address}<`));
  expect(entryOf('/insights/compare-costs')).toContain('<lastmod>2026-11-16T00:00:00-08:00</lastmod>');
  // Its newest article, of three.
  expect(entryOf('/insights')).toContain('<lastmod>2026-11-23T00:00:00-08:00</lastmod>');
});

test('robots.txt allows all crawlers and links to the sitemap', () => {
  expect(isthmus.read('/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
});

test('llms.txt has the company’s line, every page, every service and every article', () => {
  const text = isthmus.read('/llms.txt');
  expect(text).toMatch(
    /^# Isthmus\n\n> AI and IT services, on your clock\. .+\n\n## Quick links\n\n- \[Home\]\(https:\/\/www\.example\.com\/index\.md\): ./,
  );
  const legal = ['privacy', 'terms', 'accessibility'];
  const main = pages.map(({ slug }) => slug || 'index').filter((name) => !legal.includes(name));
  const articles = ['shared-hours', 'compare-costs', 'messages-that-arrive'];
  const addresses = [...text.matchAll(/\]\(https:\/\/www\.example\.com([^)]*)\)/g)].map(
    ([, address]) => address,
  );
  expect(addresses).toEqual([
    ...main.map((name) => `/${name}.md`),
    ...services.map(([, address]) => address),
    ...articles.map((name) => `/insights/${name}.md`),
    ...legal.map((name) => `/${name}.md`),
    '/es/llms.txt',
  ]);
  expect(isthmus.read('/es/llms.txt')).toContain('](https://www.example.com/es/services.md): ');
});

test('the chart of an article is its sentences in the feed, without the labels that stand in the drawing', () => {
  const feed = isthmus.read('/insights.atom').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const [figure = ''] = /<figure>.*?<\/figure>/.exec(feed) ?? [];
  expect(figure.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ')).toBe(
    'San Jose, Costa Rica: open from 9 a.m. to 6 p.m. San Francisco, CA: open from 9 a.m. to 6 p.m. The two offices overlap 7 hours a day in US standard time, 8 in daylight saving time. See the hours you’d share',
  );
});

test('security.txt has its contacts, languages and address, and expires in ten months', () => {
  expect(isthmus.read('/.well-known/security.txt')).toBe(
    [
      'Contact: mailto:info@example.com',
      'Contact: https://www.example.com/contact',
      'Expires: 2027-10-01T00:00:00Z',
      'Preferred-Languages: en, es',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('an office has a vCard, which the contact page links to', () => {
  expect(isthmus.read('/es/contact/san-jose.vcf')).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'UID:https://www.example.com/es/contact/san-jose.vcf',
      String.raw`FN:Isthmus\, San José\, Costa Rica`,
      'N:;;;;',
      String.raw`ORG:Isthmus Technologies\, Inc.;San José`,
      'EMAIL;TYPE=internet,work:info@example.com',
      'TEL;TYPE=voice,work:+14155550132',
      'ADR;TYPE=work:;;;San José;;;Costa Rica',
      'TZ;VALUE=text:America/Costa_Rica',
      'URL:https://www.example.com/es/contact',
      // Folded after 75 bytes (RFC 2425, 5.8.1).
      String.raw`NOTE:Centro de desarrollo y operaciones\, con especialistas en IA e ingenie`,
      ' ros de software',
      'SOURCE:https://www.example.com/es/contact/san-jose.vcf',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
  expect(isthmus.hrefs('/es/contact', 'main a[href$=".vcf"]')).toEqual([
    '/es/contact/san-francisco.vcf',
    '/es/contact/san-jose.vcf',
  ]);
});
