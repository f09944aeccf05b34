import { expect, test } from 'vitest';
import { halvesOf } from './clock-words.ts';

test('American English has "a.m."', () => {
  expect(halvesOf('en-US')).toEqual(['a.m.', 'p.m.']);
});

test('words depend on the language and the country, and Spanish has one for noon', () => {
  expect(halvesOf('es-CR')).toEqual(['a.\u00a0m.', 'p.\u00a0m.', 'm.\u00a0d.']);
});

// Korean writes the half before the hour.
test.each(['es-ES', 'ko-KR'])('%s gets a 24-hour clock', (locale) => {
  expect(halvesOf(locale)).toBeNull();
});
