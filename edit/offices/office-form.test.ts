import { expect, test } from 'vitest';
import { factsIn } from './office-form.ts';

test('an office in another country has nothing of the place where it was', () => {
  const facts = {
    side: 'client',
    country: 'US',
    region: 'CA',
    street: '1 Main Street',
    map: 'https://maps.example.com/1',
    coordinates: '37.7, -122.4',
    timeZone: 'America/Los_Angeles',
    opens: '09:00',
  };
  const gone = { region: '', street: '', map: '', coordinates: '' };
  expect(factsIn('PL', facts)).toEqual({ ...facts, ...gone, country: 'PL', timeZone: 'Europe/Warsaw' });
  expect(factsIn('PT', facts)).toEqual({ ...facts, ...gone, country: 'PT', timeZone: '' });
});
