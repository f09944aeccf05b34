import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { createActions } from '../server/actions.ts';
import { requests } from '../server/requests.ts';

const source = `---
title: A title
description: A description.
date: 2026-01-15
---

One paragraph.

Another paragraph.
`;
const spanish = source.replace('A title', 'Un título');

const [copy, actions] = eachCopy((copy) => {
  for (const locale of ['en', 'es']) mkdirSync(copy.full(`${locale}/insights`), { recursive: true });
  writeFileSync(copy.full('en/insights/first.md'), source);
  writeFileSync(copy.full('es/insights/first.md'), spanish);
  writeFileSync(copy.full('es/insights/solo.md'), spanish);
  return createActions(copy.root);
});

const read = (file: string) => readFileSync(copy.full(file), 'utf8');

function write(text: string, hashes = actions.article({ name: 'insights/first' }).hashes) {
  const change = { do: 'write' as const, locale: 'en' as const, name: 'insights/first', text };
  return actions.save({ changes: [change], hashes, title: 'Article: First' });
}

test('articles are listed with the languages that have them', () => {
  expect(actions.articles().articles).toEqual([
    { name: 'insights/first', title: 'A title', languages: ['English', 'Español'] },
    { name: 'insights/solo', title: 'Un título', languages: ['Español'] },
  ]);
  const { texts, hashes } = actions.article({ name: 'insights/solo' });
  expect(texts.map(({ locale, text }) => [locale, text])).toEqual([
    ['en', undefined],
    ['es', spanish],
  ]);
  expect(hashes['en/insights/solo.md']).toBe('');
  expect(() => actions.article({ name: '../home' })).toThrow('is no content file');
});

test('articles that are held back are listed, with their state where it applies', () => {
  writeFileSync(copy.full('en/insights/first.md'), source.replace('2026-01-15', '2999-12-03'));
  writeFileSync(copy.full('es/insights/solo.md'), spanish.replace('date:', 'draft: true\ndate:'));
  expect(actions.articles().articles).toMatchObject([
    { name: 'insights/first', state: 'From 3 December 2999 in English' },
    { name: 'insights/solo', state: 'Draft' },
  ]);
});

test('a preview has the state of the unsaved text, and says where the languages differ', async () => {
  const text = source.replace('date:', 'until: 2999-12-03\ndate:');
  const others = [{ locale: 'es' as const, text: spanish }];
  const preview = await actions.preview({ locale: 'en', name: 'insights/first', text, others });
  expect(preview.state).toBe('Until 3 December 2999');
  expect(preview.advice.join()).toContain('The last day differs between the languages');
});

test('a save changes one file, and is undone and redone', () => {
  const after = source.replace('Another', 'A changed');
  expect(write(after)).toMatchObject({ state: 'saved', files: ['en/insights/first.md'] });
  expect(read('en/insights/first.md')).toBe(after);
  expect(read('es/insights/first.md')).toBe(spanish);
  actions.undo();
  expect(read('en/insights/first.md')).toBe(source);
  actions.redo();
  expect(read('en/insights/first.md')).toBe(after);
});

test('a save keeps the line breaks and byte order mark of the file', () => {
  const windows = `\uFEFF${source.replaceAll('\n', '\r\n')}`;
  writeFileSync(copy.full('en/insights/first.md'), windows);
  expect(write(source.replace('One', 'A'))).toMatchObject({ state: 'saved' });
  expect(read('en/insights/first.md')).toBe(windows.replace('One', 'A'));
});

test('a text that the build refuses is not written', () => {
  expect(write(source.replace('date:', 'day:'))).toMatchObject({ state: 'refused' });
  expect(write(`${source}\n{claims.none}\n`)).toMatchObject({
    problems: [{ file: 'en/insights/first.md', reason: expect.stringContaining('line 11') }],
  });
  expect(read('en/insights/first.md')).toBe(source);
});

test('a file that has changed since is not overwritten', () => {
  const { hashes } = actions.article({ name: 'insights/first' });
  writeFileSync(copy.full('en/insights/first.md'), `${source}\nTheirs.\n`);
  expect(write(`${source}\nMine.\n`, hashes)).toMatchObject({
    state: 'changed',
    files: ['en/insights/first.md'],
  });
  expect(read('en/insights/first.md')).toContain('Theirs.');
});

test('a save cannot name any other file', () => {
  const change = { do: 'write', locale: 'en', name: '../home', text: source };
  const asked = { changes: [change], hashes: {}, title: '' };
  expect(() => actions.save(requests.save.parse(asked))).toThrow('is no content file');
  const elsewhere = { ...asked, changes: [{ ...change, locale: '..' }] };
  expect(requests.save.safeParse(elsewhere).success).toBe(false);
});

