import { expect, test, vi } from 'vitest';
import { testRepository } from '#test/content/test-repository.ts';
import { publish } from './commit.ts';
import { branchOf } from './branch.ts';
import { statusOf } from './status.ts';
import { listVersions, takeBack, type Check } from './versions.ts';

const [about, home] = ['content/en/about.yaml', 'content/en/home.yaml'];
const repository = testRepository({
  [about]: 'title: Old\nlead: Old\n',
  [home]: 'title: Old\n',
  'code.ts': '',
});
const { git, online, read, status, write } = repository;
const good = vi.fn<Check>(() => Promise.resolve(undefined));

async function publishFiles(files: Record<string, string>): Promise<void> {
  write(files);
  expect(await publish(repository.root, await statusOf(repository.root))).toMatchObject({ isGood: true });
}

const back = async (index = 0, check: Check = good) => {
  const { id = '' } = (await listVersions(repository.root))[index] ?? {};
  return takeBack(repository.root, await branchOf(repository.root), id, check);
};

test('the last version is taken back, and brought back', async () => {
  await publishFiles({ [about]: 'title: New\nlead: Old\n' });
  write({ [home]: 'title: Not published\n', 'code.ts': 'export {};' });
  expect(await back()).toMatchObject({ isGood: true, message: expect.stringMatching(/^Taken back\./) });
  expect(online(about)).toBe('title: Old\nlead: Old');
  expect([read(home), read('code.ts')]).toEqual(['title: Not published\n', 'export {};']);
  expect((await listVersions(repository.root)).map(({ subject }) => subject)).toEqual([
    'Revert "Edit About"',
    'Edit About',
  ]);
  expect(await back()).toMatchObject({ isGood: true });
  expect(online(about)).toBe('title: New\nlead: Old');
  // Both states were published before.
  expect(good).not.toHaveBeenCalled();
});

test('an earlier version is taken back once the site passes its checks without it', async () => {
  await publishFiles({ [about]: 'title: New\nlead: Old\n', 'content/es/about.yaml': '' });
  await publishFiles({ [home]: 'title: New\n' });
  const before = git(repository.root, 'rev-parse', 'HEAD');
  expect(await back(1, () => Promise.resolve('A link leads nowhere.'))).toEqual({
    isGood: false,
    message: 'The site would not be right without it, so nothing was taken back.',
    detail: 'A link leads nowhere.',
  });
  expect(git(repository.root, 'rev-parse', 'HEAD')).toBe(before);
  expect(read(about)).toBe('title: New\nlead: Old\n');
  expect(await back(1)).toMatchObject({ isGood: true });
  expect([online(about), online(home)]).toEqual(['title: Old\nlead: Old', 'title: New']);
  // Git knows no empty folders, which would be those of no language.
  expect(() => read('content/es')).toThrow('ENOENT');
});

test('a text that was changed again is named, and nothing changes', async () => {
  await publishFiles({ [about]: 'title: New\nlead: Old\n' });
  const again = { [about]: 'title: Newer\nlead: Old\n' };
  write(again);
  const unpublished = /^You have changed this since, and not published it: About, English\./;
  expect((await back()).message).toMatch(unpublished);
  expect(read(about)).toBe(again[about]);
  await publishFiles(again);
  write({ [home]: 'title: Not published\n' });
  const later = /^A later version changed the same text: About, English\./;
  expect(await back(1)).toEqual({ isGood: false, message: expect.stringMatching(later) });
  expect([status(), read(about)]).toEqual([`M ${home}`, again[about]]);
});

test('versions of developers, and the first one, cannot be taken back', async () => {
  write({ 'code.ts': 'export {};', [about]: 'title: New\nlead: Old\n' });
  git(repository.root, 'commit', '--quiet', '-a', '-m', 'Code');
  expect(await listVersions(repository.root)).toEqual([]);
  const id = git(repository.root, 'rev-parse', 'HEAD');
  expect(await takeBack(repository.root, await branchOf(repository.root), id, good)).toMatchObject({
    isGood: false,
  });
});
