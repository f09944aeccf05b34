import { expect, test } from 'vitest';
import { clockWords } from './clock-words.ts';

const zones = ['America/Los_Angeles', 'America/Costa_Rica'];

test('American English has "a.m.", and names of zones that hold all year', () => {
  expect(clockWords(zones, 'en-US')).toEqual({
    halves: ['a.m.', 'p.m.'],
    zones: { 'America/Los_Angeles': 'Pacific Time', 'America/Costa_Rica': 'Central Standard Time' },
  });
});

test('words depend on the language and the country', () => {
  expect(clockWords(zones, 'es-CR')).toEqual({
    halves: ['a.\u00a0m.', 'p.\u00a0m.'],
    zones: { 'America/Los_Angeles': 'hora del Pacífico', 'America/Costa_Rica': 'hora estándar central' },
  });
});

// Korean writes the half before the hour.
test.each(['es-ES', 'ko-KR'])('%s gets a 24-hour clock', (locale) => {
  expect(clockWords([], locale).halves).toBeNull();
});
