import { expect, test } from 'vitest';
import { officeIn, withWord } from './office-form.ts';

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
const words = { en: { name: 'Paris', city: 'Paris, TX' }, es: { name: 'París', city: 'Tejas' } };
const paris = { key: 'paris', facts, words };

test('an office in another country has nothing of the place where it was, but what was there before', () => {
  const gone = { region: '', street: '', map: '', coordinates: '' };
  const poland = officeIn('PL', paris);
  expect(poland.facts).toEqual({ ...facts, ...gone, country: 'PL', timeZone: 'Europe/Warsaw' });
  expect(poland.words).toEqual({ en: { name: 'Paris', city: 'Paris, Poland' }, es: words.es });
  expect(officeIn('PT', paris).facts.timeZone).toBe('');
  expect(officeIn('US', poland, paris)).toEqual(paris);
  expect(officeIn('US', { ...paris, facts: {} }).words).toEqual(words);
});

test('a longer name follows the city with which it begins, also while that is empty', () => {
  const typed = ['', 'R', 'Reno'].reduce<Record<string, string>>(
    (texts, text) => withWord(texts, 'name', text),
    words.en,
  );
  expect(typed).toEqual({ name: 'Reno', city: 'Reno, TX' });
  expect(withWord(words.es, 'name', 'Reno')).toEqual({ name: 'Reno', city: 'Tejas' });
  expect(withWord({}, 'name', 'Reno')).toEqual({ name: 'Reno', city: 'Reno' });
});
