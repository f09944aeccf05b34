import { expect, test } from 'vitest';
import { knowsZone } from '#packages/time/utc-offset.ts';
import { readTools, writeTools, type ToolState } from './tool-address.ts';
import { largest } from '#packages/site/address-state.ts';

const defaults: ToolState = {
  zone: 'America/New_York',
  opens: '09:00',
  closes: '17:00',
  offshore: 'Asia/Kolkata',
  team: 5,
  cost: 120_000,
};

test.each<ToolState>([
  defaults,
  { zone: 'Asia/Kathmandu', opens: '00:00', closes: '23:59', offshore: 'UTC', team: 0.01, cost: 0.01 },
  { ...defaults, zone: 'Etc/GMT+5', opens: '22:15', closes: '06:45', team: largest.team, cost: largest.cost },
])('reads back what it wrote: %o', (state) => {
  expect(readTools(writeTools(state, '?utm=1'), defaults, knowsZone)).toEqual(state);
});

test.each([
  '?zone=Atlantis/Center&offshore=',
  '?from=25:00&to=9',
  '?from=10:00&to=10:00',
  '?from=17:00',
  '?team=-1&cost=0',
  '?team=1e3&cost=Infinity',
  '?team=0.001&cost=0.0000001',
])('ignores invalid parameters: %s', (search) => {
  expect(readTools(search, defaults, knowsZone)).toEqual(defaults);
});
