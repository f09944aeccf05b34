import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
import { spots } from '#test/content/spots.ts';
import { createActions } from '../server/actions.ts';

const [copy, actions] = eachCopy(({ root, write }) => {
  write(
    'people.yaml',
    `title: { en: People, es: Personas }
people:
  ana: { name: Ana, role: { en: x, es: 'y' }, office: lisbon }
  bo: { name: Bo, role: { en: x, es: 'y' }, office: denver }
`,
  );
  return createActions(root);
});

const link = (city: string) => `[Card](/contact/${city}.vcf)`;
const officesOf = (file: string) => Object.keys((parse(copy.read(file)) as { offices: object }).offices);

test('offices are renamed, removed, added and ordered in one step, and what hangs on them follows', () => {
  const { offices, hashes } = actions.offices();
  const lisbon = offices[0]!;
  const called = (name: string) => ({ en: { ...lisbon.words.en, name }, es: { ...lisbon.words.es, name } });
  const tokyo = { key: '', facts: { ...lisbon.facts, timeZone: 'Asia/Tokyo' }, words: called('Tokyo') };
  const save = (wanted: typeof offices) =>
    actions.save({ edits: [{ do: 'offices', offices: wanted }], hashes, title: 'Offices' });
  expect(save([tokyo, { ...tokyo, facts: { ...tokyo.facts, closes: '01:00' } }])).toMatchObject({
    state: 'refused',
    problems: [{ file: 'site.yaml', path: 'offices.tokyo-2.closes' }],
  });
  expect(save([tokyo, tokyo, { ...lisbon, words: called('Porto') }])).toMatchObject({ state: 'saved' });
  for (const file of ['site.yaml', 'en/ui.yaml', 'es/ui.yaml'])
    expect(officesOf(file)).toEqual(['tokyo', 'tokyo-2', 'porto']);
  expect(copy.read('people.yaml')).toMatch(/Ana.* office: porto \}\n.*'y' \} \}\n$/);
});

test('a city that is typed anew on the page renames the office everywhere', () => {
  const key = 'ui:offices.denver.name';
  copy.write('site.yaml', copy.read('site.yaml').replace('  denver:', '  # Since 2019.\n$&'));
  copy.writeText('en/insights/cards', {}, link('denver'));
  const { hashes } = actions.words({ spots: spots(key) });
  const at = { file: 'ui', path: ['offices', 'denver', 'name'] };
  const edits = ['en', 'es'].map(
    (locale) => ({ do: 'set', at: { ...at, locale }, value: 'Austin' }) as const,
  );
  expect(actions.save({ edits, hashes, title: 'City' })).toMatchObject({ state: 'saved' });
  expect(officesOf('site.yaml')).toEqual(['lisbon', 'austin']);
  expect(copy.read('people.yaml')).toContain('office: austin');
  expect(copy.read('site.yaml')).toContain('  # Since 2019.\n  austin:');
  expect(copy.read('en/insights/cards.md')).toContain(link('austin'));
});
