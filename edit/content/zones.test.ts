import { expect, test } from 'vitest';
import { withNames } from './path-label.ts';
import { zoneFault, zoneMeant, zoneName, zonesIn } from './zones.ts';

test.each([
  ['lisbon', '', 'Europe/Lisbon'],
  ['Lisbon, Portugal', '', 'Europe/Lisbon'],
  ['Europe/Lisbon', '', 'Europe/Lisbon'],
  ['poland', '', 'Europe/Warsaw'],
  ['São Paulo', 'BR', 'America/Sao_Paulo'],
  ['San Juan', 'AR', 'America/Argentina/San_Juan'],
  ['Portugal', 'PT', undefined],
  ['Porto', 'PT', undefined],
])('“%s” in “%s” is the zone %s', (typed, country, zone) => {
  expect(zoneMeant(typed, country)).toBe(zone);
});

test('a zone is called by its city and its country, and what is none says which the country has', () => {
  expect(['America/Indiana/Knox', 'America/Costa_Rica', 'Asia/Kolkata', 'UTC'].map(zoneName)).toEqual([
    'Knox, Indiana, United States',
    'Costa Rica',
    'Kolkata, India',
    'UTC',
  ]);
  expect(zoneFault('Europe/Lisbon', 'PT')).toBe('');
  const said = 'For Portugal, choose “Azores, Portugal”, “Madeira, Portugal”, or “Lisbon, Portugal”.';
  expect(zoneFault('Porto', 'PT')).toBe(`No time zone is called “Porto”. ${said}`);
  expect(zoneFault('Portugal', 'US')).toContain(said);
  expect(zoneFault('Porto', 'US')).toContain('as in “Adak, United States”');
  expect(zoneFault('Porto', '')).toContain('as in “Lisbon, Portugal”');
  expect(zonesIn('PL').map((zone) => zoneFault(zone, 'PT'))).toEqual(['']);
});

test('messages have the names of the list', () => {
  expect(withNames('must be known, as in "Europe/Lisbon", for AI/IT')).toBe(
    'must be known, as in "Lisbon, Portugal", for AI/IT',
  );
});
