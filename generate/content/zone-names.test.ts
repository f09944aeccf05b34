import { expect, test } from 'vitest';
import { zoneNames } from './zone-names.ts';

const zones = ['America/Los_Angeles', 'America/Costa_Rica'];

test('a zone with daylight saving time has two names, by UTC offset', () => {
  expect(zoneNames(zones, 'en')).toEqual({
    'America/Los_Angeles': { '-480': 'PST', '-420': 'PDT' },
    'America/Costa_Rica': { '-360': 'CST' },
  });
});

test('names depend on the language', () => {
  expect(zoneNames(zones, 'es')).toEqual({
    'America/Los_Angeles': { '-480': 'GMT-8', '-420': 'GMT-7' },
    'America/Costa_Rica': { '-360': 'GMT-6' },
  });
});
