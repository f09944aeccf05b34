import { chmodSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testRepository } from '#test/content/test-repository.ts';
import { sendForReview } from './send-for-review.ts';
import { statusOf } from './status.ts';
import { listVersions } from './versions.ts';

const [about, home] = ['content/en/about.yaml', 'content/en/home.yaml'];
const repository = testRepository({
  [about]: 'title: Old\nlead: Old\n',
  [home]: 'title: Old\n',
  'code.ts': '',
});
const { clone, git, here, online, status, there, write } = repository;

const send = async () => sendForReview(repository.root, await statusOf(repository.root));
const refused = (message: RegExp) => ({ isGood: false, message: expect.stringMatching(message) });

test('changes are sent for review, and again, while files and branch stay as they are', async () => {
  write({ [about]: 'title: New\nlead: Old\n', 'code.ts': 'export {};' });
  expect(await send()).toEqual({
    isGood: true,
    message: expect.stringContaining('on the branch review-about of the shared copy'),
    branch: 'review-about',
  });
  expect([online(about), online(about, 'review-about')]).toEqual([
    'title: Old\nlead: Old',
    'title: New\nlead: Old',
  ]);
  expect(online('code.ts', 'review-about')).toBe('');
  expect(status()).toBe(`M code.ts\n M ${about}`);
  write({ [about]: 'title: Newer\nlead: Old\n' });
  expect(await send()).toMatchObject({ isGood: true, branch: 'review-about' });
  expect(online(about, 'review-about')).toBe('title: Newer\nlead: Old');
  // Sent again as it is, it is no further version.
  const sent = there('rev-parse', 'review-about');
  expect(await send()).toMatchObject({ isGood: true, branch: 'review-about' });
  expect(there('rev-parse', 'review-about')).toBe(sent);
});

test('a version that the host has merged can be taken back, and the next one has a branch of its own', async () => {
  write({ [about]: 'title: New\nlead: Old\n' });
  await send();
  here('checkout', '--quiet', '--', about);
  const host = clone('host');
  const subject = 'Merge pull request #1 from company/review-about';
  git(host, 'merge', '--quiet', '--no-ff', '-m', subject, 'origin/review-about');
  git(host, 'push', '--quiet', 'origin', 'HEAD:main');
  here('pull', '--quiet');
  expect(await listVersions(repository.root)).toMatchObject([{ subject }]);
  write({ [about]: 'title: Newer\nlead: Old\n' });
  expect(await send()).toMatchObject({ isGood: true, branch: 'review-about' });
  expect(there('rev-list', '--count', 'main..review-about')).toBe('1');
  // Removed at the host, as after a merge into one commit.
  there('branch', '-D', 'review-about');
  expect(await send()).toMatchObject({ isGood: true, branch: 'review-about' });
});

test('what a reviewer has changed stays when it is sent again', async () => {
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
  expect(await send()).toMatchObject({ isGood: true, branch: 'review-about' });
  const there = [online(about, 'review-about'), online(home, 'review-about')];
  expect(there).toEqual(['title: Newer\nlead: Old', 'title: Reviewed']);
  change({ [about]: 'title: Reviewed\nlead: Old\n' });
  write({ [about]: 'title: Newest\nlead: Old\n' });
  expect(await send()).toEqual(refused(/changed the same place of this version since .*: About, English\./));
});

const page = 'https://git.example/acme/site';
/** What GitHub says below that. */
const more = `GitHub found 1 vulnerability. To find out more, visit:\n  ${page}/security/dependabot`;
test.each([
  ["Create a pull request for 'review-about' on GitHub by visiting:", '/pull/new/review-about'],
  [
    'To create a merge request for review-about, visit:',
    '/-/merge_requests/new?merge_request%5Bsource_branch%5D=review-about',
  ],
  ['Create pull request for review-about:', '/pull-requests/new?source=review-about&t=1'],
  ["Create a new pull request for 'review-about':", '/compare/main...review-about'],
  [`Our rules: ${page}/wiki\njavascript://${page}/compare/main...review-about`, undefined],
])('the pull request of a host that says %j', async (said, way) => {
  const text = `${said}\n${way ? `  ${page}${way}\n\n` : ''}${more}`;
  // Some hosts say it of a new branch alone.
  const hook = `#!/bin/sh\nread old new name\ncase $old in *[1-9a-f]*) ;; *) echo "${text}";; esac\n`;
  write({ 'hooks/post-receive': hook }, `${repository.folder}/remote`);
  chmodSync(`${repository.folder}/remote/hooks/post-receive`, 0o755);
  for (const title of ['New', 'Newer']) {
    write({ [about]: `title: ${title}\nlead: Old\n` });
    const sent = await send();
    expect(sent).toMatchObject({ isGood: true, branch: 'review-about' });
    expect(sent.pullRequest).toBe(way && page + way);
  }
});
