import { expect, test } from 'vitest';
import type { Figures } from '#packages/content/facts.ts';
import { loadSite } from '#packages/content/site.ts';
import { checkCountedNouns, checkCounts, checkFastest } from './counts.ts';
import { textsOf } from './texts.ts';
import { isthmus } from '#test/sites/sites.ts';

const site = loadSite(isthmus).languages.en.words;
const blocks = Object.fromEntries(Object.entries(site.services.blocks).slice(0, 3));
const words = { ...site, services: { ...site.services, blocks } };

function found(lead: string) {
  const home = { ...words.home, services: { ...words.home.services, lead } };
  return checkCounts({ ...words, home }, 'en').filter(({ path }) => path === 'services.lead');
}

test.each([
  ['Three ways to start.', []],
  ['One of our services starts with you, at 98% or 50+.', []],
  ['Services for everyone, 24/7, in 30–50% less time.', []],
  ['Four ways to start.', ['mentions 4, and there are 3 services']],
  ['Choose from 2 services', ['mentions 2, and there are 3 services']],
])('of three services, %j: %o', (lead, reasons) => {
  expect(found(lead)).toMatchObject(
    reasons.map((reason) => ({ state: 'note', file: 'content/en/home.yaml', reason })),
  );
});

test('the front matter of a text is read key by key, without what names something else', () => {
  const source = '---\nduration: 8 weeks\nservices:\n  - mending\n---\n\nText\n';
  expect(textsOf(new Map([['x.md', source]]))).toMatchObject([{ path: 'duration' }, { line: 7 }]);
});

test.each([
  ['Six services, and two countries', 'en', ['Six services']],
  ['both of our offices and the two cities', 'en', ['both of our offices', 'two cities']],
  ['las dos oficinas de tres países', 'es', ['dos oficinas', 'tres países']],
])('%j counts otherwise', (text, language, said) => {
  const counted = { services: 12, offices: 1, countries: 2 };
  const lines = checkCountedNouns([{ file: 'x', path: 'y', text }], counted, language);
  expect(lines.map(({ reason }) => /“(.*)”/.exec(reason)?.[1])).toEqual(said);
});

const timeOf = (id: string, rest: string) => ({
  file: 'content/en/services.yaml',
  path: `blocks.${id}.roiTimeline`,
  text: `{services.${id}.roi} ${rest}`,
});

test('names a service that is called the fastest beside a faster one, in the same unit', () => {
  const services: Figures['services'] = {
    slow: { roi: [2, 4] },
    quick: { roi: [2, 3] },
    staffing: { roi: [1, 2] },
  };
  const texts = [timeOf('slow', 'months (fastest)'), timeOf('quick', 'months'), timeOf('staffing', 'weeks')];
  const found = (without: string) =>
    checkFastest(
      texts.filter(({ path }) => !path.includes(without)),
      { services },
      'en',
    );
  expect(found('quick')).toEqual([]);
  expect(found('none')).toMatchObject([
    { state: 'wrong', reason: 'says “fastest”, and quick has 2–3, beside 2–4 here' },
  ]);
  const typed = { ...timeOf('typed', ''), text: '1–3 months' };
  expect(checkFastest([typed, ...texts], { services }, 'en')).toMatchObject([
    { reason: 'says “fastest”, and typed has 1–3, beside 2–4 here' },
  ]);
});
