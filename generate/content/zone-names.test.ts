import { expect, test } from 'vitest';
import { zoneNames } from './zone-names.ts';

const zones = ['America/Los_Angeles', 'America/Costa_Rica'];

test('a clock that is moved has two names, by minutes ahead of UTC', () => {
  expect(zoneNames(zones, 'en')).toEqual({
    'America/Los_Angeles': { '-480': 'PST', '-420': 'PDT' },
    'America/Costa_Rica': { '-360': 'CST' },
  });
});

test('each language has its own', () => {
  expect(zoneNames(zones, 'es')).toEqual({
    'America/Los_Angeles': { '-480': 'GMT-8', '-420': 'GMT-7' },
    'America/Costa_Rica': { '-360': 'GMT-6' },
  });
});
