import { expect, test } from 'vitest';
import { matterValue, splitMatter, withMatterValue } from './front-matter.ts';

const text =
  "---\ntitle: A\ndate: 2026-01-15 # as agreed\nuntil: '2026-02-01'\ntopics: [a]\n---\n\ndraft: true\n";

const onWindows = (each: string) => `\uFEFF${each.replaceAll('\n', '\r\n')}`;

test('a value is read without quotes and comments, and only from the front matter', () => {
  expect(matterValue(text, 'date')).toBe('2026-01-15');
  expect(matterValue(text, 'until')).toBe('2026-02-01');
  for (const key of ['draft', 'topics']) expect(matterValue(text, key)).toBe('');
  expect(matterValue('draft: true', 'draft')).toBe('');
  expect(matterValue("---\ntitle: 'half\ndate: 2026-01-15\n", 'date')).toBe('');
});

test.each([
  ['date', '2026-03-01', 'date: 2026-01-15 #', 'date: 2026-03-01 #'],
  ['title', 'On: one # two', 'title: A', "title: 'On: one # two'"],
  ['title', '', 'title: A', "title: ''"],
  ['title', 'true', 'title: A', "title: 'true'"],
  ['title', undefined, 'title: A\n', ''],
  ['topics', undefined, 'topics: [a]\n', ''],
  ['draft', true, '[a]\n', '[a]\ndraft: true\n'],
  ['until', undefined, "until: '2026-02-01'\n", ''],
])('%s becomes %j, and nothing else changes, on Windows either', (key, value, from, to) => {
  const changed = text.replace(from, to);
  expect(withMatterValue(text, key, value)).toBe(changed);
  expect(withMatterValue(onWindows(text), key, value)).toBe(onWindows(changed));
});

test('an empty value, a list over lines and a block of text are replaced or removed whole', () => {
  const odd = '---\ntitle:\ntopics:\n  - a\n  - b\nlead: |-\n  One\n  Two\n# note\nend: 1\n---\n';
  expect(withMatterValue(odd, 'title', 'A')).toBe(odd.replace('title:', 'title: A'));
  expect(withMatterValue(odd, 'topics', undefined)).toBe(odd.replace('topics:\n  - a\n  - b\n', ''));
  expect(withMatterValue(odd, 'lead', undefined)).toBe(odd.replace('lead: |-\n  One\n  Two\n', ''));
});

test('a text without front matter stays as it is', () => {
  expect(withMatterValue('Words.', 'draft', true)).toBe('Words.');
  expect(splitMatter('---\n---\nWords.')).toBeUndefined();
});
