import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
import { spots } from '#test/content/spots.ts';
import { contentFiles } from '../content/content-files.ts';
import { currentContent, names } from '../content/content.ts';
import { placeOf, spotOf, traceOf, type Spot } from '../content/place.ts';
import { leaves } from '../words/fields.ts';
import { createActions } from './actions.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));

const read = (file: string) => copy.read(file);
const everything = () => contentFiles.map(read);

test('every value of the content is a field, and saving it as it is changes nothing', () => {
  const { fields } = actions.fields();
  expect(fields.length).toBeGreaterThan(500);
  const all = names.flatMap((name) => leaves(currentContent(copy.root), name));
  expect(fields).toHaveLength(all.length);
  const before = everything();
  const edits = fields
    .filter(({ file }) => ['home', 'site', 'figures'].includes(file))
    .flatMap(({ file, path, values, optional }) =>
      values
        .filter(({ value }) => !optional || value !== '')
        .map(({ locale, value }) => ({ do: 'set' as const, at: { file, locale, path }, value })),
    );
  const content = currentContent(copy.root);
  const hashes = Object.fromEntries(contentFiles.map((file) => [file, content.hash(file)]));
  const outcome = actions.save({ edits, hashes, title: '' });
  expect(outcome.state).toBe('saved');
  expect(everything()).toEqual(before);
});

const trace = (spot: Spot) => traceOf(spotOf(spot));

function set(key: string, value: string): string {
  const { hashes } = actions.open({ spots: spots(key) });
  return actions.save({ edits: [{ do: 'set', at: placeOf(key), value }], hashes, title: '' }).state;
}

test('an optional value is added in its place, and removed again', () => {
  const before = everything();
  expect(set('site:offices.lisbon.region', 'SJ')).toBe('saved');
  expect(parse(read('site.yaml'))).toHaveProperty('offices.lisbon.region', 'SJ');
  expect(set('site:offices.lisbon.region', '')).toBe('saved');
  expect(set('site:countVisits', 'true')).toBe('saved');
  expect(parse(read('site.yaml'))).toHaveProperty('countVisits', true);
  expect(set('site:countVisits', '')).toBe('saved');
  for (const _ of [1, 2, 3, 4]) actions.undo();
  expect(everything()).toEqual(before);
});

test('a confirmed claim gets a date of review, and loses it', () => {
  const before = everything();
  const keys = () =>
    actions
      .fields()
      .fields.map(trace)
      .filter((key) => key.startsWith('site:claimsConfirmed.uptime'));
  const own = 'site:claimsConfirmed.uptime';
  expect(keys()).toEqual([own]);
  expect(set(own, '2026-01-15')).toBe('saved');
  expect(read('site.yaml')).toContain('\nclaimsConfirmed: { uptime: 2026-01-15 }\n');
  const more = ['by', 'of.en', 'of.es', 'since', 'measured.en', 'measured.es'].map((key) => `${own}.${key}`);
  expect(keys()).toEqual([own, `${own}.review`, ...more]);
  const review = actions.open({ spots: spots(`${own}.review`) }).fields[0];
  expect(review).toMatchObject({ kind: 'date', optional: true });
  expect(set(`${own}.review`, '')).toBe('saved');
  expect(set(`${own}.review`, '2026-01-01')).toBe('refused');
  expect(set(`${own}.review`, '2027-01-15')).toBe('saved');
  expect(read('site.yaml')).toContain(
    '\nclaimsConfirmed: { uptime: { confirmed: 2026-01-15, review: 2027-01-15 } }\n',
  );
  expect(keys()).toEqual([`${own}.confirmed`, `${own}.review`, ...more]);
  expect(set(`${own}.confirmed`, '2026-02-15')).toBe('saved');
  expect(set(`${own}.review`, '')).toBe('saved');
  expect(read('site.yaml')).toContain('\nclaimsConfirmed: { uptime: { confirmed: 2026-02-15 } }\n');
  expect(set(`${own}.of.en`, 'The systems that we run')).toBe('saved');
  expect(read('site.yaml')).toContain(
    'uptime: { confirmed: 2026-02-15, of: { en: The systems that we run } }',
  );
  expect(set(`${own}.of.en`, '')).toBe('saved');
  expect(read('site.yaml')).toContain('\nclaimsConfirmed: { uptime: { confirmed: 2026-02-15 } }\n');
  for (const _ of [1, 2, 3, 4, 5, 6]) actions.undo();
  expect(everything()).toEqual(before);
});

