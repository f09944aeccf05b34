/** The Git operations that publishing needs, with problems in plain words. */
import { execFile } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import type { FileText } from '../content/content-files.ts';

/** The result of a Git command. `isMissing` if Git is not installed. */
export type GitResult = { isGood: boolean; output: string; isMissing: boolean };

const environment = () => ({
  ...process.env,
  // Never prompts, because nobody could answer.
  GIT_TERMINAL_PROMPT: '0',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes',
  LC_ALL: 'C',
});

export const git = (root: string, ...args: string[]): Promise<GitResult> => gitWith({}, root, ...args);

/** Runs Git with variables of its environment, such as another index. */
export function gitWith(env: NodeJS.ProcessEnv, root: string, ...args: string[]): Promise<GitResult> {
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...environment(), ...env }, timeout: 120_000, maxBuffer: 20_000_000 };
    execFile('git', args, options, (error, stdout, stderr) => {
      const isMissing = error !== null && 'code' in error && String(error.code) === 'ENOENT';
      resolve({ isGood: error === null, output: error ? `${stderr}${stdout}` : stdout, isMissing });
    });
  });
}

export type Branch = {
  /** Why nothing can be published from here, and what to do. */
  problem?: string;
  /** The remote that commits are pushed to: to owners, the shared copy of the project. */
  remote?: string;
  /** Whether earlier commits have not been pushed. */
  isAhead?: boolean;
  /** Advice if there is no remote, or it cannot be reached. */
  note?: string;
};

const missing =
  'Git is not installed on this computer, so changes cannot be published from here. They are saved in the content folder: ask a developer to publish them, or install Git from https://git-scm.com.';
const noRepository =
  'This folder is not under version control (Git), so there is nowhere to publish to. Your changes are saved in the content folder.';
const detached =
  'This copy of the project is not on a branch, so a commit could get lost. Ask a developer to switch to one. Your changes are saved.';
const merging =
  'A merge or rebase has been started and not finished in this copy of the project. Ask a developer to finish it. Your changes are saved.';
const noRemote =
  'This copy of the project is not connected to a shared one. What you record stays on this computer: nothing goes online, and nothing can be sent for review. There is no folder to pass on instead, because pages need a server. Ask a developer to connect a shared copy ("git push -u").';
const unreachable =
  'The shared copy of the project cannot be reached just now. What you publish is recorded on this computer, and sent the next time.';

const busy =
  'Git is at work in this copy of the project, or was interrupted there. Try again in a minute; if this stays, ask a developer to remove the file .git/index.lock. Your changes are saved.';

/** Whether another Git command is changing the project. What was left behind when the computer stopped is removed. */
async function isBusy(root: string): Promise<boolean> {
  const { output } = await git(root, 'rev-parse', '--absolute-git-dir');
  const lock = path.join(output.trim(), 'index.lock');
  const found = statSync(lock, { throwIfNoEntry: false });
  if (!found) return false;
  const isFromBefore = found.mtimeMs < Date.now() - uptime() * 1000;
  if (isFromBefore) rmSync(lock, { force: true });
  return !isFromBefore;
}

const behind = (count: string) =>
  `Others have published ${count} ${count === '1' ? 'version' : 'versions'} that this copy does not have. Ask a developer to bring them in ("git pull --rebase --autostash"), then publish. Your changes are saved.`;

async function isUnfinished(root: string): Promise<boolean> {
  const heads = ['MERGE_HEAD', 'REBASE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'];
  const found = await Promise.all(heads.map((head) => git(root, 'rev-parse', '-q', '--verify', head)));
  return found.some(({ isGood }) => isGood);
}

async function countOf(root: string, ...commits: string[]): Promise<string> {
  return (await git(root, 'rev-list', '--count', ...commits)).output.trim();
}

/** Says in words why no commit can be made here, if so. */
export async function problemHere(root: string): Promise<string | undefined> {
  const inside = await git(root, 'rev-parse', '--is-inside-work-tree');
  if (inside.isMissing) return missing;
  if (!inside.isGood) return noRepository;
  if (!(await git(root, 'symbolic-ref', '-q', 'HEAD')).isGood) return detached;
  if (await isBusy(root)) return busy;
  return (await isUnfinished(root)) ? merging : undefined;
}

/** Checks whether a commit can be made here, and where it goes. Fetches from the remote. */
export async function branchOf(root: string): Promise<Branch> {
  const problem = await problemHere(root);
  if (problem !== undefined) return { problem };
  const upstream = await git(root, 'rev-parse', '--abbrev-ref', '@{upstream}');
  if (!upstream.isGood) return { note: noRemote };
  const fetched = await git(root, 'fetch', '--quiet', '--prune');
  const count = await countOf(root, 'HEAD..@{upstream}');
  if (count !== '0') return { problem: behind(count) };
  const isAhead = (await countOf(root, '@{upstream}..HEAD')) !== '0';
  const [remote = ''] = upstream.output.split('/');
  return { remote, isAhead, ...(!fetched.isGood && { note: unreachable }) };
}

const filesIn = ({ output }: GitResult) => output.split('\0').filter(Boolean);

/** Lists the untracked files below the given paths. */
export async function newFiles(root: string, ...paths: string[]): Promise<string[]> {
  return filesIn(await git(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...paths));
}

/** Returns the id of a commit, or of the tree or file that a name such as 'HEAD:./content' means; empty if there is none. */
export async function idOf(root: string, name: string): Promise<string> {
  const { isGood, output } = await git(root, 'rev-parse', '-q', '--verify', name);
  return isGood ? output.trim() : '';
}

/** Records a state of all files as a commit, whose id is the output. It changes no branch. */
export function commitTree(
  root: string,
  tree: string,
  message: string,
  parents: readonly string[],
): Promise<GitResult> {
  const after = parents.flatMap((parent) => ['-p', parent]);
  return git(root, 'commit-tree', tree, '-m', message, ...after);
}

/** Lists the files of the project that differ between two commits. */
export async function filesBetween(root: string, before: string, after: string): Promise<string[]> {
  return filesIn(await git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', before, after));
}

/** Lists the files of the project that differ from the last commit; undefined without Git or a commit. */
export async function changedFiles(root: string): Promise<string[] | undefined> {
  const known = await git(root, 'diff', '--name-only', '--relative', '-z', 'HEAD');
  return known.isGood ? [...filesIn(known), ...(await newFiles(root))] : undefined;
}

/** Returns a file of the project as a commit has it, with the line breaks of this system; undefined if it is not there. */
export async function fileAt(root: string, commit: string, file: string): Promise<Buffer | undefined> {
  if ((await idOf(root, `${commit}:./${file}`)) === '') return undefined;
  return new Promise((resolve, reject) => {
    const options = { cwd: root, env: environment(), encoding: 'buffer', maxBuffer: 100_000_000 } as const;
    execFile('git', ['cat-file', '--filters', `${commit}:./${file}`], options, (error, data) =>
      error ? reject(error) : resolve(data),
    );
  });
}

/** Returns the text of a file of the project in the last commit; undefined if it is not there. */
export async function committedFile(root: string, file: string): Promise<FileText> {
  const { isGood, output } = await git(root, 'show', `HEAD:./${file}`);
  return isGood ? output : undefined;
}
