/** Files for search engines, assistants and address books. Judges look at their links and at what they leave out. */
import { expect, test } from 'vitest';
import { pages } from '#packages/site/pages.ts';
import { isthmus } from './site.ts';

test.each(['robots.txt', 'sitemap.xml', 'llms.txt', '.well-known/security.txt', 'es/contact/san-jose.vcf'])(
  '%s has all that it is to say',
  async (file) => {
    // generate/discovery/vcard.test.ts has the line breaks.
    const text = isthmus.read(file).replaceAll('\r\n', '\n');
    await expect(text).toMatchFileSnapshot(`expected/isthmus/${file}`);
  },
);

test('llms.txt has every page', () => {
  const own = pages.map(({ slug }) => `](https://www.example.com/${slug || 'index'}.md): `);
  for (const link of own) expect(isthmus.read('/llms.txt')).toContain(link);
});

test('the chart of an article is its sentences in the feed, without the labels that stand in the drawing', () => {
  const feed = isthmus.read('/insights.atom').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const [figure = ''] = /<figure>.*?<\/figure>/.exec(feed) ?? [];
  expect(figure.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ')).toBe(
    'San Jose, Costa Rica: open from 9 a.m. to 6 p.m. San Francisco, CA: open from 9 a.m. to 6 p.m. The two offices overlap 7 hours a day in US standard time, 8 in daylight saving time. See the hours you’d share',
  );
});

test('the contact page links to the vCards of its language', () => {
  expect(isthmus.hrefs('/es/contact', 'main a[href$=".vcf"]')).toEqual([
    '/es/contact/san-francisco.vcf',
    '/es/contact/san-jose.vcf',
  ]);
});
