/** The pages of articles. A judge looks at their feeds. */
import { expect, test } from 'vitest';
import { assetsEnding, linksIn, pageAt, textAt, textOf } from './site.ts';

test('the list of articles links to its feed, which has them from their day in the company’s zone', () => {
  const { root } = pageAt('/es/insights');
  expect(linksIn(root, 'link[type="application/atom+xml"]')).toEqual([['', '/es/insights.atom']]);
  expect(textAt('/es/insights.atom')).toContain('<published>2026-11-16T00:00:00-08:00</published>');
});

test('no script has the text of an article', () => {
  const text = 'Their hourly rates are easy to compare.';
  expect(pageAt('/insights/compare-costs').html).toContain(text);
  expect(assetsEnding('.js').filter((script) => textAt(script).includes(text))).toEqual([]);
});

test('an article leads to the one before it, the one after it, and the list', () => {
  const ways = pageAt('/insights/compare-costs').main.querySelectorAll('nav[aria-label] p');
  expect(ways.map(textOf)).toEqual([
    'Earlier How this site keeps a message from getting lost',
    'Later How many hours San Francisco and San Jose share',
    'All articles',
  ]);
});
