import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { spots } from '#test/content/spots.ts';
import { contentFiles, languagesIn } from '../content/content-files.ts';
import { currentContent, names } from '../content/content.ts';
import { spotOf, traceOf, type Spot } from '../content/place.ts';
import { leaves } from '../words/fields.ts';
import { createActions } from './actions.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));

const everything = () => contentFiles.map((file) => copy.read(file));

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
  expect(actions.save({ edits, hashes: {}, title: '' })).toMatchObject({ state: 'saved' });
  expect(everything()).toEqual(before);
});

const trace = (spot: Spot) => traceOf(spotOf(spot));

/** What of a claim can be edited, once these are confirmed. */
function keysWith(claims: string): string[] {
  copy.put('site.yaml', 'claimsConfirmed', claims);
  return leaves(currentContent(copy.root), 'site', ['claimsConfirmed', 'uptime']).map((path) =>
    path.slice(2).join('.'),
  );
}

test('what a claim can have besides is a field once it is confirmed', () => {
  const more = ['review', 'by', 'of.en', 'of.es', 'since', 'measured.en', 'measured.es'];
  expect(keysWith('{}')).toEqual(['']);
  expect(keysWith('{ uptime: 2026-01-15 }')).toEqual(['', ...more]);
  expect(keysWith('{ uptime: { confirmed: 2026-01-15 } }')).toEqual(['confirmed', ...more]);
  const [review] = actions.words({ spots: spots('site:claimsConfirmed.uptime.review') }).fields;
  expect(review).toMatchObject({ kind: 'date', optional: true, isNeededToLaunch: false });
  keysWith('{ soc2: 2026-01-15 }');
  const asked = ['uptime', 'soc2.scope.en', 'soc2.since'].map((key) => `site:claimsConfirmed.${key}`);
  const { fields } = actions.words({ spots: spots(...asked) });
  expect(fields.map(({ isNeededToLaunch }) => isNeededToLaunch)).toEqual([true, true, false]);
});

test('a panel has the figures that a text references, their other uses, and the bounds of the schema', () => {
  const { fields, references, lists, placeholders } = actions.words({ spots: spots('home:stats.0.value') });
  expect(fields[0]).toMatchObject({ kind: 'text', room: { characters: 30, lines: 1 } });
  expect(fields[0]?.values.map(({ locale }) => locale)).toEqual(['en', 'es']);
  expect(references[0]?.label).toMatch(/^Claims › /);
  expect(references[0]?.figures.map(trace)).toEqual([`figures:${references[0]?.name}`]);
  expect(references[0]?.others.length).toBeGreaterThan(0);
  expect(lists[0]).toMatchObject({ index: 0, min: 2, max: 4 });
  const labels = new Map(placeholders.map(({ name, label }) => [name, label]));
  expect(labels.get('overlap.nearshore')).toBe('Shared working hours › Nearshore');
  expect(labels.get('client.name')).toBe('Office that meets clients › City');
  expect(labels.get('example.zone')).toBeUndefined();
  expect(placeholders[0]?.values).toHaveProperty('es');
  const range = actions.words({ spots: spots('home:overlap.rows.nearshore.value') }).references[0];
  expect(range?.figures.map(({ kind }) => kind)).toEqual(['number', 'number']);
  const [drawn] = actions.words({ spots: spots('benefits:cards.0.diagram.caption') }).references;
  expect(drawn?.figures[0]).toMatchObject({ file: 'figures', path: ['claims', expect.anything()] });
  expect(actions.words({ spots: spots('home:sharedDay.shared') }).fields[0]?.slots).toEqual(['hours']);
  expect(actions.words({ spots: spots('site:name') }).backlinks.length).toBeGreaterThan(3);
  expect(actions.words({ spots: spots('about:meta.title') }).preview?.byLanguage).toMatchObject({
    es: { address: 'https://www.meridian.works/es/about' },
  });
});

test.each(['home:__proto__.x', 'site:offices.atlantis.region', '../package:name', 'home:hero'])(
  '%s cannot be opened',
  (key) => {
    expect(() => actions.words({ spots: spots(key) })).toThrow('There is nothing to edit at ');
  },
);

test('a file that cannot be read is why its values cannot be opened', () => {
  copy.write('site.yaml', 'name: [');
  expect(() => actions.brand()).toThrow('Company cannot be read: correct its file first.');
  copy.write('es/about.yaml', 'title: [');
  copy.write('en/about.yaml', 'title: [');
  expect(() => actions.words({ spots: spots('about:title') })).toThrow('About · English cannot be read');
  expect(() => languagesIn('{')).toThrow('content/languages.json cannot be read: ');
});

test('an invalid request is refused before it is handled', () => {
  const bad = { edits: [{ do: 'write', file: 7, data: '' }], hashes: {}, title: '' };
  expect(actions.save.schema.safeParse(bad).success).toBe(false);
});

test.each([
  ['find', { text: '🙂', matchesCase: false, wholeWords: false }],
  ['find', { text: 'long '.repeat(99), matchesCase: false, wholeWords: false }],
  ['begin', { collection: 'insights', slug: 'long', title: 'long '.repeat(99), locale: 'en' }],
  ['save', { edits: [{ do: 'write', file: 'site.yaml', data: '' }], hashes: {}, title: 'long '.repeat(99) }],
] as const)('“%s” takes what owners can type, however long', (name, data) => {
  expect(actions[name].schema.safeParse(data).success).toBe(true);
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
