import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { testRepository } from '#test/content/test-repository.ts';
import { createSession } from '../save/session.ts';
import { createPublishActions } from '../server/publish-actions.ts';
import { branchOf } from './branch.ts';
import { bringIn } from './bring-in.ts';
import { createChecks } from './checks.ts';
import { publish } from './commit.ts';
import type { Choices } from './conflicts.ts';
import { statusOf } from './status.ts';
import { listVersions } from './versions.ts';

const folder = 'test/sites/meridian/content';
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.\w+$/.test(name),
);
const files = names.map(
  (name) => [`content/${name}`, readFileSync(path.join(folder, name), 'utf8')] as const,
);
const repository = testRepository({
  ...Object.fromEntries(files),
  'code.ts': '',
  'package.json': '{ "name": "site" }',
});
const { clone, git, read, status, write } = repository;
const [about, home] = ['content/en/about.yaml', 'content/en/home.yaml'];

const refused = (message: RegExp) => ({ isGood: false, message: expect.stringMatching(message) });
const bring = async (choices: Choices = {}) =>
  bringIn(repository.root, await branchOf(repository.root), choices);
const publishFrom = async (from: string) => publish(from, await statusOf(from));

/** A file with another line of some keys. */
function set(root: string, file: string, keys: Readonly<Record<string, string>>): void {
  const text = Object.entries(keys).reduce(
    (all, [key, value]) => all.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${value}`),
    read(file, root),
  );
  write({ [file]: text }, root);
}

/** Somebody else publishes, while this copy has changes that are not published. */
async function both(
  theirs: Readonly<Record<string, string>>,
  mine: Readonly<Record<string, string>>,
): Promise<void> {
  const other = clone('other');
  set(other, about, theirs);
  await publishFrom(other);
  set(repository.root, about, mine);
}
const values = () => parse(read(about)) as { title: string; lead: string };

test('two people publish changes of one file, one after the other', async () => {
  await both({ lead: 'Theirs.' }, { title: 'Mine' });
  const before = read(about);
  const behind = /^Others have published 1 version that this copy does not have. Bring it in/;
  expect(await publishFrom(repository.root)).toEqual(refused(behind));
  // Git cannot note where the branch was.
  const log = `${repository.root}/.git/logs/refs/heads/main`;
  rmSync(log);
  write({ held: '' }, log);
  expect(await bring()).toMatchObject({ isGood: false });
  expect(read(about)).toBe(before);
  rmSync(log, { recursive: true });
  expect(await bring()).toMatchObject({ isGood: true });
  expect(values()).toMatchObject({ title: 'Mine', lead: 'Theirs.' });
  expect(status()).toBe(`M  ${about}`.trim());
  expect(await publishFrom(repository.root)).toMatchObject({ isGood: true });
  expect(status()).toBe('');
});

test('where both have changed one value, either stays, or what is written in place of both', async () => {
  await both({ title: 'Theirs', lead: 'New.' }, { title: 'Mine' });
  const { conflicts = [] } = await bring();
  const when = { mine: expect.any(String), theirs: expect.any(String) };
  const place = { page: 'About', label: 'Title', language: 'English', isText: true };
  expect(conflicts).toMatchObject([{ ...place, mine: 'Mine', theirs: 'Theirs', by: 'Ada', when }]);
  const id = conflicts[0]?.id ?? '';
  expect(await bring({ [id]: { written: '{claims.nothing}' } })).toMatchObject({
    ...refused(/^What you have written is not right yet/),
    detail: expect.stringContaining('About › Title, English: {claims.nothing} is none of the facts'),
    conflicts: [{ id }],
  });
  expect(values().title).toBe('Mine');
  expect(await bring({ [id]: { written: 'Ours' } })).toMatchObject({ isGood: true });
  expect(values()).toMatchObject({ title: 'Ours', lead: 'New.' });
});

test('what is saved while others are brought in stays', async () => {
  await both({ title: 'Theirs' }, { lead: 'Mine.' });
  write({ '.git/info/attributes': '*.yaml filter=save' });
  git(repository.root, 'config', 'filter.save.smudge', `echo '# Saved' >> ${about}; cat`);
  const changed = /^This has changed here while it was being brought in: About, English\./;
  expect(await bring()).toEqual(refused(changed));
  expect(read(about)).toMatch(/\n(?:# Saved\n)+$/);
});

test.each(['code.ts', 'package.json'])('a developer brings in a change of %s', async (file) => {
  const other = clone('other');
  write({ [file]: '{ "name": "site", "private": true }' }, other);
  git(other, 'commit', '--quiet', '--all', '--message', 'Code');
  git(other, 'push', '--quiet');
  const more = new RegExp(`^Others have changed more than words, facts and pictures: ${file}`);
  expect(await bring()).toEqual(refused(more));
});

test('what others have published is no version to take back', async () => {
  const other = clone('other');
  set(other, home, { title: 'Theirs' });
  write({ [home]: `${read(home, other)}# Theirs\n` }, other);
  await publishFrom(other);
  set(repository.root, about, { title: 'Mine' });
  git(repository.root, 'commit', '--quiet', '--all', '--message', 'Mine');
  expect(await bring()).toMatchObject({ isGood: true });
  expect(await listVersions(repository.root)).toMatchObject([{ subject: 'Mine', by: 'Ada' }]);
});

const article = (title: string) =>
  `---\ntitle: ${title}\ndescription: A text.\ndate: 2026-01-15\n---\n\nWords.\n`;

test('one change of many is taken back with what hangs on it, the others stay, and Undo brings it back', async () => {
  const { root } = repository;
  const session = createSession(root);
  const original = read(about);
  const { actions } = createPublishActions(root, createChecks(root), session.save);
  set(root, about, { title: 'Mine', lead: 'Mine.' });
  const made = ['en', 'es'].map((code) => `content/${code}/insights/made.md`);
  write(Object.fromEntries(made.map((file) => [file, article('Made')])));
  const linking = 'content/en/insights/other.md';
  write({ [linking]: `${article('Other')}See [it](/insights/made).\n` });
  const files = () =>
    [about, ...made, linking].map((file) => existsSync(path.join(root, file)) && read(file));
  const takeBack = async (page: string, label: string) => {
    const { changes, seen } = await actions.review();
    const index = changes.findIndex((each) => each.page === page && each.label === label);
    return (await actions.takeBackChange({ seen, index })).published;
  };
  const before = files();
  expect((await actions.takeBackChange({ seen: 'older', index: 0 })).published).toMatchObject({
    isGood: false,
  });
  expect(await takeBack('About', 'Lead')).toMatchObject({ isGood: true });
  expect([values().title, values().lead]).toEqual(['Mine', (parse(original) as { lead: string }).lead]);
  expect(await takeBack('Article: Made', 'New')).toMatchObject({ isGood: true });
  expect(files().slice(1)).toEqual([false, false, false]);
  expect(values().title).toBe('Mine');
  session.undo();
  session.undo();
  expect(files()).toEqual(before);
});
