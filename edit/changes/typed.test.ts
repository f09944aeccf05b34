import { expect, test } from 'vitest';
import { typed } from '#test/content/typed.ts';
import { eachCopy } from '#test/content/each-copy.ts';
import { currentContent } from '../content/content.ts';
import { fileAfter } from '../writer/file-after.ts';
import { typedEdits } from './typed.ts';

const block = `---
# What the search shows.
title: A
description: 'It says: much' # as agreed
date: 2026-01-15
topics:
  - a
  - b
picture: { file: a.jpg, alt: It }
---

One.

Two.
`;
const windows = `\uFEFF${block.replaceAll('\n', '\r\n')}`;
const flow = '---\n{ title: A, description: B, date: 2026-01-15, topics: [a, b] }\n---\nOne.\n';

const [copy] = eachCopy();

function type(source: string, change: Readonly<Record<string, string>>, name = 'insights/first') {
  const file = `en/${name}.md`;
  copy.write(file, source);
  const puts = [{ path: [], value: typed(name, source, change) }];
  const edits = typedEdits(currentContent(copy.root), { file: name, locale: 'en' }, puts);
  return fileAfter(file, source, edits);
}

test.each([block, flow, windows])('an unchanged text stays as it is', (source) => {
  expect(type(source, {})).toBe(source);
});

test.each([
  [block, { title: 'On: one # two' }, 'title: A', "title: 'On: one # two'"],
  [block, { topics: 'a, c' }, '  - b', '  - c'],
  [block, { topics: '' }, 'topics:\n  - a\n  - b\n', ''],
  [block, { draft: 'true' }, '15\n', '15\ndraft: true\n'],
  [block, { 'picture.alt': 'That' }, 'alt: It', 'alt: That'],
  [block, { 'picture.file': '', 'picture.alt': '' }, 'picture: { file: a.jpg, alt: It }\n', ''],
  [block, { author: 'ana' }, 'alt: It }\n', 'alt: It }\nauthor: ana\n'],
  [block.replace("'It says: much' # as agreed", ''), { description: 'B' }, 'tion: \n', 'tion: B\n'],
  [block.replace('date:', 'tile: B\ndate:'), { title: 'C' }, 'title: A', 'title: C'],
  [flow, { description: 'C' }, 'description: B', 'description: C'],
  [flow, { topics: 'b' }, '[a, b]', '[b]'],
  [flow, { draft: 'true' }, '15, ', '15, draft: true, '],
])('a changed value changes nothing else: %j', (source, change, from, to) => {
  expect(type(source, change)).toBe(source.replace(from, to));
});

test('a changed body keeps the lines above it, ends with a line break, and has the breaks of the file', () => {
  const text = windows.replace('One.\r\n\r\nTwo.', 'Three.\r\n\r\nFour.');
  expect(type(windows, { body: 'Three.\n\nFour.' })).toBe(text);
});

test('items of lists get their keys, and items without texts are left out', () => {
  const page = '---\ntitle: A\nlead: B\ndescription: C\n---\n\nText.\n';
  const questions = {
    'questions.title': 'Questions',
    'questions.items.why.question': 'Why?',
    'questions.items.why.answer.0': 'So.',
    'questions.items.+1.question': '',
  };
  const text = type(page, questions, 'pages/work');
  expect(text).toContain('questions:\n  title: Questions\n  items:\n    why:\n      question: Why?\n');
  expect(text).not.toContain('+1');
});

test('a text without front matter is refused in words', () => {
  expect(() => type('Words.', { title: 'A' })).toThrow('the keys above the text');
});

const claims = (besides: string) => `claimsConfirmed: { uptime: { confirmed: 2026-01-15${besides} } }`;
const short = 'claimsConfirmed: { uptime: 2026-01-15 }';
const site = (line: string) => `name: Meridian\n${line && `${line}\n`}`;
test.each([
  ['countVisits: true', 'countVisits', '', ''],
  ['', 'countVisits', 'true', 'countVisits: true'],
  ['claimsConfirmed: {}', 'claimsConfirmed.uptime', '2026-01-15', short],
  [short, 'claimsConfirmed.uptime.review', '2027-01-15', claims(', review: 2027-01-15')],
  [claims(', review: 2027-01-15'), 'claimsConfirmed.uptime.review', '', claims('')],
  [claims(''), 'claimsConfirmed.uptime.of.en', 'Ours', claims(', of: { en: Ours }')],
  [claims(', of: { en: Ours }'), 'claimsConfirmed.uptime.of.en', '', claims('')],
])('in facts with %j, %s may be %j', (before, key, value, after) => {
  copy.write('site.yaml', site(before));
  const puts = [{ path: key.split('.'), value }];
  const edits = typedEdits(currentContent(copy.root), { file: 'site', locale: '' }, puts);
  expect(fileAfter('site.yaml', site(before), edits)).toBe(site(after));
});
