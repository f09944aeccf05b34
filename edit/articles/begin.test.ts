import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { finishSave } from '../save/write-all.ts';
import { createActions } from '../server/actions.ts';
import { requests } from '../server/requests.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));

afterEach(() => vi.unstubAllEnvs());

const name = 'insights/first-words';
const files = ['en/insights/first-words.md', 'es/insights/first-words.md'] as const;
const begin = (title = 'First: words') =>
  actions.begin({ collection: 'insights', slug: 'first-words', title });
const filled = (text: string) =>
  `${text.replace(`description: ''`, 'description: What it says.')}Write the text here.\n`;
const read = (file: string) =>
  existsSync(copy.full(file)) ? readFileSync(copy.full(file), 'utf8') : undefined;

/** Saves the article in the given languages; undefined removes it from one. */
function save(
  texts: { en?: string | undefined; es?: string | undefined },
  hashes = actions.article({ name }).hashes,
) {
  const changes = (['en', 'es'] as const)
    .filter((locale) => locale in texts)
    .map((locale) => ({ do: 'write' as const, locale, name, text: texts[locale] }));
  return actions.save(requests.save.parse({ changes, hashes, title: 'New article' }));
}

/** Saves the article in both languages. */
function saveBoth(): string {
  const text = filled(begin().text);
  expect(save({ en: text, es: text })).toMatchObject({ state: 'saved', files });
  return text;
}

test('a new article starts with the required keys, and is refused until they are filled in', () => {
  vi.stubEnv('SITE_DAY', '2026-03-04');
  const { opened, text } = begin();
  expect(opened.hashes).toMatchObject({ [files[0]]: '', [files[1]]: '' });
  expect(text).toBe(`---\ntitle: 'First: words'\ndescription: ''\ndate: 2026-03-04\n---\n\n`);
  expect(save({ en: text })).toMatchObject({
    state: 'refused',
    problems: [
      { file: files[0], key: 'description', reason: 'must not be empty' },
      { file: files[0], key: '', reason: 'has no text below its keys' },
    ],
  });
  expect(existsSync(copy.full('en/insights'))).toBe(false);
});

test('a new client story starts with its own keys', () => {
  const { text } = actions.begin({ collection: 'stories', slug: 'mill', title: 'A mill' });
  const change = { do: 'write' as const, locale: 'en' as const, name: 'stories/mill', text };
  const { hashes } = actions.article({ name: 'stories/mill' });
  const outcome = actions.save({ changes: [change], hashes, title: '' });
  const keys = outcome.state === 'refused' ? outcome.problems.map(({ key }) => key) : [];
  expect(keys.toSorted()).toEqual(['', 'client', 'description', 'duration', 'sector', 'services']);
});

test.each(['', 'First', 'first_words', '-first', '../first', 'first.md'])('%j is not a slug', (slug) => {
  expect(() => actions.begin({ collection: 'insights', slug, title: 'x' })).toThrow('Write small letters');
});

test.each(['index', '404'])('%s is a name that the site needs', (slug) => {
  expect(() => actions.begin({ collection: 'stories', slug, title: 'x' })).toThrow(
    `Choose another name than ${slug}, which the site itself needs.`,
  );
});

test('an address is taken if any language uses it', () => {
  mkdirSync(copy.full('es/insights'));
  writeFileSync(copy.full(files[1]), filled(begin().text));
  expect(() => begin()).toThrow('An article has this address already.');
});

test('a new article is written in its languages, undone and redone', () => {
  const text = saveBoth();
  expect(files.map(read)).toEqual([text, text]);
  expect(actions.articles().articles.map((each) => each.name)).toEqual([name]);
  expect(actions.undo()).toMatchObject({ state: 'saved' });
  expect(files.map(read)).toEqual([undefined, undefined]);
  expect(actions.redo()).toMatchObject({ state: 'saved', undo: 'New article' });
  expect(files.map(read)).toEqual([text, text]);
});

