import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { knowsZone } from '#app/time/utc-offset.ts';
import { largest, readTools, writeTools, type ToolState } from './tool-address.ts';

const defaults: ToolState = {
  zone: 'America/New_York',
  opens: '09:00',
  closes: '17:00',
  offshore: 'Asia/Kolkata',
  team: 5,
  cost: 120_000,
};

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const zone = fc.constantFrom('Asia/Kathmandu', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC');
const cents = (limit: number) => fc.integer({ min: 1, max: limit * 100 }).map((value) => value / 100);
const states = fc
  .record({
    zone,
    opens: time,
    closes: time,
    offshore: zone,
    team: cents(largest.team),
    cost: cents(largest.cost),
  })
  .filter(({ opens, closes }) => opens !== closes);

test('reads back what it wrote', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(readTools(writeTools(state, '?utm=1'), defaults, knowsZone)).toEqual(state);
    }),
  );
});

test('keeps other parameters', () => {
  expect(new URLSearchParams(writeTools(defaults, '?utm=a%26b')).get('utm')).toBe('a&b');
});

test.each([
  '',
  '?zone=Atlantis/Center&offshore=',
  '?zone=%00&offshore=<script>',
  '?from=25:00&to=9',
  '?from=10:00&to=10:00',
  '?from=17:00',
  '?team=-1&cost=0',
  '?team=1e3&cost=Infinity',
  '?team=0.001&cost=0.0000001',
  '?team=10001&cost=10000001',
  '?team=5,5&cost=%20120000',
  '?team=&cost=NaN',
])('ignores invalid parameters: %s', (search) => {
  expect(readTools(search, defaults, knowsZone)).toEqual(defaults);
});

test('never returns values that the tools cannot use', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('zone', 'from', 'to', 'team', 'cost'), fc.string()),
      (given) => {
        const state = readTools(`?${new URLSearchParams(given)}`, defaults, knowsZone);
        expect(knowsZone(state.zone)).toBe(true);
        expect(state.opens).not.toBe(state.closes);
        expect(state.team).toBeGreaterThan(0);
        expect(state.cost).toBeLessThanOrEqual(largest.cost);
      },
    ),
  );
});
