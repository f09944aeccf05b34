/** Files for search engines, assistants and address books. Judges look at their links and at what they leave out. */
import { expect, test } from 'vitest';
import { isthmus, sites } from './site.ts';

test.each([
  ['isthmus', 'robots.txt'],
  ['isthmus', 'sitemap.xml'],
  ['isthmus', 'llms.txt'],
  ['isthmus', '.well-known/security.txt'],
  ['isthmus', 'es/contact/san-jose.vcf'],
  // With a street.
  ['meridian', 'contact/denver.vcf'],
] as const)('of %s, %s has all that it is to say', async (site, file) => {
  // generate/discovery/vcard.test.ts has the line breaks.
  const text = sites[site].read(file).replaceAll('\r\n', '\n');
  await expect(text).toMatchFileSnapshot(`expected/${site}/${file}`);
});

test('the chart of an article is its sentences in the feed, without the labels that stand in the drawing', () => {
  const feed = isthmus.read('/insights.atom').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const [figure = ''] = /<figure>.*?<\/figure>/.exec(feed) ?? [];
  expect(figure.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ')).toBe(
    'San Jose, Costa Rica: open from 9 a.m. to 6 p.m. San Francisco, CA: open from 9 a.m. to 6 p.m. The two offices overlap 7 hours a day in US standard time, 8 in daylight saving time. See the hours you’d share',
  );
});
