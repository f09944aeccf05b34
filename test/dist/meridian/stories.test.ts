/** Client stories. words.test.ts has what they, and other pages of them, say. */
import { expect, test } from 'vitest';
import { meridian } from '../site.ts';

const { read, scriptsWith } = meridian;

// Scripts must not grow with the number of stories.
test('scripts have the titles and figures of the newest three stories about a service, and no texts', () => {
  expect(scriptsWith(/, older-3/)).not.toEqual([]);
  expect(scriptsWith(/, older-1/)).toEqual([]);
  expect(scriptsWith(/kept their own lists|llevaban sus propias listas/)).toEqual([]);
});

test('a story has its day in the sitemap', () => {
  expect(read('/sitemap.xml')).toMatch(/stories\/parcels<\/loc>[^\n]*<lastmod>2026-02-01/);
});
