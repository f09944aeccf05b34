import { expect, test } from 'vitest';
import { checkCounts } from './counts.ts';
import { textsOf } from './texts.ts';

test('the front matter of a text is read key by key, without what names something else', () => {
  const source = '---\nduration: 8 weeks\nservices:\n  - mending\n---\n\nText\n';
  expect(textsOf(new Map([['x.md', source]]))).toMatchObject([{ path: 'duration' }, { line: 7 }]);
});

test.each([
  ['Six services, and two countries', 'en', 1, ['Six services']],
  ['both of our offices and the two cities', 'en', 1, ['both of our offices', 'two cities']],
  ['12 services in all, 24/7', 'en', 1, []],
  ['las dos oficinas de tres países', 'es', 1, ['dos oficinas', 'tres países']],
  ['Each office has its own job.', 'en', 1, ['Each office']],
  ['{claims.offices} [[offices]]', 'en', 1, []],
  ['Each office has its own job, and both are open.', 'en', 2, []],
  ['For most of the day, both\n  are open.', 'en', 3, ['both are']],
])('%j in %s, of %i offices, counts otherwise: %j', (text, language, offices, said) => {
  const counted = { services: 12, offices, countries: 2 };
  const lines = checkCounts([{ file: 'x', path: 'y', text }], counted, language);
  expect(lines.map(({ state, reason }) => [state, /“(.*)”/.exec(reason)?.[1]])).toEqual(
    said.map((each) => ['wrong', each]),
  );
});
