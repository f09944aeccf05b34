/** Client stories: their pages, and where other pages show them. words.test.ts has what they say, and the home page. */
import { describe, expect, test } from 'vitest';
import { meridian, textOf } from '../site.ts';

const { document, read, scriptsWith, texts } = meridian;

// Scripts must not grow with the number of stories.
test('scripts have the titles and figures of the newest three stories about a service, and no texts', () => {
  expect(scriptsWith(/, older-3/)).not.toEqual([]);
  expect(scriptsWith(/, older-1/)).toEqual([]);
  expect(scriptsWith(/kept their own lists|llevaban sus propias listas/)).toEqual([]);
});

test.each([
  ['app-rescue', 3],
  ['night-watch', 1],
  ['cloud-365', 0],
])('the service %s shows %i stories that name it', (id, count) => {
  expect(texts('/services', `section#${id} + .service-stories h4`)).toHaveLength(count);
});

describe('a story', () => {
  const address = '/stories/parcels';

  test('draws its figures to scale, in the order of the content', () => {
    const bars = document(address)
      .querySelectorAll('.before-after')
      .map((figure) =>
        figure.querySelectorAll('dd > svg').map((bar) => Number.parseFloat(bar.getAttribute('width') ?? '')),
      );
    expect(bars.map((pair) => pair.map(Math.round))).toEqual([
      [100, 28],
      [100, 62],
      [62, 100],
    ]);
  });

  test('has no quote where that is not translated', () => {
    expect(texts(`/es${address}`, '.story-quote')).toEqual([]);
  });

  test('has its day in the sitemap', () => {
    expect(read('/sitemap.xml')).toMatch(/stories\/parcels<\/loc>[^\n]*<lastmod>2026-02-01/);
  });
});

test('a story in one language says so, and its language link leads to the list of the other', () => {
  const story = document('/stories/ledgers');
  expect(textOf(story)).toContain('in English only');
  expect(story.querySelector('footer a[hreflang]')?.getAttribute('href')).toBe('/es/stories');
  expect(story.querySelector('.before-after')).toBeNull();
});
