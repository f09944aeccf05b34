/** Git for tests: in the folder that they name, whatever is set around them. */
import { gitSync } from '#packages/history/git/git.ts';

export const hasGit = gitSync('.', ['--version']).isGood;

export const needsGit = 'Git is not installed';

/** Runs Git in a folder; returns what it prints. Throws what it says if it fails. */
export function git(folder: string, ...args: string[]): string {
  const { output, reason } = gitSync(folder, args);
  if (reason) throw new Error(reason.said);
  return output.trim();
}
