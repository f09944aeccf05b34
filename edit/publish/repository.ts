import { existsSync, mkdtempDisposableSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git, gitSetting, gitWith, gitWithHooks, type GitResult } from '#packages/history/git/git.ts';
import type { FileText } from '../content/content-files.ts';
import { printed } from './published.ts';

const filesIn = ({ output }: GitResult) => output.split('\0').filter(Boolean);

/** Of a commit, or of a tree or file such as 'HEAD:./content'; empty if there is none. */
export async function idOf(root: string, name: string): Promise<string> {
  const { isGood, output } = await git(root, 'rev-parse', '-q', '--verify', name);
  return isGood ? output.trim() : '';
}

/** Changes no branch. Signed if all commits are, which `commit-tree` leaves to its caller. */
export async function commitTree(
  root: string,
  tree: string,
  message: string,
  parents: readonly string[],
): Promise<string> {
  const isSigned = (await gitSetting(root, 'commit.gpgSign', '--type=bool')) === 'true';
  const after = parents.flatMap((parent) => ['-p', parent]);
  const made = await git(root, 'commit-tree', tree, '-m', message, ...after, ...(isSigned ? ['-S'] : []));
  // Programs for signing have messages of their own.
  return printed(
    isSigned && made.reason?.why === 'other'
      ? { ...made, reason: { ...made.reason, why: 'unsigned' } }
      : made,
  );
}

export const isAncestor = async (root: string, id: string, of: string): Promise<boolean> =>
  (await git(root, 'merge-base', '--is-ancestor', id, of)).isGood;

export async function filesBetween(root: string, before: string, after: string): Promise<string[]> {
  return filesIn(
    await git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', before, after, '--'),
  );
}

export async function renamesBetween(
  root: string,
  before: string,
  after: string,
): Promise<Map<string, string>> {
  const options = ['--find-renames=80%', '--diff-filter=R', '--name-status', '--relative', '-z'];
  const parts = filesIn(await git(root, 'diff', ...options, before, after, '--'));
  return new Map(
    parts.flatMap((part, index): [string, string][] =>
      index % 3 === 0 ? [[parts[index + 1] ?? part, parts[index + 2] ?? part]] : [],
    ),
  );
}

type RunGit = (...args: string[]) => Promise<GitResult>;

/** Runs Git with an index of its own, which begins as HEAD. The project's index, with its flags of files, plays no part. */
async function withIndex<Result>(
  root: string,
  work: (run: RunGit, index: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'index-'));
  const index = { GIT_INDEX_FILE: path.join(folder.path, 'index') };
  const run: RunGit = (...args) => gitWith(index, root, ...args);
  printed(await run('read-tree', 'HEAD'));
  return await work(run, index);
}

/** Also takes files that Git ignores, and removals. */
const updateIndex = async (run: RunGit, files: readonly string[]) =>
  printed(await run('update-index', '--add', '--remove', '--', ...files));

/** The tree of HEAD with the current state of these files. */
export async function treeWith(root: string, files: readonly string[]): Promise<string> {
  return withIndex(root, async (run) => {
    await updateIndex(run, files);
    return printed(await run('write-tree'));
  });
}

/** A merge commit that is as HEAD, except for these files, which are as the other has them. */
export async function mergeTaking(root: string, files: readonly string[], other: string, message: string) {
  const tree = await withIndex(root, async (run) => {
    if (files.length > 0) printed(await run('restore', `--source=${other}`, '--staged', '--', ...files));
    return printed(await run('write-tree'));
  });
  return commitTree(root, tree, message, ['HEAD', other]);
}

/** Commits nothing else. The project's hooks may refuse that, or change the files. */
export async function commitFiles(root: string, files: readonly string[], message: string): Promise<void> {
  await withIndex(root, async (run, index) => {
    await updateIndex(run, files);
    printed(await gitWithHooks(index, root, 'commit', '--quiet', '-m', message));
  });
  await git(root, 'reset', '--quiet', 'HEAD', '--', ...files);
}

/** Files with the flags assume-unchanged or skip-worktree, except for those that are not checked out. */
async function unwatchedFiles(root: string): Promise<string[]> {
  const { output } = await git(root, 'ls-files', '-v', '-z');
  return output.split('\0').flatMap((line) => {
    const [tag, file] = [line.charAt(0), line.slice(2)];
    const isUnwatched = tag === 'S' ? existsSync(path.join(root, file)) : /[a-z]/.test(tag);
    return isUnwatched ? [file] : [];
  });
}

/** Undefined without Git or a commit. Files of the content are there even if Git is told to ignore them. */
export async function changedFiles(root: string): Promise<string[] | undefined> {
  const compare = ['diff', '--name-only', '--no-renames', '--relative', '-z', 'HEAD', '--'];
  const known = await git(root, ...compare);
  if (!known.isGood) return undefined;
  const others = (...options: string[]) => git(root, 'ls-files', '--others', '-z', ...options);
  const [unwatched, untracked, inContent] = await Promise.all([
    unwatchedFiles(root),
    others('--exclude-standard'),
    others('--', 'content'),
  ]);
  const found =
    unwatched.length > 0 ? await withIndex(root, (run) => run(...compare, ...unwatched)) : undefined;
  return [...new Set([known, untracked, inContent, found].flatMap((each) => (each ? filesIn(each) : [])))];
}

export function bytesHere(root: string, file: string): Buffer | undefined {
  const full = path.join(root, file);
  return statSync(full, { throwIfNoEntry: false })?.isFile() ? readFileSync(full) : undefined;
}

/** With the line breaks of this system; undefined if the commit does not have the file. */
export async function fileAt(root: string, commit: string, file: string): Promise<Buffer | undefined> {
  const name = `${commit}:./${file}`;
  const { bytes, reason } = await git(root, 'cat-file', '--filters', name);
  if (reason && (await idOf(root, name)) !== '') throw new Error(reason.said);
  return reason ? undefined : bytes;
}

export const committedFile = async (root: string, file: string): Promise<FileText> =>
  (await fileAt(root, 'HEAD', file))?.toString();
