import { expect, test } from 'vitest';
import { testRepository } from '#test/content/test-repository.ts';
import { branchOf } from './branch.ts';
import { publish } from './commit.ts';
import { publishReviewed } from './publish-reviewed.ts';
import { review } from './review.ts';
import { closeReviews, listReviews } from './reviews.ts';
import { sendForReview } from './send-for-review.ts';

const [about, home] = ['content/en/about.yaml', 'content/en/home.yaml'];
const repository = testRepository({
  [about]: 'title: Old\nlead: Old\n',
  [home]: 'title: Old\n',
  'code.ts': '',
});
const { clone, git, online, read, status, there, write } = repository;
const changes = async (root = repository.root) => (await review(root, new Map())).changes;

const send = async () => sendForReview(repository.root, await changes());
const reviews = async (root = repository.root) => listReviews(root, await branchOf(root));
const good = () => Promise.resolve(undefined);
const refused = (message: RegExp) => ({ isGood: false, message: expect.stringMatching(message) });

test('changes are sent for review, again, and published as they were sent', async () => {
  write({ [about]: 'title: New\nlead: Old\n', 'code.ts': 'export {};' });
  expect(await send()).toMatchObject({ isGood: true, address: 'review-about' });
  expect([online(about), online(about, 'review-about')]).toEqual([
    'title: Old\nlead: Old',
    'title: New\nlead: Old',
  ]);
  expect(online('code.ts', 'review-about')).toBe('');
  expect(status()).toBe(`M code.ts\n M ${about}`);

  write({ [about]: 'title: Newer\nlead: Old\n' });
  const changed = refused(/^This has changed here since it was sent for review: About, English\./);
  expect(await publishReviewed(repository.root, 'review-about', good)).toEqual(changed);
  expect(await send()).toMatchObject({ isGood: true, address: 'review-about' });
  expect(await reviews()).toMatchObject([{ branch: 'review-about', subject: 'Edit About', isOwn: true }]);
  write({ [home]: 'title: Later\n' });
  expect(await publishReviewed(repository.root, 'review-about', good)).toMatchObject({ isGood: true });
  expect([online(about), online(home)]).toEqual(['title: Newer\nlead: Old', 'title: Old']);
  expect(status()).toBe(`M code.ts\n M ${home}`);
  expect(git(repository.root, 'for-each-ref', '--format=%(refname:short)', 'refs/heads')).toBe('main');
  expect(there('branch', '--list', 'review*')).toBe('');
});

test('a colleague publishes what was reviewed, after others have published', async () => {
  write({ [about]: 'title: New\nlead: Old\n', 'content/en/insights/new.md': 'New.' });
  await send();
  // Somebody is about to begin there.
  there('branch', 'review-empty', 'main');
  const other = clone('other');
  write({ [home]: 'title: Theirs\n' }, other);
  expect(await publish(other, await changes(other))).toMatchObject({ isGood: true });
  write({ [home]: 'title: Unpublished\n' }, other);
  const [waiting] = await reviews(other);
  expect(waiting).toMatchObject({ isOwn: false });
  const publishIt = (check: () => Promise<string | undefined>) =>
    publishReviewed(other, waiting?.branch ?? '', check);
  expect(await publishIt(() => Promise.resolve('A link leads nowhere.'))).toMatchObject({
    isGood: false,
    detail: 'A link leads nowhere.',
  });
  // What was reviewed is there now, to be corrected.
  expect(read(about, other)).toBe('title: New\nlead: Old\n');
  there('config', 'receive.hideRefs', 'refs/heads/main');
  expect(await publishIt(good)).toMatchObject({ isGood: false });
  expect(there('branch', '--list', 'review*')).toContain(waiting?.branch);
  there('config', '--unset', 'receive.hideRefs');
  expect(await publishIt(good)).toMatchObject({ isGood: true });
  expect(there('branch', '--list', 'review*')).toBe('review-empty');
  expect([online(about), online(home), online('content/en/insights/new.md')]).toEqual([
    'title: New\nlead: Old',
    'title: Theirs',
    'New.',
  ]);
  expect(read(about, other) + read(home, other)).toBe('title: New\nlead: Old\ntitle: Unpublished\n');
  expect(status(other)).toBe(`M ${home}`);
});

test('a text that others have published meanwhile is named', async () => {
  write({ [about]: 'title: New\nlead: Old\n' });
  await send();
  const other = clone('other');
  write({ [about]: 'title: Theirs\nlead: Old\n' }, other);
  await publish(other, await changes(other));
  const named = refused(/published another text in the same place: About, English\./);
  expect(await publishReviewed(other, 'review-about', good)).toEqual(named);
  expect(status(other)).toBe('');
  // Here it is published, and there is another version there that this copy does not know.
  git(repository.root, 'reset', '--quiet', 'review-about');
  there('branch', '--force', 'review-about', 'main');
  await closeReviews(repository.root, { shared: { remote: 'origin', name: 'main' } });
  expect(there('branch', '--list', 'review*')).toBe('review-about');
});

test('what a reviewer has changed stays when it is sent again, and is published with it', async () => {
  write({ [about]: 'title: New\nlead: Old\n' });
  await send();
  const other = clone('other');
  const change = (files: Record<string, string>) => {
    git(other, 'pull', '--quiet', 'origin', 'review-about');
    write(files, other);
    git(other, 'commit', '--quiet', '--all', '-m', 'Reviewed');
    git(other, 'push', '--quiet', 'origin', 'HEAD:review-about');
  };
  change({ [home]: 'title: Reviewed\n' });
  write({ [about]: 'title: Newer\nlead: Old\n' });
  expect(await send()).toMatchObject({ isGood: true, address: 'review-about' });
  const there = [online(about, 'review-about'), online(home, 'review-about')];
  expect(there).toEqual(['title: Newer\nlead: Old', 'title: Reviewed']);
  change({ [about]: 'title: Reviewed\nlead: Old\n' });
  write({ [about]: 'title: Newest\nlead: Old\n' });
  expect(await send()).toEqual(refused(/changed the same place of this version since .*: About, English\./));
  write({ [about]: 'title: Newer\nlead: Old\n' });
  expect(await publishReviewed(repository.root, 'review-about', good)).toMatchObject({ isGood: true });
  expect(read(about) + read(home) + status()).toBe('title: Reviewed\nlead: Old\ntitle: Reviewed\n');
});

test('what could not be sent again is not taken for sent', async () => {
  write({ [about]: 'title: New\nlead: Old\n' });
  await send();
  write({ [about]: 'title: Newer\nlead: Old\n' });
  there('config', 'receive.hideRefs', 'refs/heads/review-about');
  expect(await send()).toMatchObject({ isGood: false });
  there('config', '--unset', 'receive.hideRefs');
  const changed = refused(/^This has changed here since it was sent for review/);
  expect(await publishReviewed(repository.root, 'review-about', good)).toEqual(changed);
});

test('without a remote, it says that nothing can be sent', async () => {
  write({ [about]: 'title: New\nlead: Old\n' });
  git(repository.root, 'branch', '--quiet', '--unset-upstream');
  expect(await send()).toEqual(refused(/nothing can be sent for review/));
  expect(status()).toBe(`M ${about}`);
});
