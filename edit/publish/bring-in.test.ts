/** @module-tag all */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testRepository } from '#test/content/test-repository.ts';
import { bringIn } from './bring-in.ts';
import { publish } from './commit.ts';
import { review } from './review.ts';
import { listVersions } from './versions.ts';

const [about, home] = ['content/en/about.yaml', 'content/en/home.yaml'];
const old = 'title: Old\nlead: Old\n';
const repository = testRepository({ [about]: old, [home]: old, 'code.ts': '', 'package.json': '' });
const { clone, git, read, status, write } = repository;
const refused = (message: RegExp) => ({ isGood: false, message: expect.stringMatching(message) });
const publishFrom = async (from: string) => publish(from, (await review(from, new Map())).changes);

/** Somebody else publishes, while this copy has changes that are not published. */
async function both(theirs: Record<string, string>, mine: Record<string, string>): Promise<void> {
  const other = clone('other');
  write(theirs, other);
  await publishFrom(other);
  write(mine);
}

test('two people publish changes of one file, one after the other', async () => {
  const mine = { [about]: 'title: Mine\nlead: Old\n' };
  await both({ [about]: 'title: Old\nlead: Theirs\n', [home]: 'title: Theirs\n' }, mine);
  const behind = /^Others have published 1 version that this copy does not have. Bring it in/;
  expect(await publishFrom(repository.root)).toEqual(refused(behind));
  // Git cannot note where the branch was.
  const log = `${repository.root}/.git/logs/refs/heads/main`;
  rmSync(log);
  write({ held: '' }, log);
  expect(await bringIn(repository.root)).toMatchObject({ isGood: false });
  expect([read(about), read(home)]).toEqual([mine[about], old]);
  rmSync(log, { recursive: true });
  expect(await bringIn(repository.root)).toMatchObject({ isGood: true });
  expect([read(about), read(home)]).toEqual(['title: Mine\nlead: Theirs\n', 'title: Theirs\n']);
  expect(status()).toBe(`M  ${about}`.trim());
  expect(await publishFrom(repository.root)).toMatchObject({ isGood: true });
  expect(status()).toBe('');
});

test.each(['mine', 'theirs'] as const)('where both have changed one text, %s may stay', async (preferred) => {
  await both(
    { [about]: 'title: theirs\nlead: New\nmore: 1\n', [home]: 'title: Theirs\n' },
    { [about]: 'title: mine\nlead: Old\n/last: 2\n' },
  );
  rmSync(path.join(repository.root, home));
  expect(await bringIn(repository.root)).toMatchObject({
    isUnclear: true,
    message: expect.stringMatching(/the same place: About, English; Home, English\./),
  });
  expect(read(about)).toBe('title: mine\nlead: Old\n/last: 2\n');
  expect(await bringIn(repository.root, preferred)).toMatchObject({ isGood: true });
  // What both have added stays.
  expect(read(about)).toBe(`title: ${preferred}\nlead: New\nmore: 1\n/last: 2\n`);
  expect(existsSync(path.join(repository.root, home))).toBe(preferred === 'theirs');
});

const text = (title: string, end = 'End.') =>
  `---\ntitle: ${title}\n---\n\n${'A line.\n\n'.repeat(20)}${end}\n`;

test.each(['mine', 'theirs'] as const)('a moved text has the changes of both: %s', async (whose) => {
  const [old, next] = ['content/en/insights/old.md', 'content/en/insights/new.md'];
  const other = clone('other');
  const publishHere = async (files: Record<string, string>, from: string) => {
    write(files, from);
    await publishFrom(from);
  };
  await publishHere({ [old]: text('Old') }, other);
  git(repository.root, 'pull', '--quiet');
  const [mover, editor] = whose === 'mine' ? [repository.root, other] : [other, repository.root];
  rmSync(path.join(mover, old));
  write({ [next]: text('Moved') }, mover);
  write({ [old]: text('Old', 'The end.') }, editor);
  await publishFrom(other);
  expect(await bringIn(repository.root)).toMatchObject({ isGood: true });
  expect(read(next)).toBe(text('Moved', 'The end.'));
  expect(existsSync(path.join(repository.root, old))).toBe(false);
  expect(await publishFrom(repository.root)).toMatchObject({ isGood: true });
  expect(status()).toBe('');
});

