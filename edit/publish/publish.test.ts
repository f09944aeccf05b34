import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testRepository } from '#test/content/test-repository.ts';
import { publish } from './commit.ts';
import { review, type Reviewed } from './review.ts';

const file = 'content/en/about.yaml';
const change: Reviewed = {
  key: 'about:title',
  file,
  page: 'About',
  label: 'Title',
  language: 'English',
  path: ['title'],
  before: 'Old',
  after: 'New',
  parts: [],
};

const repository = testRepository({ [file]: 'title: Old\n' });
const { git, write } = repository;
let [folder, root] = ['', ''];
beforeEach(() => {
  ({ folder, root } = repository);
  // An uncommitted change of the content.
  write({ [file]: 'title: New\n' });
});

/** Expects publishing to be refused with the change left in place, and returns the message. */
async function refusal(): Promise<string> {
  const { isGood, message } = await publish(root, [change]);
  expect(isGood).toBe(false);
  expect(readFileSync(path.join(root, file), 'utf8')).toBe('title: New\n');
  return message;
}

test('commits the changed words and pushes them', async () => {
  writeFileSync(path.join(root, 'staged.txt'), '');
  git(root, 'add', 'staged.txt');
  expect(await publish(root, [change])).toEqual({
    isGood: true,
    message: expect.stringMatching(/^Published\./),
  });
  expect(git(path.join(folder, 'remote'), 'show', 'main:content/en/about.yaml')).toBe('title: New');
  expect(git(root, 'log', '-1', '--format=%B')).toBe(
    'Edit About\n\n- About, Title, English:\n  “Old”\n  → “New”',
  );
  expect(git(root, 'diff', '--cached', '--name-only')).toBe('staged.txt');
});

const made = 'content/en/insights/made.md';
const gone = 'content/en/insights/gone.md';
const both = [
  { ...change, file: made, label: 'New' },
  { ...change, file: gone, label: 'Removed' },
];

/** Adds one article and removes another that is published. */
function replaceArticle(): void {
  git(root, 'checkout', '--quiet', '--', '.');
  mkdirSync(path.join(root, 'content/en/insights'));
  writeFileSync(path.join(root, gone), 'Gone.');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'An article');
  git(root, 'push', '--quiet', 'origin', 'HEAD:main');
  rmSync(path.join(root, gone));
  mkdirSync(path.join(root, 'content/en/insights'), { recursive: true });
  writeFileSync(path.join(root, made), '---\ntitle: Made\n---\n\nA text.');
}

test('the commit adds a new article, deletes a removed one, and contains nothing else', async () => {
  replaceArticle();
  writeFileSync(path.join(root, 'staged.txt'), '');
  git(root, 'add', 'staged.txt');
  writeFileSync(path.join(root, 'content/en/unknown.txt'), '');
  const { changes, leftOut } = await review(root, new Map());
  expect(leftOut.toSorted()).toEqual(['content/en/unknown.txt', 'staged.txt']);
  expect(changes.map(({ file, label }) => [file, label])).toEqual([
    [gone, 'Removed'],
    [made, 'New'],
  ]);
  expect(await publish(root, changes)).toMatchObject({ isGood: true });
  const remote = path.join(folder, 'remote');
  expect(git(remote, 'ls-tree', '-r', '--name-only', 'main')).toBe(`content/en/about.yaml\n${made}`);
  expect(git(root, 'status', '--porcelain')).toBe('A  staged.txt\n?? content/en/unknown.txt');
});

const ownFiles = {
  'content/media/depot.jpg': 'picture',
  'content/mark.svg': '<svg/>',
  'netlify.toml': '[build]',
  'package.json': '{\n  "name": "site",\n  "version": "1.0.0"\n}\n',
};

