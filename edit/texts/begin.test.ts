import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { textEdit } from '#test/content/typed.ts';
import type { Asked } from '../changes/asked.ts';
import { createActions } from '../server/actions.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));

const name = 'insights/first-words';
const files = ['en/insights/first-words.md', 'es/insights/first-words.md'] as const;
const text = `---\ntitle: 'First: words'\ndescription: What it says.\ndate: 2026-01-15\n---\n\nWrite the text here.\n`;
const begin = (slug = 'first-words') =>
  actions.begin({ collection: 'insights', slug, title: 'First: words', locale: 'en' });
const save = (edits: Asked[], { hashes } = actions.text({ name })) =>
  actions.save({ edits, hashes, title: '' });
const removal: Asked = { do: 'removeText', name, texts: [{ locale: 'en' }] };

test('a new article starts with the required keys, and is refused until they are filled in', () => {
  vi.stubEnv('SITE_DAY', '2026-03-04');
  const { opened, draft } = begin();
  expect(opened.hashes).toMatchObject({ [files[0]]: '', [files[1]]: '' });
  expect(draft).toEqual({
    [`${name}:draft|en`]: 'true',
    [`${name}:title|en`]: 'First: words',
    [`${name}:date|en`]: '2026-03-04',
    [`${name}:draft|es`]: 'true',
    [`${name}:title|es`]: '',
    [`${name}:date|es`]: '2026-03-04',
  });
  const empty = text.replace('What it says.', "''").replace('Write the text here.\n', '');
  expect(save([textEdit(name, empty)])).toMatchObject({
    state: 'refused',
    problems: [
      { file: files[0], path: 'description', reason: 'must not be empty' },
      { file: files[0], reason: 'has no text yet' },
    ],
  });
  expect(existsSync(copy.full('en/insights'))).toBe(false);
});

test.each([
  ['../first', 'Write small letters'],
  ['index', 'Choose another name than index, which the site itself needs.'],
])('%j is no address of an article', (slug, reason) => {
  expect(() => begin(slug)).toThrow(reason);
});

test('an address is taken if any language uses it', () => {
  copy.write(files[1], text);
  expect(() => begin()).toThrow('An article has this address already.');
});

test('an article that another one links to is not removed', () => {
  copy.write(files[0], text);
  copy.write('en/insights/other.md', text.replace('Write', '[First](/insights/first-words) Write'));
  const reason = expect.stringContaining('/insights/first-words is not an address of this site');
  expect(save([removal])).toMatchObject({
    state: 'refused',
    problems: [{ file: 'en/insights/other.md', reason }],
  });
  expect(copy.read(files[0])).toBe(text);
});

test('a file that was created or removed in the meantime is left as it is', () => {
  const { opened } = begin();
  const [mine, spanish] = [textEdit(name, text), textEdit(name, text, 'es')];
  const theirs = text.replace('Write', 'They wrote');
  copy.write(files[0], theirs);
  for (const edit of [mine, removal])
    expect(save([edit, spanish], opened)).toEqual({ state: 'changed', files: [files[0]] });
  expect([copy.read(files[0]), existsSync(copy.full(files[1]))]).toEqual([theirs, false]);
  const before = actions.text({ name });
  expect(save([removal], before)).toMatchObject({ state: 'saved' });
  expect(save([mine], before)).toMatchObject({ state: 'changed' });
});
