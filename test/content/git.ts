/** Git for tests: in the folder that they name, whatever is set around them. */
import path from 'node:path';
import { gitSync } from '#packages/history/git/git.ts';

export const hasGit = gitSync('.', ['--version']).isGood;

export const needsGit = 'Git is not installed';

/** Runs Git in a folder; returns what it prints. Throws what it says if it fails. */
export function git(folder: string, ...args: string[]): string {
  const { output, reason } = gitSync(folder, args);
  if (reason) throw new Error(reason.said);
  return output.trim();
}

/** Clones the remote of a folder, for Ada. Returns the clone. */
export function cloneIn(folder: string, name: string): string {
  git(folder, 'clone', '--quiet', '--template=', 'remote', name);
  const root = path.join(folder, name);
  git(root, 'config', 'user.name', 'Ada');
  git(root, 'config', 'user.email', 'ada@example.org');
  return root;
}

/** Makes a remote in a folder, and a copy of it, which has committed and pushed what is written there. Returns the copy. */
export function makeRepository(folder: string, write: (root: string) => void): string {
  git(folder, 'init', '--quiet', '--bare', '--template=', '--initial-branch=main', 'remote');
  const root = cloneIn(folder, 'copy');
  write(root);
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Begin');
  git(root, 'push', '--quiet', '-u', 'origin', 'HEAD:main');
  return root;
}
