import { expect, test } from 'vitest';
import { mergedFile, withChanges } from './merge-file.ts';
import type { Clash } from './merge-values.ts';

const merged = (file: string, data: readonly (string | Buffer)[], choose: (clash: Clash) => unknown) => {
  const [base, mine, theirs] = data.map((each) => ({ at: file, data: Buffer.from(each) }));
  return mergedFile({ file, base: base!, mine: mine!, theirs: theirs! }, choose).data;
};

const about = 'content/en/about.yaml';
const choose = () => {
  throw new Error('nothing to choose');
};
const city = (name: string) => `  ${name}:\n    city: ${name}\n`;
const [office, hours, other] = [`offices:\n${city('reno')}`, '    hours: 9\n', city('bern')];
const article = 'content/en/insights/all.md';
test.each([
  [
    'two comments',
    about,
    '# A\na: 1\nlead: Old # B\n',
    '# Mine\na: 1\nlead: Old # B\n',
    '# A\na: 1\nlead: Old # Theirs\n',
    '# Mine\na: 1\nlead: Old # Theirs\n',
  ],
  ['line breaks', about, 'a: 1\r\n', 'a: 1\r\nb: 2\r\n', 'a: 1\nc: 3\n', 'a: 1\r\nb: 2\r\nc: 3\r\n'],
  ['a key of the last', about, office, office + other, office + hours, office + hours + other],
  [
    'paragraphs and keys',
    article,
    '---\ntitle: Old\ntopics: [a]\n---\n\nOne.\n\n    code\n\n\n    code\n\nThree.\n',
    '---\ntitle: Mine\ntopics: [a]\n---\n\nOne, mine.\n\n    code\n\n\n    code\n\nThree.\n\nMine.\n',
    '---\ntitle: Old\ntopics: [a, b]\n---\n\nTheirs.\n\nOne.\n\n    code\n\n\n    code\n\nThree, theirs.\n',
    '---\ntitle: Mine\ntopics: [a, b]\n---\n\nTheirs.\n\nOne, mine.\n\n    code\n\n\n    code\n\nThree, theirs.\n\nMine.\n',
  ],
])('brings together %s', (_, file, base, mine, theirs, both) => {
  expect(String(merged(file, [base, mine, theirs], choose))).toBe(both);
});

test.each([
  ['a picture', 'content/media/a.jpg', '', 'b', 'c'],
  ['what cannot be read', about, 'a: 1\n', 'a: "\n', 'a: 2\n'],
  ['what is not UTF-8', about, 'a: 1\nb: 1\n', Buffer.from('a: \u00f1\nb: 1\n', 'latin1'), 'a: 1\nb: 2\n'],
  ['a key that stands twice', about, 'a: 1\n', 'a: 1\na: 2\n', 'a: 3\n'],
])('%s is one place', (_, file, base, mine, theirs) => {
  const choose = (whose: 'mine' | 'theirs') => merged(file, [base, mine, theirs], (clash) => clash[whose]);
  expect([choose('mine'), choose('theirs')]).toEqual([Buffer.from(mine), Buffer.from(theirs)]);
});

test('what is left in a file comes after what it followed, also if that is renamed', () => {
  const [base, side] = [['reno', 'taos', 'york'], ['paris']].map((all) => ({
    at: about,
    data: Buffer.from(`offices:\n${all.map(city).join('')}`),
  }));
  const { data } = withChanges(about, base!, side!, ({ path }) => path.at(-1) !== 'taos');
  expect(String(data)).toBe(`offices:\n${city('paris')}${city('taos')}`);
});
