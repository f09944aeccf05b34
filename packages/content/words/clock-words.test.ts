import { expect, test } from 'vitest';
import { halvesOf } from './clock-words.ts';

test.each([
  ['en-US', ['a.m.', 'p.m.']],
  // With a word for noon.
  ['es-CR', ['a.\u00a0m.', 'p.\u00a0m.', 'm.\u00a0d.']],
  // A 24-hour clock.
  ['es-ES', null],
  // Korean writes the half before the hour.
  ['ko-KR', null],
])('the halves of the day in %s are %j', (locale, halves) => {
  expect(halvesOf(locale)).toEqual(halves);
});
