import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { pathOf } from '../content/place.ts';
import { currentContent } from '../content/content.ts';
import { inWords } from './in-words.ts';

const [copy] = eachCopy();

test.each([
  ['services', 'blocks.app-rescue.icon', 'strategy', 'Strategy'],
  ['services', 'blocks.app-rescue.title', '{services.app-rescue.implementation} weeks', '3–7 weeks'],
  ['services', 'blocks.app-rescue', { title: 'A', next: { page: 'plan', text: 'B' } }, 'A · Plan · B'],
  ['insights/sun', 'date', '2026-01-15', 'January 15, 2026'],
  ['insights/sun', 'draft', true, 'Yes'],
  ['insights/sun', 'text.1', 'In {claims.offices} offices.', 'In 2 offices.'],
  ['site', 'offices.lisbon.country', 'PT', 'Portugal'],
])('a value of %s at %s is told as people read it', (file, path, value, words) => {
  const place = { file, locale: file === 'site' ? '' : 'en', path: pathOf(path) };
  expect(inWords(currentContent(copy.root), place, value)).toBe(words);
});