test('a folder of articles that is a symbolic link is not followed', () => {
  cpSync(copy.full('en/insights'), copy.full('elsewhere'), { recursive: true });
  rmSync(copy.full('en/insights'), { recursive: true });
  symlinkSync(copy.full('elsewhere'), copy.full('en/insights'));
  expect(() => actions.article({ name: 'insights/first' })).toThrow('symbolic link');
});

test('changes are reported paragraph by paragraph', async () => {
  write(source.replace('Another', 'A changed').replace('A title', 'A new title'));
  const { changes } = await actions.review();
  expect(changes).toMatchObject([
    { page: 'Article: First', label: 'Title', language: 'English', before: 'A title', after: 'A new title' },
    { label: 'Text 2', before: 'Another paragraph.', after: 'A changed paragraph.' },
  ]);
});

test('a preview fills in figures, disables links and reports mistakes', async () => {
  const text = `${source}\n## More of {claims.projects}\n\n[Home](/) <b>bold</b>\n`;
  const drawn = await actions.preview({ others: [], locale: 'en', name: 'insights/first', text });
  expect(drawn).toMatchObject({ title: 'A title', description: 'A description.' });
  expect(drawn.html).toMatch(/<h2 id="[^"]+">More of [\d,]+<\/h2>/);
  expect(drawn.html).not.toMatch(/href|<b>/);
  expect(drawn.mistakes[0]).toContain('is HTML');
  expect(
    await actions.preview({ others: [], locale: 'en', name: 'insights/first', text: 'No front matter' }),
  ).toMatchObject({
    mistakes: [expect.stringContaining('begins with a line of ---')],
  });
});

test('an article with a byte order mark can be edited, and keeps it', () => {
  const file = copy.full('en/insights/first.md');
  writeFileSync(file, `\uFEFF${source}`);
  const { texts, hashes } = actions.article({ name: 'insights/first' });
  expect(texts[0]?.text).toBe(source);
  const text = source.replace('One', 'A');
  const change = { do: 'write' as const, locale: 'en' as const, name: 'insights/first', text };
  expect(actions.save({ changes: [change], hashes, title: '' })).toMatchObject({ state: 'saved' });
  expect(readFileSync(file, 'utf8')).toBe(`\uFEFF${text}`);
});

test('people and quotes are among the fields, where their files exist', () => {
  const own = () => actions.fields().fields.filter(({ name }) => name === 'people' || name === 'quotes');
  expect(own()).toEqual([]);
  const people = readFileSync('test/sites/meridian/proof/people.yaml', 'utf8').replace(/ +portrait.*\n/, '');
  writeFileSync(copy.full('people.yaml'), people);
  cpSync('test/sites/meridian/proof/quotes.yaml', copy.full('quotes.yaml'));
  const labels = own().map(({ page, label }) => `${page}: ${label}`);
  expect(labels).toContain('People: Ana Mora › Role › Español');
  expect(labels).toContain('Quotes: Newest › Permission');
  const key = 'people:people.ana-mora.role.es';
  const { hashes } = actions.open({ keys: [key] });
  const change = { do: 'set' as const, key, locale: '', value: 'Otro papel' };
  expect(actions.save({ changes: [change], hashes, title: '' })).toMatchObject({ state: 'saved' });
  expect(read('people.yaml')).toBe(people.replace('Mantiene vivos los sistemas viejos', 'Otro papel'));
});

test('a client story is listed, previewed, saved and refused like an article', async () => {
  const story = source.replace(
    '---\n\n',
    'client: A mill\nsector: paper\nduration: 3 weeks\nservices: [app-rescue]\n---\n\n',
  );
  mkdirSync(copy.full('en/stories'));
  writeFileSync(copy.full('en/stories/first.md'), story);
  const name = 'stories/first';
  expect(actions.articles().articles.map((each) => each.name)).toContain(name);
  const text = story.replace('One', 'A');
  expect((await actions.preview({ others: [], locale: 'en', name, text })).html).toContain('A paragraph.');
  const save = (next: string) =>
    actions.save({
      changes: [{ do: 'write', locale: 'en', name, text: next }],
      hashes: actions.article({ name }).hashes,
      title: 'Client story: First',
    });
  expect(save(text)).toMatchObject({ state: 'saved', files: ['en/stories/first.md'] });
  expect(read('en/insights/first.md')).toBe(source);
  expect(save(text.replace('client: A mill\n', ''))).toMatchObject({
    state: 'refused',
    problems: [{ file: 'en/stories/first.md' }],
  });
  expect(read('en/stories/first.md')).toBe(text);
});