test('a panel has the figures that a text references, their other uses, and the bounds of the schema', () => {
  const { fields, references, lists, placeholders } = actions.open({ spots: spots('home:stats.0.value') });
  expect(fields[0]).toMatchObject({ kind: 'text', room: { characters: 30, lines: 1 } });
  expect(fields[0]?.values.map(({ locale }) => locale)).toEqual(['en', 'es']);
  expect(references[0]?.figures.map(trace)).toEqual([`figures:${references[0]?.name}`]);
  expect(references[0]?.others.length).toBeGreaterThan(0);
  expect(lists[0]).toMatchObject({ index: 0, min: 2, max: 4 });
  expect(placeholders.find(({ name }) => name === 'overlap.nearshore')?.values).toHaveProperty('es');
  const range = actions.open({ spots: spots('home:overlap.rows.nearshore.value') }).references[0];
  expect(range?.figures.map(({ kind }) => kind)).toEqual(['number', 'number']);
  const [drawn] = actions.open({ spots: spots('benefits:cards.0.diagram.caption') }).references;
  expect(drawn?.figures[0]).toMatchObject({ file: 'figures', path: ['claims', expect.anything()] });
  expect(actions.open({ spots: spots('home:sharedDay.shared') }).fields[0]?.slots).toEqual(['hours']);
  expect(actions.open({ spots: spots('site:name') }).backlinks.length).toBeGreaterThan(3);
  expect(actions.open({ spots: spots('about:meta.title') }).preview?.byLanguage).toMatchObject({
    es: { address: 'https://www.meridian.works/es/about' },
  });
});

test.each(['home:__proto__.x', 'site:offices.atlantis.region', '../package:name', 'home:hero'])(
  '%s cannot be opened',
  (key) => {
    expect(() => actions.open({ spots: spots(key) })).toThrow('nothing that can be edited');
  },
);

test('an invalid request is refused before it is handled', () => {
  const bad = { edits: [{ do: 'write', file: 7, data: '' }], hashes: {}, title: '' };
  expect(actions.save.schema.safeParse(bad).success).toBe(false);
  expect(actions.modules.schema.safeParse({ ids: ['../package.json'] }).success).toBe(false);
});

test('publishing runs the checks itself, whoever asks', async () => {
  copy.put('en/about.yaml', 'title', "'**Bold**'");
  const { seen } = await actions.review();
  const { published } = await actions.publish({ seen });
  expect(published).toMatchObject({
    isGood: false,
    message: expect.stringContaining('a check has found something'),
    detail: expect.stringContaining('About › Title, English: **Bold** is Markdown'),
  });
});

test('without Git, changes are counted from when editing began', async () => {
  copy.put('en/about.yaml', 'title', 'Another');
  const { changes, branch } = await actions.review();
  expect(changes).toMatchObject([{ page: 'About', label: 'Title', language: 'English', after: 'Another' }]);
  expect(branch.problem).toMatch(/not under version control|Git is not installed/);
});

test('pages keep what they show while the content has a mistake', async () => {
  const ids = ['site.yaml', 'en/about.yaml'];
  expect((await actions.modules({ ids })).map(({ id }) => id)).toEqual(ids);
  copy.write('en/about.yaml', 'title: "');
  expect(await actions.modules({ ids })).toEqual([]);
});
