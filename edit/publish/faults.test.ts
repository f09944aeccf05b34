/**
 * What publishing leaves behind when the disk is full, or the editor is ended in the middle.
 *
 * @module-tag all
 */
import { execFileSync } from 'node:child_process';
import fs, { chmodSync, cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { failDisk } from '#test/content/failing-disk.ts';
import { siteFiles, testRepository } from '#test/content/test-repository.ts';
import { finishSave } from '../save/write-all.ts';
import type { OlderText } from '../words/outdated.ts';
import { confirmTexts, publish } from './commit.ts';
import type { Published } from './published.ts';
import { branchOf } from './branch.ts';
import { bringIn } from './bring-in.ts';
import { sendForReview } from './send-for-review.ts';
import { statusOf } from './status.ts';

const [about, made, gone] = ['content/en/about.yaml', 'content/en/pages/made.md', 'content/en/pages/gone.md'];
const files = [about, made, gone, 'netlify.toml'];
const list = 'content/languages.json';
const repository = testRepository({
  [about]: 'title: Old\n',
  [gone]: 'Gone.\n',
  'netlify.toml': 'old\n',
  [list]: siteFiles()[list] ?? '',
});
const { read, there, write } = repository;
const status = () => statusOf(repository.root);

function change(): void {
  write({ [about]: 'title: New\n', [made]: 'Made.\n', 'netlify.toml': 'new\n' });
  rmSync(path.join(repository.root, gone));
}
const older = { page: 'About', label: 'Title', language: 'Español', confirmation: 'es 0' } as OlderText;
const publishAll = async () => publish(repository.root, await status());

/** Somebody else has published the changes, and this copy does not have them. */
async function changeElsewhere(): Promise<void> {
  change();
  await publishAll();
  repository.here('reset', '--quiet', '--hard', 'HEAD^');
}

type Action = { action: string; begin: () => void | Promise<void>; act: () => Promise<Published> };
const actions: readonly Action[] = [
  { action: 'publish', begin: change, act: publishAll },
  {
    action: 'send for review',
    begin: change,
    act: async () => sendForReview(repository.root, await status()),
  },
  {
    action: 'bring in',
    begin: changeElsewhere,
    act: async () => bringIn(repository.root, await branchOf(repository.root), {}),
  },
  { action: 'still right', begin: () => {}, act: () => confirmTexts(repository.root, [older]) },
];

/** The files, and the last commit of the shared copy. */
const filesNow = () =>
  files.map((file) => (existsSync(path.join(repository.root, file)) ? read(file) : undefined));
const online = () => there('rev-parse', 'main^{tree}');

/** Puts another Git in place of Git, whose nth command that writes fails and, with `forGood`, all later ones. Counts them. */
function failAtWrite(at: number, forGood: boolean): () => number {
  const folder = path.join(repository.folder, 'bin');
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const script = `#!/bin/sh
case "$5" in
  add|branch|commit|commit-tree|merge-tree|push|read-tree|reset|update-index|update-ref|write-tree)
    echo x >> '${folder}/count'
    if [ $(wc -l < '${folder}/count') -${forGood ? 'ge' : 'eq'} ${at} ]; then
      echo 'fatal: write error: No space left on device' >&2
      exit 128
    fi;;
esac
exec '${real}' "$@"
`;
  write({ git: script, count: '' }, folder);
  chmodSync(path.join(folder, 'git'), 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  const calls = () => readFileSync(path.join(folder, 'count'), 'utf8').length / 2;
  const { renameSync } = fs;
  vi.spyOn(fs, 'renameSync').mockImplementation((...args) => {
    if (forGood && calls() >= at) throw new Error('ended');
    renameSync(...args);
  });
  return calls;
}

const failAtRename = (at: number, forGood: boolean) => failDisk({ of: 'renameSync', at, forGood });

const all = actions.flatMap((action) =>
  [failAtWrite, failAtRename].flatMap((fail) =>
    [false, true].map((forGood) => ({ ...action, fail, forGood, fault: forGood ? 'ended' : 'full disk' })),
  ),
);
test.each(all)('$action: all or nothing after $fail.name ($fault), and it can be done again', async (row) => {
  const { act, fail, forGood } = row;
  await row.begin();
  const { folder, root } = repository;
  const start = `${folder}-start`;
  cpSync(folder, start, { recursive: true });
  const before = filesNow();
  expect(await act()).toMatchObject({ isGood: true });
  const [after, published] = [filesNow(), online()];
  for (let at = 1, isReached = true; isReached; at += 1) {
    rmSync(folder, { recursive: true });
    cpSync(start, folder, { recursive: true });
    const { PATH = '' } = process.env;
    const calls = fail(at, forGood);
    const result: Published = await act().catch(() => ({ isGood: false, message: 'ended' }));
    isReached = calls() >= at;
    vi.restoreAllMocks();
    vi.stubEnv('PATH', PATH);
    finishSave(root);
    const where = `at ${at}: ${result.message}`;
    expect([before, after], where).toContainEqual(filesNow());
    const isTold = /disk is full|the shared copy of the project did not take/i.test(result.message);
    expect(isTold || result.isGood || forGood, where).toBe(true);
    const again = result.isGood ? result : await act();
    expect(again.isGood, `${where}; again: ${again.message} ${again.detail}`).toBe(true);
    expect(filesNow(), where).toEqual(after);
    expect(online(), where).toBe(published);
  }
  rmSync(start, { recursive: true });
});