test('one language is removed and restored, then both are', () => {
  const text = saveBoth();
  expect(save({ es: undefined })).toMatchObject({ state: 'saved', files: [files[1]] });
  expect(files.map(read)).toEqual([text, undefined]);
  actions.undo();
  expect(files.map(read)).toEqual([text, text]);
  expect(save({ en: undefined, es: undefined }).state).toBe('saved');
  expect(actions.articles().articles).toEqual([]);
  actions.undo();
  expect(files.map(read)).toEqual([text, text]);
});

test('undo restores a removed file byte for byte', () => {
  const windows = `\uFEFF${saveBoth().replaceAll('\n', '\r\n')}`;
  writeFileSync(copy.full(files[0]), windows);
  save({ en: undefined });
  actions.undo();
  expect(read(files[0])).toBe(windows);
});

test('an article that another one links to is not removed', () => {
  const text = saveBoth();
  const other = filled(actions.begin({ collection: 'insights', slug: 'other', title: 'Other' }).text).replace(
    'Write',
    `[First](/insights/first-words) Write`,
  );
  writeFileSync(copy.full('en/insights/other.md'), other);
  expect(save({ en: undefined })).toMatchObject({
    state: 'refused',
    problems: [
      {
        file: 'en/insights/other.md',
        reason: expect.stringContaining('/insights/first-words is not an address of this site'),
      },
    ],
  });
  expect(read(files[0])).toBe(text);
});

test('a file that was created, changed or removed in the meantime is left as it is', () => {
  const { opened, text } = begin();
  mkdirSync(copy.full('en/insights'));
  writeFileSync(copy.full(files[0]), 'Theirs.');
  const mine = filled(text);
  writeFileSync(copy.full(files[0]), mine.replace('Write', 'They write'));
  expect(save({ en: mine, es: mine }, opened.hashes)).toEqual({ state: 'changed', files: [files[0]] });
  expect(read(files[1])).toBeUndefined();
  expect(save({ en: undefined }, opened.hashes)).toMatchObject({ state: 'changed' });
  const { hashes } = actions.article({ name });
  expect(save({ en: mine }, hashes).state).toBe('saved');
  expect(save({ en: undefined }).state).toBe('saved');
  expect(save({ en: text }, { [files[0]]: hashes[files[0]] ?? '' })).toMatchObject({ state: 'changed' });
  actions.undo();
  writeFileSync(copy.full(files[0]), `${mine}\nBy hand.\n`);
  expect(actions.undo()).toMatchObject({ state: 'changed' });
  expect(read(files[0])).toContain('By hand.');
});

const write = (change: object) =>
  actions.save(requests.save.parse({ changes: [{ do: 'write', ...change }], hashes: {}, title: '' }));

test('only articles and stories can be created or removed', () => {
  for (const bad of ['../home', 'insights/../../x', 'insights/A', 'notes/a', 'insights/a/b', 'home', ''])
    for (const text of [undefined, 'x'])
      expect(() => write({ locale: 'en', name: bad, text })).toThrow('is no content file');
  expect(() => write({ locale: '..', name, text: 'x' })).toThrow('Invalid');
});

test('nothing is created in a folder that is a symbolic link', () => {
  mkdirSync(copy.full('../elsewhere'));
  symlinkSync(copy.full('../elsewhere'), copy.full('en/insights'));
  expect(() => begin()).toThrow('symbolic link');
  expect(finishSave(copy.root)).toEqual([]);
});

test('a new or removed article is reported as one change', async () => {
  const text = saveBoth();
  const started = createActions(copy.root);
  expect((await started.review()).changes).toEqual([]);
  const words = 'First: words\n\nWhat it says.\n\nWrite the text here.';
  expect((await actions.review()).changes).toMatchObject([
    { page: 'Article: First words', label: 'New', language: 'English', after: words },
    { label: 'New', language: 'Español', parts: [{ is: 'new', text: words }] },
  ]);
  save({ es: undefined });
  expect((await actions.review()).changes).toMatchObject([{ file: `content/${files[0]}` }]);
  expect((await started.review()).changes).toMatchObject([
    { page: 'Article: First words', label: 'Removed', language: 'Español', before: words },
  ]);
  expect(read(files[0])).toBe(text);
});
