/** The pages of articles. Judges look at their list and feed. */
import { expect, test } from 'vitest';
import { pageAt, textOf } from './site.ts';

test('an article leads to the one before it, the one after it, and the list', () => {
  const ways = pageAt('/insights/compare-costs').main.querySelectorAll('nav[aria-label] p');
  expect(ways.map(textOf)).toEqual([
    'Earlier How this site keeps a message from getting lost',
    'Later How many hours San Francisco and San Jose share',
    'All articles',
  ]);
});
