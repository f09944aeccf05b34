import { expect, test } from 'vitest';
import { checkTraces } from './traces.ts';

const facts = (site: string, ui: string) => [
  { file: 'site.yaml', text: site },
  { file: 'en/ui.yaml', text: ui },
];
const past = [
  { file: 'people.yaml', text: '{ people: { ana: { name: Ana Roy } } }' },
  { file: 'en/services.yaml', text: '{ blocks: { a: { title: Roofing } } }' },
  ...facts(
    '{ name: Acme, siteUrl: "https://www.roofs.io", bookingUrl: "https://example.com/book", phone: +33 1 42 68 53 00, areaServed: [US, CL], offices: { a: { country: FR, timeZone: Europe/Paris } } }',
    "{ offices: { a: { name: Saint Denis, city: 'Saint Denis, Normandy' }, b: { name: Taos, city: 'Taos, NM' } } }",
  ),
];
const now = [
  ...facts(
    '{ name: Isthmus, areaServed: [FR], offices: { a: { country: FR, timeZone: Europe/Paris } } }',
    '{ offices: { a: { name: Lyon }, b: { name: New Saint Malo } } }',
  ),
  { file: 'languages.json', text: '{ "en": {} }' },
  { file: 'figures.yaml', text: '{ example: { currency: EUR } }' },
  { file: 'en/services.yaml', text: '{ blocks: { a: { title: IT Staffing and Roofs } } }' },
];

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
  ['Ask Ana Roy.', 'note', 'Ana Roy, a name that is not among the people'],
  ['Call 212 555 0143.', 'stop', '212 555 0143, which is for examples alone'],
  ['+44 20 7946 0958', 'stop', '+44 20 7946 0958, which is for examples alone'],
  ['info@shop.example', 'stop', 'shop.example, which is for examples alone'],
  ['See www.roofs.io/terms', 'stop', 'roofs.io, as the company was called'],
  ['Or call +33 1 42 68 53 00.', 'stop', '+33 1 42 68 53 00, as the company was called'],
  ['at 9 Central Time', 'note', 'Central Time, a time zone without office or clients'],
  ['Meetings in English or Spanish', 'note', 'Spanish, a language without pages'],
  ['It began with AI consulting.', 'note', 'AI Consulting, a service that you do not offer'],
  ['First came Roofing.', 'note', 'Roofing, a service that you do not offer'],
  ['A team of Chileans', 'note', 'Chileans, a country without office or clients'],
  ['Call +56 2 2123 4567', 'note', '+56, the phone numbers of a country without office or clients'],
  ['From USD 9 on', 'note', 'USD, a currency that is not the planner’s'],
  ['In Lyon, NM, and there', 'note', 'NM, a place without office'],
  ['In San José, Costa Rica', 'note', 'Costa Rica, a country without office or clients; San José, a place'],
])('%j names what the facts no longer do', (text, state, reason) => {
  const [line, ...others] = found(text);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ state, file: 'content/en/home.yaml', path: 'lead' });
  expect(line?.reason).toContain(`names ${reason}`);
});

test('an address in an example of how one is written is no placeholder', () => {
  const place = {
    file: 'content/en/contact.yaml',
    path: 'form.problems.email',
    text: 'As in ana@example.com',
  };
  expect(checkTraces([place], past, now, ['en'])).toEqual([]);
});

test('a city that only the longer name of a moved office has is gone, and quoted whole', () => {
  const moved = facts(
    '{ name: Isthmus }',
    "{ offices: { a: { name: Lyon, city: 'Saint Denis, Normandy' } } }",
  );
  const text = 'Our people are led from the hills of Saint Denis, by way of Costa Rica and of San José';
  expect(
    checkTraces([{ file: 'content/en/home.yaml', path: 'lead', text }], past, moved, ['en']),
  ).toMatchObject([
    {
      reason: expect.stringMatching(/^“… .*Saint Denis, by.*”.*Saint Denis, a place/),
    },
  ]);
});

test.each([
  ['The time difference is two hours at most.', 'says how the clocks differ'],
  ['France has public holidays of its own.', 'speaks of holidays'],
  ['It ends on the second Sunday in March.', 'says when clocks change'],
])('%j is to be looked at where an office has gone', (text, what) => {
  expect(found(text)).toMatchObject([{ state: 'note', reason: expect.stringContaining(what) }]);
});

test.each([
  'Isthmus, in France and Lyon',
  'Tell us, nm',
  'Paris at 9 Central European Time',
  'Acmes and Normandys',
  'From 415 555 0200 to 555-01',
  'New Saint Malo',
  'Elixir and Phoenix',
  'Roofing is loud. Where roofing is not, it is late. Roofing ends.',
  'IT staffing in plain English, for euros, at UTC +56',
  'Includes daylight saving time, but not public holidays.',
])('%j names nothing that is gone', (text) => expect(found(text)).toEqual([]));
