import { expect, test } from 'vitest';
import type { Draft } from '#edit/page/saving/draft.ts';
import type { Field } from '#edit/words/fields.ts';
import { withFollowing } from './following.ts';

const facts = {
  country: 'US',
  region: 'CA',
  street: '1 Main Street',
  map: 'https://maps.example.com/1',
  coordinates: '37.7, -122.4',
  timeZone: 'America/Los_Angeles',
  opens: '09:00',
};
const words = { en: { name: 'Paris', city: 'Paris, TX' }, es: { name: 'París', city: 'Tejas' } };

const fieldsOf = (file: string, texts: Record<string, Record<string, string>>) =>
  Object.keys(Object.values(texts)[0]!).map(
    (key) =>
      ({
        file,
        path: ['offices', 'paris', key],
        kind: 'text',
        values: Object.entries(texts).map(([locale, own]) => ({ locale, value: own[key] ?? '' })),
      }) as unknown as Field,
  );
const office = [...fieldsOf('ui', words), ...fieldsOf('site', { '': facts })];

/** What is typed, one after the other: keys with a language, and texts. */
function type(fields: readonly Field[], ...all: readonly (readonly [at: string, text: string])[]): Draft {
  return all.reduce<Draft>((draft, [at, text]) => {
    const [key, locale = ''] = at.split('|');
    const field = fields.find(({ path }) => path.at(-1) === key)!;
    return withFollowing(draft, fields, field, locale, text);
  }, {});
}
const factsIn = (draft: Draft) =>
  Object.fromEntries(Object.keys(facts).map((key) => [key, draft[`site:offices.paris.${key}|`]]));
const cityIn = (draft: Draft, locale: string) => draft[`ui:offices.paris.city|${locale}`];

test('an office in another country has nothing of the place where it was, but that of the file once it is back', () => {
  const gone = { region: '', street: '', map: '', coordinates: '' };
  const poland = type(office, ['country', 'PL']);
  expect(factsIn(poland)).toEqual({ ...gone, country: 'PL', timeZone: 'Europe/Warsaw', opens: undefined });
  expect([cityIn(poland, 'en'), cityIn(poland, 'es')]).toEqual(['Paris, Poland', undefined]);
  expect(factsIn(type(office, ['country', 'PT']))).toMatchObject({ timeZone: '' });
  const back = type(office, ['country', 'PL'], ['country', 'US']);
  expect(factsIn(back)).toEqual({ ...facts, opens: undefined });
  expect(cityIn(back, 'en')).toBe('Paris, TX');
  const empty = [...fieldsOf('ui', words), ...fieldsOf('site', { '': { country: '' } })];
  expect(type(empty, ['country', 'US'])).toEqual({ 'site:offices.paris.country|': 'US' });
});

test('a longer name follows the city with which it begins, also while that is empty', () => {
  const typed = type(office, ['name|en', ''], ['name|en', 'R'], ['name|en', 'Reno'], ['name|es', 'Reno']);
  expect([cityIn(typed, 'en'), cityIn(typed, 'es')]).toEqual(['Reno, TX', undefined]);
  const empty = fieldsOf('ui', { en: { name: '', city: '' } });
  expect(cityIn(type(empty, ['name|en', 'Reno']), 'en')).toBe('Reno');
});
