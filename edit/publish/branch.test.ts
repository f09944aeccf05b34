import { chmodSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { testRepository } from '#test/content/test-repository.ts';
import { branchOf } from './branch.ts';
import { confirmTexts, publish } from './commit.ts';
import type { Published } from './published.ts';
import { sendForReview } from './send-for-review.ts';
import { statusOf } from './status.ts';

const about = 'content/en/about.yaml';
const repository = testRepository({ [about]: 'title: Old\n' });
const { here, read, there, write } = repository;
const status = () => statusOf(repository.root);
const inGit = (...names: string[]) => path.join(repository.root, '.git', ...names);

const older = { page: 'About', label: 'Title', language: 'Español', confirmation: 'es 0' };
const send = async () => sendForReview(repository.root, await status());
const note = () => confirmTexts(repository.root, [older as Parameters<typeof confirmTexts>[1][number]]);

/** Leaves a lock of a time, by the clock of this process, which may differ from that of the file system. */
function writeLock(name: string, time = new Date()): void {
  write({ [name]: '' }, inGit());
  utimesSync(inGit(name), time, time);
}

function signWith(program: string): void {
  here('config', 'commit.gpgSign', 'true');
  here('config', 'gpg.program', program);
}

test('versions are sent, sent again, and published, whatever Git and its surroundings are set to', async () => {
  const { folder, root } = repository;
  write({ [about]: 'title: Older\n' });
  here('commit', '-qam', 'Edit About');
  here('push', '-q', 'origin', 'HEAD:main', 'HEAD:review-site');
  here('fetch', '-q', '--depth', '1');
  here('remote', 'rename', 'origin', 'our/company');
  here('config', 'remote.our/company.fetch', '+refs/heads/none:refs/remotes/our/company/none');
  here('branch', '-m', 'site');
  here('branch', 'review-site');
  here('config', 'branch.site.merge', 'refs/heads/review-site');
  here('config', 'push.default', 'nothing');
  here('config', 'log.showSignature', 'true');
  const program = '#!/bin/sh\ncat > /dev/null\necho "[GNUPG:] SIG_CREATED " >&2\necho signature\n';
  write({ gpg: program }, folder);
  chmodSync(path.join(folder, 'gpg'), 0o755);
  signWith(path.join(folder, 'gpg'));
  vi.stubEnv('GIT_DIR', path.join(folder, 'remote'));
  vi.stubEnv('GIT_INDEX_FILE', path.join(folder, 'index'));

  const all: Published[] = [];
  for (const title of ['New', 'Newer']) {
    write({ [about]: `title: ${title}\n` });
    all.push(await send());
  }
  expect(all).toMatchObject([{ branch: 'review-about' }, { branch: 'review-about' }]);
  all.push(await publish(root, await status()));
  write({ [about]: 'title: Newest\n', 'content/media/café [1].jpg': '' });
  const reviewed = await status();
  write({ 'content/media/café 1.jpg': '' });
  all.push(await publish(root, reviewed));
  expect(here('status', '--porcelain')).toBe('?? "content/media/café 1.jpg"');
  all.push(await note());
  expect(all.filter(({ isGood }) => !isGood)).toEqual([]);
  expect(there('show', `review-site:${about}`)).toBe('title: Newest');
  expect(there('branch', '--format=%(refname:short)')).toBe('main\nreview-about\nreview-site');
  const made = there('rev-list', 'main..review-site').split('\n');
  expect(made.map((id) => there('cat-file', 'commit', id))).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('gpgsig signature')),
  );
});

const refusals: readonly (readonly [what: string, begin: () => void, message: RegExp])[] = [
  ['no Git', () => vi.stubEnv('PATH', '/nowhere'), /^Git is not installed .*https:\/\/git-scm\.com/],
  [
    'no repository',
    () => {
      rmSync(inGit(), { recursive: true });
      vi.stubEnv('GIT_CEILING_DIRECTORIES', repository.folder);
    },
    /not under version control/,
  ],
  ['a repository around', () => renameSync(inGit(), `${repository.folder}/.git`), /another project/],
  ['no commit', () => rmSync(inGit('refs/heads/main')), /has no version yet/],
  [
    'no author',
    () => {
      here('config', '--unset', 'user.name');
      here('config', 'user.useConfigOnly', 'true');
    },
    /^Git does not know who you are/,
  ],
  ['no branch', () => here('checkout', '-q', '--detach'), /not on a branch/],
  ['a cherry-pick', () => write({ CHERRY_PICK_HEAD: here('rev-parse', 'HEAD') }, inGit()), /^A cherry-pick/],
  [
    'a rebase',
    () => {
      here('checkout', '-q', '--', '.');
      expect(() => here('rebase', '--exec', 'false', '--root')).toThrow('execution failed');
      write({ [about]: 'title: New\n' });
    },
    /^A rebase has been started and not finished/,
  ],
  ['the lock of a commit', () => writeLock('index.lock'), /remove the file \/.*\.git\/index\.lock/],
  ['no key', () => signWith('/nowhere'), /signs all commits .*"git config commit\.gpgSign false"/],
  ['a branch that is gone', () => there('branch', '-m', 'trunk'), /no branch "main" any more/],
  ['two remotes', () => here('config', 'remote.pushDefault', 'fork'), /send its own to "fork"/],
];
test.each(refusals)('%s: nothing is published or sent, and the remedy is named', async (...row) => {
  const [, begin, message] = row;
  write({ [about]: 'title: New\n' });
  const { changes, leftOut } = await status();
  begin();
  const reviewed = { changes, leftOut, branch: await branchOf(repository.root) };
  const refused = { isGood: false, message: expect.stringMatching(message) };
  expect(await sendForReview(repository.root, reviewed)).toMatchObject(refused);
  expect(await publish(repository.root, reviewed)).toMatchObject(refused);
  expect(read(about)).toBe('title: New\n');
});

test('a lock that was left behind when the computer stopped is removed', async () => {
  write({ [about]: 'title: New\n' });
  for (const name of ['index.lock', 'HEAD.lock']) writeLock(name, new Date(0));
  expect(await publish(repository.root, await status())).toMatchObject({ isGood: true });
});