test('everything that belongs to the site is published, and what does not is named', async () => {
  write({ ...ownFiles, 'edit/edit.ts': '' });
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Site');
  git(root, 'push', '--quiet', 'origin', 'HEAD:main');
  const renamed = ownFiles['package.json'].replace('"site"', '"acme-site"');
  write({
    'content/media/depot.jpg': 'another',
    'content/media/new.jpg': 'new',
  });
  write({
    'package.json': renamed,
    'netlify.toml': '',
    'edit/edit.ts': 'x',
    [file]: '# A note\ntitle: New\n',
  });
  rmSync(path.join(root, 'content/mark.svg'));
  write({ 'content/media/Thumbs.db': 'left by Windows' });
  const { changes, leftOut } = await review(root, new Map());
  rmSync(path.join(root, 'content/media/Thumbs.db'));
  expect(leftOut).toEqual(['edit/edit.ts']);
  expect(changes.map(({ page, label }) => `${page}: ${label}`).toSorted()).toEqual([
    'About: Comments or spaces',
    'Mark: Removed',
    'Name of the project: Changed',
    'Picture depot.jpg: Changed',
    'Picture new.jpg: New',
    'Settings of the host netlify.toml: Changed',
  ]);
  expect(await publish(root, changes)).toMatchObject({ isGood: true });
  expect(git(root, 'status', '--porcelain')).toBe('M edit/edit.ts');
  const clone = path.join(folder, 'clone');
  git(folder, 'clone', '--quiet', 'remote', 'clone');
  expect(readFileSync(path.join(clone, 'package.json'), 'utf8')).toBe(renamed);
  expect(readFileSync(path.join(clone, 'content/media/new.jpg'), 'utf8')).toBe('new');
  // A package is a developer's matter.
  write({ 'package.json': renamed.replace('1.0.0', '2.0.0') });
  expect((await review(root, new Map())).leftOut).toContain('package.json');
});

test('if the commit fails, a new article stays untracked', async () => {
  replaceArticle();
  writeFileSync(path.join(root, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  expect(await publish(root, both)).toMatchObject({ isGood: false });
  expect(git(root, 'status', '--porcelain', '-uall')).toBe(`D ${gone}\n?? ${made}`);
});

test('says that the branch is behind, and publishes once it is not', async () => {
  git(folder, 'clone', '--quiet', 'remote', 'other');
  const other = path.join(folder, 'other');
  git(other, 'config', 'user.name', 'Eve');
  git(other, 'config', 'user.email', 'eve@example.org');
  appendFileSync(path.join(other, 'notes.txt'), 'x');
  git(other, 'add', '.');
  git(other, 'commit', '--quiet', '-m', 'Note');
  git(other, 'push', '--quiet');
  expect(await refusal()).toMatch(/^Others have published 1 version that this copy does not have/);
  git(root, 'pull', '--quiet', '--rebase', '--autostash');
  expect(await publish(root, [change])).toMatchObject({ isGood: true });
});

test('commits without a remote, and says what to do', async () => {
  git(root, 'branch', '--quiet', '--unset-upstream');
  const { isGood, message } = await publish(root, [change]);
  expect(isGood).toBe(true);
  expect(message).toMatch(/^Recorded on this computer\. This copy of the project is not connected/);
  expect(git(root, 'status', '--porcelain')).toBe('');
});

test('commits where the remote cannot be reached, and pushes the next time', async () => {
  const remote = path.join(folder, 'remote');
  renameSync(remote, `${remote}-away`);
  const { isGood, message } = await publish(root, [change]);
  expect(isGood).toBe(false);
  expect(message).toMatch(/recorded on this computer, but the shared copy of the project did not take them/);
  renameSync(`${remote}-away`, remote);
  expect(await publish(root, [])).toMatchObject({ isGood: true });
  expect(git(remote, 'show', 'main:content/en/about.yaml')).toBe('title: New');
});

test('says that Git does not know who commits', async () => {
  git(root, 'config', '--unset', 'user.name');
  git(root, 'config', '--unset', 'user.email');
  git(root, 'config', 'user.useConfigOnly', 'true');
  expect(await refusal()).toMatch(/^Git does not know who you are/);
});

test('says that nothing has changed', async () => {
  git(root, 'checkout', '--quiet', '--', '.');
  expect(await publish(root, [])).toEqual({
    isGood: false,
    message: 'Nothing has changed since you published last.',
  });
});
