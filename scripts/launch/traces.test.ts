import { expect, test } from 'vitest';
import { checkTraces } from './traces.ts';

const facts = (site: string, ui: string) => [
  { file: 'site.yaml', text: site },
  { file: 'en/ui.yaml', text: ui },
];
const past = facts(
  '{ name: Acme, areaServed: [US], offices: { a: { country: FR, timeZone: Europe/Paris } } }',
  "{ offices: { a: { name: Saint Denis, city: 'Saint Denis, Normandy' }, b: { name: Taos, city: 'Taos, NM' } } }",
);
const now = facts(
  '{ name: Isthmus, areaServed: [FR], offices: { a: { country: FR, timeZone: Europe/Paris } } }',
  '{ offices: { a: { name: Lyon }, b: { name: New Saint Malo } } }',
);

/** Returns what is found in a text after these facts have changed. */
function found(text: string) {
  return checkTraces([{ file: 'content/en/home.yaml', path: 'lead', text }], past, now, ['en']);
}

test.each([
  ['We are Acme.', 'stop', 'Acme, as the company was called or reached'],
  ['Come to Saint\n  Denis.', 'note', 'Saint Denis, a place without office'],
  ['The hills of NORMANDY', 'note', 'Normandy, a place without office'],
  ['US standard time', 'note', 'US, a country without office or clients'],
  ['15 U.S. Code', 'note', 'US, a country without office or clients'],
  ['such as Chicago', 'note', 'Chicago, a city in a country without office or clients'],
  ['at 9 Central Time', 'note', 'Central Time, a time zone without office or clients'],
  ['In Lyon, NM, and there', 'note', 'NM, a place without office'],
  [
    'Built in San José, Costa Rica',
    'note',
    'Costa Rica, a country without office or clients; San José, a place',
  ],
])('%j names what the facts no longer do', (text, state, reason) => {
  const [line, ...others] = found(text);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ state, file: 'content/en/home.yaml', path: 'lead' });
  expect(line?.reason).toContain(`names ${reason}`);
});

test.each([
  'Isthmus, in France and Lyon',
  'Tell us, nm',
  'Paris at 9 Central European Time',
  'Acmes and Normandys',
  'New Saint Malo',
  'Elixir and Phoenix',
])('%j names nothing that is gone', (text) => expect(found(text)).toEqual([]));
