import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testRepository } from '#test/content/test-repository.ts';
import { publish } from './commit.ts';
import { sendForReview } from './send-for-review.ts';
import { statusOf } from './status.ts';

const file = 'content/en/about.yaml';
const repository = testRepository({ [file]: 'title: Old\n' });
const { here, online, status, write } = repository;

const publishAll = async () => publish(repository.root, await statusOf(repository.root));

// An uncommitted change of the content.
beforeEach(() => write({ [file]: 'title: New\n' }));

function stageForeignFile(): void {
  write({ 'staged.txt': '' });
  here('add', 'staged.txt');
}

test('commits the changed words and pushes them', async () => {
  stageForeignFile();
  expect(await publishAll()).toEqual({ isGood: true, message: expect.stringMatching(/^Published\./) });
  expect(online(file)).toBe('title: New');
  expect(here('log', '-1', '--format=%B')).toBe('Edit About\n\n- About, Title, English:\n  “Old”\n  → “New”');
  expect(here('diff', '--cached', '--name-only')).toBe('staged.txt');
  const message = 'Nothing has changed since you published last.';
  expect(await publishAll()).toEqual({ isGood: false, message });
});

const made = 'content/en/insights/made.md';
const gone = 'content/en/insights/gone.md';
const [was, moved] = ['content/es/insights/was.md', 'content/es/insights/is.md'];
const told = '---\ntitle: Told\ndescription: What was told, once and twice.\n---\n\n';

const ownFiles = {
  'content/media/depot.jpg': 'picture',
  'content/logo.svg': '<svg/>',
  'netlify.toml': '[build]',
  'wrangler.jsonc': '{ "name": "isthmus-site" }',
};

test('everything that belongs to the site is published, and what does not is named', async () => {
  write({ ...ownFiles, [gone]: 'Gone.', [was]: `${told}Once.`, 'edit/edit.ts': '' });
  here('add', '.');
  here('commit', '--quiet', '-m', 'Site');
  here('push', '--quiet', 'origin', 'HEAD:main');
  stageForeignFile();
  const renamed = '{ "name": "acme-site" }';
  write({
    'content/media/depot.jpg': 'another',
    'content/media/new.jpg': 'new',
    'wrangler.jsonc': renamed,
    'netlify.toml': '',
    'edit/edit.ts': 'x',
    [file]: '# A note\ntitle: New\n',
    [made]: '---\ntitle: Made\n---\n\nA text.',
    [moved]: `${told}Twice.`,
    'content/en/unknown.txt': '',
    'content/media/Thumbs.db': 'left by Windows',
  });
  for (const name of [gone, was, 'content/logo.svg']) rmSync(path.join(repository.root, name));
  const reviewed = await statusOf(repository.root);
  rmSync(path.join(repository.root, 'content/media/Thumbs.db'));
  expect(reviewed.leftOut.toSorted()).toEqual(['content/en/unknown.txt', 'edit/edit.ts', 'staged.txt']);
  expect(reviewed.changes.map(({ page, label }) => `${page}: ${label}`).toSorted()).toEqual([
    'About: Comments or spaces',
    'Article: Gone: Removed',
    'Article: Is: Moved from /es/insights/was to /es/insights/is',
    'Article: Is: Text 1',
    'Article: Made: New',
    'Logo: Removed',
    'Picture depot.jpg: Changed',
    'Picture new.jpg: New',
    'Settings of the host: Changed',
    'Settings of the host: Changed',
  ]);
  expect(await publish(repository.root, reviewed)).toMatchObject({ isGood: true });
  expect(status()).toBe('M edit/edit.ts\nA  staged.txt\n?? content/en/unknown.txt');
  expect([online('wrangler.jsonc'), online('content/media/new.jpg')]).toEqual([renamed, 'new']);
});

test('a text that is saved in another encoding is not said to be removed', async () => {
  write({ [made]: '---\ntitle: Made\n---\n\nCafé.' });
  await publishAll();
  for (const name of [made, file]) writeFileSync(path.join(repository.root, name), 'title: Más', 'latin1');
  const { changes } = await statusOf(repository.root);
  const unread = 'Changed, and cannot be read';
  expect(changes.map(({ label }) => label)).toEqual([unread, unread]);
});

test('without a remote, nothing can be sent, what is published is recorded, and it says what to do', async () => {
  here('branch', '--quiet', '--unset-upstream');
  expect(await sendForReview(repository.root, await statusOf(repository.root))).toMatchObject({
    isGood: false,
    message: expect.stringMatching(/nothing can be sent for review/),
  });
  expect(await publishAll()).toMatchObject({
    isGood: true,
    message: expect.stringMatching(/^Recorded on this computer\. This copy of the project is not connected/),
  });
  expect(status()).toBe('');
});
