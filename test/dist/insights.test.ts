/** The pages of articles. A judge looks at their feeds. */
import { expect, test } from 'vitest';
import { assetsEnding, linksIn, pageAt, textAt } from './site.ts';

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
