import { expect, test } from 'vitest';
import { withNames } from './path-label.ts';
import { zoneName, zoneOptions, zonesIn } from './zones.ts';

test('a zone is called by its city and its country, and is offered by that name', () => {
  expect(['America/Indiana/Knox', 'America/Costa_Rica', 'Asia/Kolkata', 'UTC'].map(zoneName)).toEqual([
    'Knox, Indiana, United States',
    'Costa Rica',
    'Kolkata, India',
    'UTC',
  ]);
  const lisbon = { value: 'Europe/Lisbon', label: 'Lisbon, Portugal' };
  expect(zoneOptions()).toContainEqual(lisbon);
  expect(zoneOptions()).not.toContainEqual(expect.objectContaining({ value: 'UTC' }));
  expect(zonesIn('PT')).toEqual(expect.arrayContaining(['Atlantic/Azores', lisbon.value]));
  const labels = zoneOptions().map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(new Set(labels).size).toBe(labels.length);
});

test('messages have the names of the list', () => {
  expect(withNames('must be known, as in "Europe/Lisbon", for AI/IT')).toBe(
    'must be known, as in "Lisbon, Portugal", for AI/IT',
  );
});
