/** What publishing asks Git about the commits and files of the project. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GitReason } from '#packages/history/git/git-reason.ts';
import { git, gitSetting, gitWith, type GitResult } from '#packages/history/git/git.ts';
import type { FileText } from '../content/content-files.ts';
import { failed, refusal, type Published } from './published.ts';

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

/**
 * Records a state of all files as a commit, whose id is the output. It changes no branch. Signed where all commits are,
 * which Git leaves to the caller here.
 */
export async function commitTree(
  root: string,
  tree: string,
  message: string,
  parents: readonly string[],
): Promise<GitResult> {
  const isSigned = (await gitSetting(root, 'commit.gpgSign', '--type=bool')) === 'true';
  const after = parents.flatMap((parent) => ['-p', parent]);
  const made = await git(root, 'commit-tree', tree, '-m', message, ...after, ...(isSigned ? ['-S'] : []));
  // Its programs for signing have words of their own.
  return isSigned && made.reason?.why === 'other'
    ? { ...made, reason: { ...made.reason, why: 'unsigned' } }
    : made;
}

export const isAncestor = async (root: string, id: string, of: string): Promise<boolean> =>
  (await git(root, 'merge-base', '--is-ancestor', id, of)).isGood;

/** The files of two commits together: a tree, the names of files that conflict, or why Git has made neither. */
type Merged = { tree: string } | { conflicts: string[] } | { refused: GitReason };

export async function mergeTrees(root: string, ours: string, theirs: string): Promise<Merged> {
  const options = ['--write-tree', '--name-only', '--no-messages'];
  const { output, reason } = await git(root, 'merge-tree', ...options, ours, theirs);
  const [tree = '', ...conflicts] = output.trim().split('\n');
  if (!reason) return { tree };
  return /^[a-f\d]{40,64}$/.test(tree) ? { conflicts } : { refused: reason };
}

/** Returns the commit that merges two, which changes no branch, or why there is none. */
export async function mergeCommits(
  root: string,
  ours: string,
  theirs: string,
  message: string,
  conflicting: (files: readonly string[]) => string,
): Promise<string | Published> {
  const result = await mergeTrees(root, ours, theirs);
  if ('conflicts' in result) return failed(conflicting(result.conflicts));
  if ('refused' in result) return refusal(result.refused);
  const made = await commitTree(root, result.tree, message, [ours, theirs]);
  return made.reason ? refusal(made.reason) : made.output.trim();
}

/** Lists the files of the project that differ between two commits. */
export async function filesBetween(root: string, before: string, after: string): Promise<string[]> {
  return filesIn(await git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', before, after));
}

/** Returns the files that have another name in a later state, and that name. */
export async function renamesBetween(
  root: string,
  before: string,
  after: string,
): Promise<Map<string, string>> {
  const options = ['--find-renames=80%', '--diff-filter=R', '--name-status', '--relative', '-z'];
  const parts = filesIn(await git(root, 'diff', ...options, before, after));
  return new Map(
    parts.flatMap((part, index): [string, string][] =>
      index % 3 === 0 ? [[parts[index + 1] ?? part, parts[index + 2] ?? part]] : [],
    ),
  );
}

/** Returns the tree of HEAD with the current state of some files. The index is not touched. */
export async function treeWith(root: string, files: readonly string[]): Promise<GitResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'review-'));
  const withIndex = (...args: string[]) =>
    gitWith({ GIT_INDEX_FILE: path.join(folder, 'index') }, root, ...args);
  try {
    const read = await withIndex('read-tree', 'HEAD');
    const added = read.isGood ? await withIndex('add', '--all', '--', ...files) : read;
    return added.isGood ? await withIndex('write-tree') : added;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lists the files of the project that differ from the last commit; undefined without Git or a commit. */
export async function changedFiles(root: string): Promise<string[] | undefined> {
  const known = await git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', 'HEAD');
  return known.isGood ? [...new Set([...filesIn(known), ...(await newFiles(root))])] : undefined;
}

/** Returns a file of the project as a commit has it, with the line breaks of this system; undefined if it is not there. */
export async function fileAt(root: string, commit: string, file: string): Promise<Buffer | undefined> {
  if ((await idOf(root, `${commit}:./${file}`)) === '') return undefined;
  const { bytes, reason } = await git(root, 'cat-file', '--filters', `${commit}:./${file}`);
  if (reason) throw new Error(reason.said);
  return bytes;
}

/** Returns the text of a file of the project in a commit; undefined if it is not there. */
export async function committedFile(root: string, file: string, commit = 'HEAD'): Promise<FileText> {
  const { isGood, output } = await git(root, 'cat-file', 'blob', `${commit}:./${file}`);
  return isGood ? output : undefined;
}
