import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testRepository } from '#test/content/test-repository.ts';
import { publish } from './commit.ts';
import { statusOf } from './status.ts';

const [about, home] = ['content/en/about.yaml', 'content/en/home.yaml'];
const repository = testRepository({ [about]: 'title: Old\n', [home]: 'title: Old\n' });
const { git, here, online, read, status, there, write } = repository;
const publishAll = async (message?: string) =>
  publish(repository.root, await statusOf(repository.root), message);

function writeHook(name: string, script: string, folder = path.join(repository.root, '.git')): void {
  write({ [`hooks/${name}`]: `#!/bin/sh\n${script}\n` }, folder);
  chmodSync(path.join(folder, 'hooks', name), 0o755);
}
const inRemote = () => path.join(repository.folder, 'remote');

test('all that was seen is published, whatever Git is told to leave out, and whatever has the name of the branch', async () => {
  here('update-index', '--assume-unchanged', about);
  here('update-index', '--skip-worktree', home);
  here('config', 'core.excludesFile', path.join(repository.folder, 'ignored'));
  write({ ignored: 'content/en/pages/\n' }, repository.folder);
  write({ '.git/info/exclude': 'content/en/insights/\n', 'content/en/stories/.gitignore': '*\n' });
  // A tag, a file that is called like a commit, and another form of the same address.
  for (const tag of [here, there]) tag('tag', 'main');
  write({ HEAD: '' });
  here('config', 'remote.origin.pushUrl', `file://${inRemote()}`);
  const files = [
    about,
    home,
    ...['insights', 'pages', 'stories'].map((name) => `content/en/${name}/made.md`),
  ];
  write(Object.fromEntries(files.map((file) => [file, 'title: New\n'])));
  expect(await publishAll()).toMatchObject({ isGood: true, message: expect.stringMatching(/^Published\./) });
  expect(files.map((file) => online(file))).toEqual(files.map(() => 'title: New'));
  expect((await statusOf(repository.root)).changes).toEqual([]);
});

test('what is not checked out is not removed', async () => {
  here('sparse-checkout', 'set', '--no-cone', '/*', `!${home}`);
  write({ [about]: 'title: New\n' });
  expect(await publishAll()).toMatchObject({ isGood: true });
  expect([online(about), online(home)]).toEqual(['title: New', 'title: Old']);
});

test.each(['remote.origin.pushUrl', 'url.OTHER.pushInsteadOf'])(
  'nothing is sent to another copy: %s',
  async (setting) => {
    const who = ['-c', 'user.name=Bo', '-c', 'user.email=bo@example.org'];
    const other = path.join(repository.folder, 'other');
    git(repository.folder, 'clone', '--quiet', '--bare', 'remote', 'other');
    const main = git(other, ...who, 'commit-tree', 'HEAD^{tree}', '-m', 'Theirs');
    git(other, 'update-ref', 'refs/heads/main', main);
    if (setting.startsWith('url')) here('config', `url.${other}.pushInsteadOf`, inRemote());
    else here('config', setting, other);
    here('config', 'remote.origin.url', inRemote());
    write({ [about]: 'title: New\n' });
    const message = expect.stringMatching(/sends its versions to another address \(.*other\)/);
    for (const _ of [1, 2]) expect(await publishAll()).toMatchObject({ isGood: false, message });
    expect(git(other, 'rev-parse', 'main')).toBe(main);
    expect(status()).toBe(`M ${about}`);
  },
);

test('what the remote drops after it has taken it is not called published', async () => {
  writeHook('post-receive', 'git update-ref refs/heads/main "$(git rev-parse main^)"', inRemote());
  write({ [about]: 'title: New\n' });
  const message = expect.stringContaining('the branch "main" of the shared copy does not have them');
  expect(await publishAll()).toMatchObject({ isGood: false, message });
});

test('what a hook changes is said, and leaves nothing behind', async () => {
  writeHook('pre-commit', `sed -i s/New/Rewritten/ ${about} && git add ${about}`);
  write({ [about]: 'title: New\n', [home]: 'title: New\n' });
  expect(await publishAll()).toMatchObject({
    isGood: true,
    message: expect.stringMatching(/^Published\..* has changed this while it was recorded: About, English\./),
  });
  expect([online(about), online(home)]).toEqual(['title: Rewritten', 'title: New']);
  expect([read(about), status()]).toEqual(['title: Rewritten\n', '']);
});

test('a hook that refuses and says nothing is named', async () => {
  write({ [about]: 'title: New\n' });
  for (const name of ['pre-commit', 'commit-msg', 'pre-push']) {
    // What it runs of Git is none of its own.
    writeHook(name, 'git rev-parse --verify -q refs/heads/none || true; exit 1');
    const message = expect.stringContaining(`the Git hook “${name}”, did not accept it, and gave no reason.`);
    expect(await publishAll()).toMatchObject({ isGood: false, message });
    rmSync(path.join(repository.root, '.git/hooks', name));
  }
  expect(await publishAll()).toMatchObject({ isGood: true });
});

test('the reason of a hook is told in full, and the first line can be another one', async () => {
  const reasons = ['⧗   input: Edit About', '✖   type may not be empty [type-empty]', '✖   found 1 problem'];
  const print = reasons.map((line) => `echo '${line}'`).join('; ');
  writeHook('commit-msg', `grep -q '^docs: ' "$1" || { ${print}; exit 1; }`);
  write({ [about]: 'title: New\n', 'content/en/pages/made.md': 'Made.' });
  const { isGood, detail } = await publishAll();
  expect([isGood, detail]).toEqual([false, reasons.join('\n')]);
  expect(status()).toBe(`M ${about}\n?? content/en/pages/`);
  expect(await publishAll('docs: say what is new')).toMatchObject({ isGood: true });
  expect(there('log', '-1', '--format=%B', 'main')).toMatch(
    /^docs: say what is new\n\n- About, Title, English:/,
  );
});
