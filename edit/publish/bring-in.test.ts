import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { siteFiles, testRepository } from '#test/content/test-repository.ts';
import { withKeys } from '#test/content/with-keys.ts';
import { branchOf } from './branch.ts';
import { bringIn } from './bring-in.ts';
import { publish } from './commit.ts';
import type { Choices } from './conflicts.ts';
import { statusOf } from './status.ts';
import { listVersions } from './versions.ts';

const repository = testRepository({
  ...siteFiles(),
  'code.ts': '',
});
const { clone, git, here, read, status, there, write } = repository;
const [about, home] = ['content/en/about.yaml', 'content/en/home.yaml'];

const refused = (message: RegExp) => ({ isGood: false, message: expect.stringMatching(message) });
const bring = async (choices: Choices = {}) =>
  bringIn(repository.root, await branchOf(repository.root), choices);
const publishFrom = async (from: string) => publish(from, await statusOf(from));

const set = (root: string, file: string, keys: Readonly<Record<string, string>>) =>
  write({ [file]: withKeys(read(file, root), keys) }, root);

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
  const behind = /^Others have published 1 version that this copy does not have. Bring it in/;
  const before = read(about);
  expect(await publishFrom(repository.root)).toEqual(refused(behind));
  // Git cannot note where the branch was.
  const log = `${repository.root}/.git/logs/refs/heads/main`;
  rmSync(log);
  write({ held: '' }, log);
  expect(await bring()).toMatchObject({ isGood: false });
  expect(read(about)).toBe(before);
  rmSync(log, { recursive: true });
  const message = 'Brought in: “Edit About” by Ada. Your changes wait to be published.';
  expect(await bring()).toMatchObject({ isGood: true, message });
  expect(values()).toMatchObject({ title: 'Mine', lead: 'Theirs.' });
  expect(status()).toBe(`M  ${about}`.trim());
  expect(await publishFrom(repository.root)).toMatchObject({ isGood: true });
  expect(status()).toBe('');
});

test('where both have changed one value, either stays, or what is written in place of both', async () => {
  await both({ title: 'Theirs', lead: 'New.' }, { title: 'Mine' });
  const { conflicts = [] } = await bring();
  const place = { page: 'About', label: 'Title', language: 'English', text: 'Mine' };
  expect(conflicts).toMatchObject([
    { ...place, mine: 'Mine', theirs: 'Theirs', by: 'Ada', when: expect.any(String) },
  ]);
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

test('what goes back with the choice of a change in what one has taken out is named', async () => {
  type Services = { blocks: Record<string, { title: string }> };
  const changed = (code: string, change: (data: Services) => void) => {
    const file = `content/${code}/services.yaml`;
    const data = parse(read(file)) as Services;
    change(data);
    return { [file]: stringify(data) };
  };
  const [key = ''] = Object.keys((parse(read('content/en/services.yaml')) as Services).blocks);
  const other = clone('other');
  write(
    changed('en', ({ blocks }) => Object.assign(blocks[key] ?? {}, { title: 'Theirs' })),
    other,
  );
  await publishFrom(other);
  for (const code of ['en', 'es']) write(changed(code, ({ blocks }) => Reflect.deleteProperty(blocks, key)));
  const { conflicts = [] } = await bring();
  expect(conflicts).toMatchObject([
    { theirs: 'Theirs', whole: { side: 'mine', places: [expect.stringMatching(/^Services · /)] } },
  ]);
});

test('that a language was taken out is named where what is kept brings it back', async () => {
  const other = clone('other');
  const list = 'content/languages.json';
  const { es: _, ...languages } = JSON.parse(read(list)) as Record<string, unknown>;
  git(other, 'rm', '--quiet', '-r', 'content/es');
  write({ [list]: JSON.stringify(languages) }, other);
  git(other, 'commit', '--quiet', '--all', '--message', 'Take Spanish out');
  git(other, 'push', '--quiet');
  set(repository.root, 'content/es/about.yaml', { title: 'Mía' });
  const { conflicts = [] } = await bring();
  expect(conflicts).toMatchObject([
    { mine: 'Mía', whole: { side: 'theirs', places: ['Español taken out, with all of its texts'] } },
  ]);
});

test('what is saved while others are brought in stays', async () => {
  await both({ title: 'Theirs' }, { lead: 'Mine.' });
  write({ '.git/info/attributes': '*.yaml filter=save' });
  here('config', 'filter.save.smudge', `echo '# Saved' >> ${about}; cat`);
  const changed = /^This has changed here while it was being brought in: About, English\./;
  expect(await bring()).toEqual(refused(changed));
  expect(read(about)).toMatch(/\n(?:# Saved\n)+$/);
});

test('a developer brings in a change of code', async () => {
  const other = clone('other');
  const file = 'code.ts';
  write({ [file]: 'export {};' }, other);
  git(other, 'commit', '--quiet', '--all', '--message', 'Code');
  git(other, 'push', '--quiet');
  const more = new RegExp(`^Others have changed more than words, facts and pictures: ${file}`);
  expect(await bring()).toEqual(refused(more));
});

test('what was recorded and could not be sent is brought together like what was not recorded', async () => {
  await both({ title: 'Theirs', lead: 'Theirs.' }, { title: 'Mine' });
  write({ 'code.ts': 'export {};' });
  here('commit', '--quiet', '--all', '--message', 'Mine');
  const { conflicts = [] } = await bring();
  expect(conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs', by: 'Ada' }]);
  expect(await bring({ [conflicts[0]?.id ?? '']: 'mine' })).toMatchObject({ isGood: true });
  expect(values()).toMatchObject({ title: 'Mine', lead: 'Theirs.' });
  expect(await publishFrom(repository.root)).toMatchObject({ isGood: true });
  expect(there('show', `main:${about}`)).toBe(read(about).trim());
  expect(there('show', 'main:code.ts')).toBe('export {};');
  expect(there('log', '--format=%s', 'main')).toContain('\nMine\n');
});

test('what was noted, and could not be sent, comes after what others have noted', async () => {
  const noteAt = (root: string, message: string) =>
    git(root, 'commit', '--quiet', '--allow-empty', '--message', message);
  const other = clone('other');
  noteAt(other, 'Theirs');
  git(other, 'push', '--quiet');
  noteAt(repository.root, 'Mine');
  expect(await bring()).toMatchObject({ isGood: true });
  expect(here('log', '--format=%s', '--no-merges').split('\n').toSorted()).toEqual([
    'Begin',
    'Mine',
    'Theirs',
  ]);
});

test('a setting that is not published waits for that', async () => {
  await both({ title: 'Theirs' }, {});
  write({ 'netlify.toml': '' });
  expect(await bring()).toMatchObject({ message: expect.stringContaining('Your changes wait') });
});

test('what others have published is no version to take back', async () => {
  const other = clone('other');
  set(other, home, { title: 'Theirs' });
  write({ [home]: `${read(home, other)}# Theirs\n` }, other);
  await publishFrom(other);
  set(repository.root, about, { title: 'Mine' });
  here('commit', '--quiet', '--all', '--message', 'Mine');
  expect(await bring()).toMatchObject({ isGood: true });
  expect(await listVersions(repository.root)).toMatchObject([{ subject: 'Mine', by: 'Ada' }]);
});
