import { readFileSync } from 'node:fs';
import path from 'node:path';
import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { dataNode, valueAt, walk, type Path } from '#packages/content/tree.ts';
import { isthmus } from '#test/sites/sites.ts';
import type { Place } from '../content/place.ts';
import { dataAfter, Refused, type ValueEdit } from './edits.ts';
import { fileAfter } from './file-after.ts';
import { applyEdits } from './write.ts';

// Each way in which a value stands in the content files.
const standing = readFileSync('test/content/standing.yaml', 'utf8');
const sources = [
  ['an example of each way', standing, 300] as const,
  ...['site.yaml', 'figures.yaml', 'en/home.yaml', 'en/services.yaml', 'es/questions.yaml'].map(
    (file) => [file, readFileSync(path.join(isthmus, 'content', file), 'utf8'), 3] as const,
  ),
];

const pathsIn = (data: unknown) => [...walk(dataNode(data))].map((node) => node.path);
const leavesOf = (data: unknown) =>
  pathsIn(data).filter((at) => at.length > 0 && typeof valueAt(data, at) !== 'object');

const place = (path: Path): Place => ({ file: 'home', locale: 'en', path });

function itemEdits(path: Path, collection: object): ValueEdit[] {
  const isList = Array.isArray(collection);
  const keys = isList ? [...collection.keys()] : Object.keys(collection);
  return keys.flatMap((key, index): ValueEdit[] => {
    const value: unknown = Reflect.get(collection, key);
    const at = place([...path, key]);
    const added = (position: number) => place([...path, isList ? position : `${key}-new`]);
    return [
      { do: 'insert', at: added(index), value, index },
      { do: 'insert', at: added(index + 1), value, index: index + 1 },
      { do: 'remove', at },
      ...(isList ? [] : [{ do: 'rename' as const, at, key: `${key}-new` }]),
      { do: 'move', at, to: (index + 1) % keys.length },
    ];
  });
}

const words = array(
  oneof(
    // Longer than a line, at times.
    string({ unit: 'grapheme', minLength: 1, maxLength: 160 }),
    constantFrom(..."word|it's|404|yes|null|---|: | #|- |“q”|\n|\n\n|  |`".split('|')),
  ),
  { minLength: 1, maxLength: 30 },
).map((all) => all.join(''));

// White space that JavaScript trims and YAML keeps, and what has a meaning in YAML.
const tricky = constantFrom(
  ...'\u00a0\u2003\u2009\u202f\u2028\u2029\u3000\u200b\u00ad\ufeff\u0085\t\n ',
  ...': #-?!&*|>%@`\'"{}[],~',
);
const part = oneof(string({ unit: 'binary' }), words, tricky);
// What stands at an end is what matters most.
const anyText = tuple(oneof(tricky, part), array(part), oneof(tricky, part)).map((all) =>
  all.flat().join(''),
);

