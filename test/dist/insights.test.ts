/** The pages of articles. A judge looks at their feeds. */
import { expect, test } from 'vitest';
import { assetsEnding, pageAt, textAt, textOf } from './site.ts';

const articles = ['/insights/shared-hours', '/insights/compare-costs', '/insights/messages-that-arrive'];

test('every footer of a language with articles links to their list, and lists and articles to their feed', () => {
  expect(pageAt('/es/404').root.querySelectorAll('footer a[href="/es/insights"]')).toHaveLength(1);
  for (const address of ['/es/insights', '/es/insights/compare-costs']) {
    const feed = pageAt(address).root.querySelector('link[type="application/atom+xml"]');
    expect(feed?.getAttribute('href')).toBe('/es/insights.atom');
  }
});

test('the feed has every article, from its day in the company’s zone', () => {
  const feed = textAt('/insights.atom');
  for (const address of articles) expect(feed).toContain(`<id>https://www.example.com${address}</id>`);
  expect(feed).toContain('<published>2026-11-16T00:00:00-08:00</published>');
});

test.each(articles)('no script repeats the text of %s', (address) => {
  const texts = pageAt(address)
    .main.querySelectorAll('[data-text] p')
    .map(textOf)
    .filter((text) => text.length > 40);
  expect(texts.length).toBeGreaterThan(0);
  for (const script of assetsEnding('.js').map(textAt))
    expect(texts.filter((text) => script.includes(text))).toEqual([]);
});
