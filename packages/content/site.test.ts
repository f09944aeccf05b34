import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { currentSite, currentSource, loadSite } from './site.ts';

const [copy] = eachCopy();

const wordsOf = (code: 'en' | 'es' = 'en') => loadSite(copy.root).languages[code].words;

// Figures by locale: ranges with an en dash, a non-breaking space before a percent sign, years without a separator.
test.each([
  ['en', '{phone}, {claims.professionals}, {savings.nearshore}', '+1 (303) 867-5309, 1,500, 20–40'],
  ['es', '{claims.uptime} %, {claims.professionals}', '99,95\u00a0%, 1\u00a0500'],
  ['es', '{savings.nearshore}, {copyrightYear}', '20-40, 2031'],
  ['en', 'To {client.closes}. In {name}.', 'To 4\u00a0p.m. In Meridian Works.'],
  [
    'es',
    '{delivery.name}: {delivery.opens}. {client.name}: {client.opens}',
    'Lisboa: 9:30\u00a0a.\u00a0m. Denver: 7\u00a0a.\u00a0m.',
  ],
] as const)('fills placeholders in %s: %s', (code, text, filled) => {
  copy.put(`${code}/about.yaml`, 'title', `'${text}'`);
  expect(wordsOf(code).about.title).toBe(filled);
});

test('prefers the short title of a service', () => {
  expect(wordsOf().ui.services['app-rescue']).toBe('App rescue');
  expect(wordsOf().home.services.cards['app-rescue']?.title).toBe('App rescue');
  expect(wordsOf().services.blocks['app-rescue']?.title).toBe('Rescue of applications in trouble');
  copy.replace('en/services.yaml', 'blocks.app-rescue.shortTitle');
  expect(wordsOf().ui.services['app-rescue']).toBe('Rescue of applications in trouble');
});

test('with a third office, fills placeholders with the first office of each side', () => {
  const office = "{ side: delivery, timeZone: Europe/Lisbon, opens: '08:00', closes: '12:00', country: PT }";
  copy.above('site.yaml', 'offices.lisbon', `porto: ${office}`);
  const words = '{ city: Porto, name: Porto, role: Where things are made, work: making }';
  for (const code of ['en', 'es']) copy.above(`${code}/ui.yaml`, 'offices.lisbon', `porto: ${words}`);
  copy.put('en/about.yaml', 'title', "'{delivery.opens}, {client.opens}'");
  expect(wordsOf().about.title).toBe('8\u00a0a.m., 7\u00a0a.m.');
  expect(Object.keys(loadSite(copy.root).facts.offices)).toEqual(['porto', 'lisbon', 'denver']);
});

test('content stays the same until a file changes', () => {
  const { put, root } = copy;
  const before = currentSource(root);
  expect(currentSource(root)).toBe(before);
  put('figures.yaml', 'claims.uptime', '99.9');
  expect(currentSource(root)).not.toBe(before);
});

test('the development server has no site while a body has a mistake', () => {
  const { root } = copy;
  copy.writeText('en/insights/first', {}, '# Title');
  expect(currentSource(root).mistakes).toMatchObject([{ file: 'content/en/insights/first.md', line: 7 }]);
  expect(currentSite(root, { showsAll: true })).toBeUndefined();
});