/** The source with a value in place of another, or with a new item or key of this value; undefined if that is refused. */
function written(source: string, edit: ValueEdit): string | undefined {
  try {
    return applyEdits(source, [edit]);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

describe.each(sources)('%s', { timeout: 60_000 }, (_, source, numRuns) => {
  const data: unknown = parse(source);
  const leaves = leavesOf(data);
  const collections = pathsIn(data).filter((at) => {
    const value = valueAt(data, at);
    // Lists, and groups whose keys the content defines.
    const isGroup = typeof value === 'object' && ['blocks', 'offices', 'services'].includes(String(at));
    return Array.isArray(value) || isGroup;
  });

  test('writing every value as it is changes nothing', () => {
    const edits = leaves.map((at): ValueEdit => ({ do: 'set', at: place(at), value: valueAt(data, at) }));
    expect(applyEdits(source, edits)).toBe(source);
  });

  const ofTexts = pathsIn(data).flatMap((at): ValueEdit[] => {
    const there = valueAt(data, at);
    if (typeof there !== 'object') return [{ do: 'set', at: place(at), value: '' }];
    return [{ do: 'insert', at: place([...at, Array.isArray(there) ? 0 : 'new']), value: '' }];
  });

  test('any text reads as it was asked, beside all that was there, and can be written again', () => {
    const comments = source.match(/#.*$/gm) ?? [];
    assert(
      property(constantFrom(...ofTexts), anyText, anyText, (edit, one, other) => {
        const asked = { ...edit, value: one } as ValueEdit;
        const once = written(source, asked);
        if (once === undefined) return;
        expect(parse(once)).toEqual(dataAfter(data, asked));
        for (const comment of comments) expect(once).toContain(comment);
        const twice = written(once, { do: 'set', at: edit.at, value: other });
        // Only what cannot stand in that place at all is refused.
        const isPossible = written(source, { ...edit, value: other } as ValueEdit) !== undefined;
        expect(twice === undefined ? !isPossible : valueAt(parse(twice), edit.at.path) === other).toBe(true);
        expect(written(once, { do: 'set', at: edit.at, value: 'back' })).toBeDefined();
      }),
      { numRuns },
    );
  });

  const ofItems = collections.flatMap((at) => itemEdits(at, valueAt(data, at) as object));

  test.runIf(ofItems.length > 0)('an item can be added, moved, renamed and removed', () => {
    assert(
      property(constantFrom(...ofItems), (edit) => {
        expect(parse(applyEdits(source, [edit]))).toEqual(dataAfter(data, edit));
      }),
      { numRuns: 20 },
    );
  });
});

const paragraph = `text: >-
  The first line is short,
  the second has a word that changes,
  and the third ends the paragraph.
`;

test.each([
  ['word', 'phrase', '  the second has a phrase that changes,'],
  [
    'changes,\n  and',
    'varies, and',
    '  the second has a word that varies,\n  and the third ends the paragraph.',
  ],
  ['short,', 'short, as it was,', '  The first line is short, as it was,'],
  [' short,\n  the second', '', '  The first line is\n  has a word'],
  ['word', 'word '.repeat(30).trim(), '  the second has a word word'],
])('%j becomes %j in a folded text, and other lines stay', (from, to, changed) => {
  const text = (parse(paragraph) as { text: string }).text;
  const value = text.replace(from.replaceAll(/\n +/g, ' '), to);
  const written = applyEdits(paragraph, [{ do: 'set', at: place(['text']), value }]);
  expect(parse(written)).toEqual({ text: value });
  expect(written).toContain(changed);
  const kept = paragraph
    .split('\n')
    .filter((line) => !from.split('\n').some((part) => line.includes(part.trim())));
  for (const line of kept) expect(written.split('\n')).toContain(line);
});

test.each<[source: string, edit: ValueEdit, written: string]>([
  ['a:\n  # Why.\n  b: c\nd: 1\n', { do: 'remove', at: place(['a', 'b']) }, 'a:\n  # Why.\n  {}\nd: 1\n'],
  ['a:\n  - b\n', { do: 'remove', at: place(['a', 0]) }, 'a: []\n'],
  ['/a: /b', { do: 'remove', at: place(['/a']) }, '{}'],
  ['a: 1 # one\nb: 2', { do: 'move', at: place(['b']), to: 0 }, 'b: 2\na: 1 # one'],
  ['a: # Why.\n  b: 1\n', { do: 'rename', at: place(['a']), key: '2026' }, '"2026": # Why.\n  b: 1\n'],
  ['a: 1\n', { do: 'insert', at: place(['constructor']), index: 1, value: 2 }, 'a: 1\nconstructor: 2\n'],
  ['a: [1, two] # b\n', { do: 'insert', at: place(['a', 0]), value: 'x, y' }, "a: ['x, y', 1, two] # b\n"],
  ['a: [1, two] # b\n', { do: 'insert', at: place(['a', 2]), value: 3 }, 'a: [1, two, 3] # b\n'],
  ['a: [1, two] # b\n', { do: 'remove', at: place(['a', 0]) }, 'a: [two] # b\n'],
  ['a: [1, two] # b\n', { do: 'move', at: place(['a', 1]), to: 0 }, 'a: [two, 1] # b\n'],
  [
    'a: {}\nb: 1\n',
    { do: 'insert', at: place(['a', 'c']), index: 0, value: '2026-01-15' },
    'a: { c: 2026-01-15 }\nb: 1\n',
  ],
  ['a: []\nb: 1\n', { do: 'insert', at: place(['a', 0]), value: 'x' }, 'a: [x]\nb: 1\n'],
])('%j after %j is %j', (source, edit, written) => {
  expect(applyEdits(source, [edit])).toBe(written);
});

test.each([
  ['the byte order mark and Windows line endings', '\uFEFFa: 1 # note\r\nb: >-\r\n  ', '\r\n'],
  ['line endings of two kinds', 'a: 1 # note\r\nb: >-\n  ', '\n'],
])('%s are kept', (_, begin, end) => {
  const edit: ValueEdit = { do: 'set', at: place(['b']), value: 'three' };
  expect(fileAfter('en/home.yaml', `${begin}two${end}`, [edit])).toBe(`${begin}three${end}`);
});

test('the empty line above a Markdown text stays, also if other lines end differently', () => {
  const above = '---\r\ntitle: a\r\n---\r\n\r\n';
  const edit: ValueEdit = { do: 'set', at: { ...place(['body']), file: 'insights/sun' }, value: 'b' };
  expect(fileAfter('en/insights/sun.md', `${above}a\n`, [edit])).toBe(`${above}b\n`);
});

test.each([
  ['a value that does not exist', { do: 'set', at: place(['b']), value: 'x' }],
  ['a group in place of a text', { do: 'set', at: place(['a']), value: 'x' }],
  ['a lone surrogate', { do: 'set', at: place(['a', 'b']), value: '\ud83d' }],
  ['an inherited key', { do: 'set', at: place(['a', 'constructor']), value: 'x' }],
  ['a key that exists', { do: 'insert', at: place(['a', 'b']), index: 0, value: 'x' }],
  ['a position past the end', { do: 'move', at: place(['a', 'b']), to: 4 }],
] satisfies [string, ValueEdit][])('%s is refused', (_, edit) => {
  expect(() => applyEdits('a:\n  b: c\n', [edit])).toThrow(Refused);
});
