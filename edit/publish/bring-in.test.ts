/** @module-tag all */
import { rmSync } from 'node:fs';
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
const publishFrom = async (from: string) => publish(from, (await review(from, new Map())).changes);

/** Somebody else publishes, while this copy has changes that are not published. */
async function both(theirs: Record<string, string>, mine: Record<string, string>): Promise<void> {
  const other = clone('other');
  write(theirs, other);
  await publishFrom(other);
  write(mine);
  expect(await publishFrom(repository.root)).toMatchObject({
    message: expect.stringMatching(
      /^Others have published 1 version that this copy does not have. Bring it in/,
    ),
  });
}

test('two people publish changes of one file, one after the other', async () => {
  await both(
    { [about]: old.replace('lead: Old', 'lead: Theirs'), [home]: 'title: Theirs\n' },
    { [about]: old.replace('title: Old', 'title: Mine') },
  );
  // Git cannot note where the branch was.
  const log = path.join(repository.root, '.git/logs/refs/heads/main');
  rmSync(log);
  write({ held: '' }, log);
  expect(await bringIn(repository.root)).toMatchObject({ isGood: false });
  expect([read(about), read(home)]).toEqual(['title: Mine\nlead: Old\n', old]);
  rmSync(log, { recursive: true });
  expect(await bringIn(repository.root)).toMatchObject({ isGood: true });
  expect([read(about), read(home)]).toEqual(['title: Mine\nlead: Theirs\n', 'title: Theirs\n']);
  expect(status()).toBe(`M  ${about}`.trim());
  expect(await publishFrom(repository.root)).toMatchObject({ isGood: true });
  expect(status()).toBe('');
});

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('where both have changed one text, %s may stay', async (preferred, title) => {
  await both(
    { [about]: 'title: Theirs\nlead: New\n' },
    { [about]: old.replace('title: Old', 'title: Mine') },
  );
  expect(await bringIn(repository.root)).toMatchObject({
    isUnclear: true,
    message: expect.stringMatching(/the same place: About, English\./),
  });
  expect(read(about)).toBe('title: Mine\nlead: Old\n');
  expect(await bringIn(repository.root, preferred)).toMatchObject({ isGood: true });
  expect(read(about)).toBe(`title: ${title}\nlead: New\n`);
});

test('what is saved while others are brought in stays', async () => {
  await both({ [about]: old.replace('Old', 'Theirs') }, { [about]: `${old}# Mine\n` });
  write({ attributes: '*.yaml filter=save' }, path.join(repository.root, '.git/info'));
  git(repository.root, 'config', 'filter.save.smudge', `echo '# Saved' >> ${about}; cat`);
  expect(await bringIn(repository.root)).toEqual({
    isGood: false,
    message: expect.stringMatching(/^This has changed here while it was being brought in: About, English\./),
  });
  expect(read(about)).toMatch(/# Mine\n(?:# Saved\n)+$/);
});

test.each(['code.ts', 'package.json'])('a developer brings in a change of %s', async (file) => {
  const other = clone('other');
  write({ [file]: '{}' }, other);
  git(other, 'commit', '--quiet', '--all', '--message', 'Code');
  git(other, 'push', '--quiet');
  expect(await bringIn(repository.root)).toMatchObject({
    isGood: false,
    message: expect.stringContaining(`Others have changed more than words, facts and pictures: ${file}.`),
  });
});

test('what others have published is no version to take back', async () => {
  const other = clone('other');
  write({ [home]: 'title: Theirs\n' }, other);
  await publishFrom(other);
  write({ [about]: 'title: Mine\n' });
  git(repository.root, 'commit', '--quiet', '--all', '--message', 'Mine');
  expect(await bringIn(repository.root)).toMatchObject({ isGood: true });
  expect(await listVersions(repository.root)).toMatchObject([{ subject: 'Mine' }]);
});