const offices = 'offices:\n  denver:\n    city: Denver\n';
test.each([
  ['what both have added to one text', 'lead: >-\n  We mend.\n', '  Mine.\n', '  Theirs.\n', undefined],
  ['one item that both have added', 'list:\n  - a\n', '  - b\n', '  - b\n  - c\n', undefined],
  [
    'line breaks',
    'lead: We mend.\r\nmore: 1\r\n',
    'mine: 2\r\n',
    'theirs: 3\r\n',
    'mine: 2\r\ntheirs: 3\r\n',
  ],
  [
    'a key of the last',
    offices,
    '  paris:\n    city: Paris\n',
    '    hours: 9\n',
    '    hours: 9\n  paris:\n    city: Paris\n',
  ],
])('brings together, or asks about, %s', async (_, base, mine, theirs, added) => {
  const plain = base.replaceAll('\r', '');
  await both({ [about]: plain }, { [about]: base });
  expect(await bringIn(repository.root, 'theirs')).toMatchObject({ isGood: true });
  write({ [about]: plain + theirs.replaceAll('\r', '') }, `${repository.folder}/other`);
  await publishFrom(`${repository.folder}/other`);
  write({ [about]: base + mine });
  expect(await bringIn(repository.root)).toMatchObject({ isGood: added !== undefined });
  expect(read(about)).toBe(base + (added ?? mine));
});

test('a move does not take the place of another text', async () => {
  const [old, next] = ['content/en/insights/old.md', 'content/en/insights/new.md'];
  const other = clone('other');
  write({ [old]: text('Old') }, other);
  await publishFrom(other);
  git(repository.root, 'pull', '--quiet');
  rmSync(path.join(other, old));
  write({ [next]: text('Old') }, other);
  await publishFrom(other);
  write({ [old]: text('Old', 'The end.'), [next]: 'Mine.\n' });
  expect(await bringIn(repository.root)).toMatchObject({ isUnclear: true });
  expect(await bringIn(repository.root, 'mine')).toMatchObject({ isGood: true });
  expect([read(old), read(next)]).toEqual([text('Old', 'The end.'), 'Mine.\n']);
});

test('what is saved while others are brought in stays', async () => {
  await both({ [about]: old.replace('Old', 'Theirs') }, { [about]: `${old}# Mine\n` });
  write({ '.git/info/attributes': '*.yaml filter=save' });
  git(repository.root, 'config', 'filter.save.smudge', `echo '# Saved' >> ${about}; cat`);
  const changed = /^This has changed here while it was being brought in: About, English\./;
  expect(await bringIn(repository.root)).toEqual(refused(changed));
  expect(read(about)).toMatch(/# Mine\n(?:# Saved\n)+$/);
});

test.each(['code.ts', 'package.json'])('a developer brings in a change of %s', async (file) => {
  const other = clone('other');
  write({ [file]: '{}' }, other);
  git(other, 'commit', '--quiet', '--all', '--message', 'Code');
  git(other, 'push', '--quiet');
  const more = new RegExp(`^Others have changed more than words, facts and pictures: ${file}`);
  expect(await bringIn(repository.root)).toEqual(refused(more));
});

test('what others have published is no version to take back', async () => {
  await both({ [home]: 'title: Theirs\n' }, { [about]: 'title: Mine\n' });
  git(repository.root, 'commit', '--quiet', '--all', '--message', 'Mine');
  expect(await bringIn(repository.root)).toMatchObject({ isGood: true });
  expect(await listVersions(repository.root)).toMatchObject([{ subject: 'Mine' }]);
});
