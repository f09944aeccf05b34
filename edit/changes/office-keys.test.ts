import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
import { spots } from '#test/content/spots.ts';
import { both } from '#test/content/owner-changes.ts';
import { spotOf, traceOf } from '../content/place.ts';
import { additionEdits, newItemIn } from '../page/lists/form-values.ts';
import { editsOf, rowsOf } from '../page/lists/table-values.ts';
import { slotOf, type Draft } from '../page/saving/draft.ts';
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

const files = ['site.yaml', 'en/ui.yaml', 'es/ui.yaml'];
const link = (city: string) => `[Card](/contact/${city}.vcf)`;
const at = (file: string, locale: string, ...path: string[]) => ({
  file,
  locale,
  path: ['offices', ...path],
});
const key = (...place: Parameters<typeof at>) => traceOf(at(...place));
const officesOf = (file: string) => Object.keys((parse(copy.read(file)) as { offices: object }).offices);

test('offices are renamed, removed and added in one step, and what hangs on them follows', () => {
  const opened = actions.offices();
  const names = (office: string, name: string) =>
    both.map((locale) => [key('ui', locale, office, 'name'), name] as const);
  const added = (office: string): Draft =>
    Object.fromEntries([
      ...both.flatMap((locale) =>
        ['city', 'role', 'work'].map((each) => [key('ui', locale, office, each), 'Words'] as const),
      ),
      ...names(office, 'Tokyo'),
      ...Object.entries({ side: 'client', country: 'JP', timeZone: 'Asia/Tokyo', opens: '09:00' }).map(
        ([fact, value]) => [key('site', '', office, fact), value] as const,
      ),
      [key('site', '', office, 'closes'), '18:00'],
    ]);
  const save = (draft: Draft) => {
    const edits = editsOf(opened, rowsOf(opened, draft), draft);
    return actions.save({ edits, hashes: opened.hashes, title: 'Offices' });
  };
  const wanted = {
    ...added('+0'),
    ...added('+1'),
    ...Object.fromEntries(names('lisbon', 'Porto')),
    [key('ui', '', 'denver', '-')]: 'gone',
  };
  const closes = 'offices.lisbon.closes';
  expect(save({ ...wanted, [`site:${closes}|`]: '01:00' })).toMatchObject({
    state: 'refused',
    problems: [{ file: 'site.yaml', path: closes }],
  });
  // Of a new office with nothing but words, the facts are asked for.
  const words = Object.entries(added('+0')).filter(([slot]) => slot.startsWith('ui:'));
  const paths = ['side', 'country', 'timeZone', 'opens', 'closes'].map((fact) => `offices.tokyo.${fact}`);
  expect(save(Object.fromEntries(words))).toMatchObject({ problems: paths.map((path) => ({ path })) });
  expect(save(wanted)).toMatchObject({ state: 'saved' });
  for (const file of files) expect(officesOf(file)).toEqual(['porto', 'tokyo', 'tokyo-2']);
  expect(copy.read('people.yaml')).toMatch(/Ana.* office: porto \}\n.*'y' \} \}\n$/);
});

test('a second office in a city is added after another, in all files', () => {
  const item = actions.item({ file: 'ui', path: ['offices'], item: 'lisbon' });
  const facts: Draft = {
    side: 'client',
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    opens: '09:00',
    closes: '18:00',
  };
  const typed = newItemIn(item, {}).fields.flatMap((field) =>
    field.values.map(({ locale }) => [
      slotOf(field, locale),
      facts[String(field.path.at(-1))] ?? (field.optional ? '' : 'Lisbon'),
    ]),
  );
  const draft = Object.fromEntries(typed) as Draft;
  const { fields, step } = newItemIn(item, draft);
  const edits = additionEdits(item.list, draft, { fields, step, index: item.list.index + 1 });
  expect(actions.save({ edits, hashes: item.hashes, title: 'Add' })).toMatchObject({ state: 'saved' });
  for (const file of files) expect(officesOf(file)).toEqual(['lisbon', 'lisbon-2', 'denver']);
});

test('offices are moved in all files', () => {
  const edits = [{ do: 'move' as const, at: spotOf(at('ui', '', 'lisbon')), to: 1 }];
  expect(actions.save({ edits, hashes: {}, title: 'Move' })).toMatchObject({ state: 'saved' });
  for (const file of files) expect(officesOf(file)).toEqual(['denver', 'lisbon']);
});

test('a city that is typed anew on the page renames the office everywhere', () => {
  copy.write('site.yaml', copy.read('site.yaml').replace('  denver:', '  # Since 2019.\n$&'));
  copy.writeText('en/insights/cards', {}, link('denver'));
  const { hashes } = actions.words({ spots: spots('ui:offices.denver.name') });
  const edits = both.map(
    (locale) => ({ do: 'set', at: at('ui', locale, 'denver', 'name'), value: 'Austin' }) as const,
  );
  expect(actions.save({ edits, hashes, title: 'City' })).toMatchObject({ state: 'saved' });
  expect(officesOf('site.yaml')).toEqual(['lisbon', 'austin']);
  expect(copy.read('people.yaml')).toContain('office: austin');
  expect(copy.read('site.yaml')).toContain('  # Since 2019.\n  austin:');
  expect(copy.read('en/insights/cards.md')).toContain(link('austin'));
});
