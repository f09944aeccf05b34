import { expect, test } from 'vitest';
import { checkTraces } from './traces.ts';

const facts = (site: string, ui: string) => [
  { file: 'site.yaml', text: site },
  { file: 'en/ui.yaml', text: ui },
];
const past = [
  { file: 'en/ui.yaml', text: '{ offices: [' },
  ...facts(
    '{ name: Acme, siteUrl: "https://www.roofs.io", areaServed: [US, CL], offices: { a: { country: FR } } }',
    "{ offices: { a: { name: Saint Denis, city: 'Saint Denis, Normandy' }, b: { name: Saint Malo, city: 'Saint Malo, NM' } } }",
  ),
];
const now = facts(
  '{ name: Isthmus, areaServed: [FR], offices: { a: { country: FR } } }',
  '{ offices: { a: { name: Lyon }, b: { name: New Saint Malo } } }',
);

function found(text: string) {
  return checkTraces([{ file: 'content/en/home.yaml', path: 'lead', text }], past, now, ['en']);
}

test.each([
  ['We are Acme.', 'stop', 'Acme, as the company was called or reached'],
  ['Come to Saint\n  Denis.', 'note', 'Saint Denis, a place without office'],
  ['The hills of NORMANDY', 'note', 'Normandy, a place without office'],
  ['US standard time', 'note', 'US, a country without office or clients'],
  ['On to Chile', 'note', 'Chile, a country without office or clients'],
  ['Call 212 555 0143.', 'stop', '212 555 0143, which is for examples alone'],
  ['+44 20 7946 0958', 'stop', '+44 20 7946 0958, which is for examples alone'],
  ['info@shop.example', 'stop', 'shop.example, which is for examples alone'],
  ['See www.roofs.io/terms', 'stop', 'roofs.io, as the company was called'],
  [
    'Built in San José, Costa Rica',
    'note',
    'San José, a place without office; Costa Rica, a country without office or clients',
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
  'Acmes and Normandys',
  'From 415 555 0200 to 555-01',
  'New Saint Malo',
])('%j names nothing that is gone', (text) => expect(found(text)).toEqual([]));
