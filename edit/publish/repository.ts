/** What publishing asks Git about the commits and files of the project. */
import { git, gitSetting, type GitResult } from '#packages/history/git/git.ts';
import type { FileText } from '../content/content-files.ts';

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

/** Lists the files of the project that differ between two commits. */
export async function filesBetween(root: string, before: string, after: string): Promise<string[]> {
  return filesIn(await git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', before, after));
}

/** Lists the files of the project that differ from the last commit; undefined without Git or a commit. */
export async function changedFiles(root: string): Promise<string[] | undefined> {
  const known = await git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', 'HEAD');
  return known.isGood ? [...filesIn(known), ...(await newFiles(root))] : undefined;
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
