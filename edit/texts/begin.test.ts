import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { textEdit } from '#test/content/typed.ts';
import type { Asked } from '../changes/asked.ts';
import { createActions } from '../server/actions.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));

const name = 'insights/first-words';
const files = ['en/insights/first-words.md', 'es/insights/first-words.md'] as const;
const begin = (title = 'First: words') =>
  actions.begin({ collection: 'insights', slug: 'first-words', title, locale: 'en' });
const text = `---\ntitle: 'First: words'\ndescription: What it says.\ndate: 2026-01-15\n---\n\nWrite the text here.\n`;
const now = () => files.map((file) => (existsSync(copy.full(file)) ? copy.read(file) : undefined));

/** Saves the article in the given languages; undefined removes it from one. */
function save(
  texts: { en?: string | undefined; es?: string | undefined },
  hashes = actions.text({ name }).hashes,
) {
  const edits = (['en', 'es'] as const)
    .filter((locale) => locale in texts)
    .map((locale): Asked => {
      const text = texts[locale];
      if (text === undefined) return { do: 'removeText', name, texts: [{ locale }] };
      return textEdit(name, text, locale);
    });
  return actions.save({ edits, hashes, title: 'New article' });
}

function saveBoth(): void {
  expect(save({ en: text, es: text })).toMatchObject({ state: 'saved', files });
}

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
  expect(save({ en: empty })).toMatchObject({
    state: 'refused',
    problems: [
      { file: files[0], path: 'description', reason: 'must not be empty' },
      { file: files[0], reason: 'has no text yet' },
    ],
  });
  expect(existsSync(copy.full('en/insights'))).toBe(false);
});

test.each([
  ['', 'Write small letters'],
  ['../first', 'Write small letters'],
  ['index', 'Choose another name than index, which the site itself needs.'],
])('%j is no address of an article', (slug, reason) => {
  expect(() => actions.begin({ collection: 'insights', slug, title: 'x', locale: 'en' })).toThrow(reason);
});

test('an address is taken if any language uses it', () => {
  copy.write(files[1], text);
  expect(() => begin()).toThrow('An article has this address already.');
});

test('one language is removed, and restored byte for byte', () => {
  saveBoth();
  const windows = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  copy.write(files[1], windows);
  expect(save({ es: undefined })).toMatchObject({ state: 'saved', files: [files[1]] });
  expect(now()).toEqual([text, undefined]);
  actions.undo();
  expect(now()).toEqual([text, windows]);
});

test('an article that another one links to is not removed', () => {
  saveBoth();
  copy.write('en/insights/other.md', text.replace('Write', '[First](/insights/first-words) Write'));
  const reason = expect.stringContaining('/insights/first-words is not an address of this site');
  expect(save({ en: undefined })).toMatchObject({
    state: 'refused',
    problems: [{ file: 'en/insights/other.md', reason }],
  });
  expect(now()).toEqual([text, text]);
});

test('a file that was created or removed in the meantime is left as it is', () => {
  const { opened } = begin();
  const [mine, theirs] = [text, text.replace('Write', 'They wrote')];
  copy.write(files[0], theirs);
  for (const en of [mine, undefined])
    expect(save({ en, es: mine }, opened.hashes)).toEqual({ state: 'changed', files: [files[0]] });
  expect(now()).toEqual([theirs, undefined]);
  const { hashes } = actions.text({ name });
  expect(save({ en: mine }, hashes).state).toBe('saved');
  expect(save({ en: undefined }).state).toBe('saved');
  expect(save({ en: mine }, hashes)).toMatchObject({ state: 'changed' });
});
