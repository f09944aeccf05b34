import { rmSync } from 'node:fs';
import { slugOf } from '../articles/slug-of.ts';
import { failed, messageOf, refusal, type Published } from './commit.ts';
import { branchOf, git, gitWith, idOf, type GitResult } from './git.ts';
import type { Reviewed } from './review.ts';
import { allReviews, listReviews, prefix } from './reviews.ts';

// A host makes its branch a part of a host name, of at most 63 letters with the site's own.
const maxNameLength = 28;

/** Returns the tree of HEAD with the current state of some files. The index is not touched. */
async function treeWith(root: string, files: readonly string[]): Promise<GitResult> {
  const own = await git(root, 'rev-parse', '--absolute-git-dir');
  const index = `${own.output.trim()}/review-index`;
  const env = { GIT_INDEX_FILE: index };
  try {
    await gitWith(env, root, 'read-tree', 'HEAD');
    await gitWith(env, root, 'add', '--all', '--', ...files);
    return await gitWith(env, root, 'write-tree');
  } finally {
    rmSync(index, { force: true });
  }
}

async function newName(root: string, remote: string, changes: readonly Reviewed[]): Promise<string> {
  const subject =
    messageOf(changes)
      .split('\n')[0]
      ?.replace(/^Edit /, '') ?? '';
  const name = `${prefix}${slugOf(subject)}`.slice(0, maxNameLength).replace(/-+$/, '');
  const names = new Set((await allReviews(root, remote)).map(({ branch }) => branch));
  for (let number = 1; ; number += 1) {
    const full = number === 1 ? name : `${name}-${number}`;
    if (!names.has(full)) return full;
  }
}

const sent =
  'Sent for review. Nothing of it is on the site yet: it waits here, under “For review”, until somebody publishes it.';

/**
 * Commits these changes on a branch of their own, and pushes it. The files and the current branch stay as they are. Sent
 * again, they are a further commit on the same branch, with the same address.
 */
export async function sendForReview(root: string, changes: readonly Reviewed[]): Promise<Published> {
  const { problem, note, remote } = await branchOf(root);
  if (problem !== undefined || remote === undefined) return failed(problem ?? note ?? '');
  if (changes.length === 0) return failed('Nothing has changed since you published last.');
  const own = (await listReviews(root, { remote })).find(({ isOwn }) => isOwn);
  const tree = await treeWith(root, [...new Set(changes.map(({ file }) => file))]);
  if (!tree.isGood) return refusal(tree.output);
  const isBased = own && (await git(root, 'merge-base', '--is-ancestor', 'HEAD', own.id)).isGood;
  const parents = [...(own ? [own.id] : []), ...(isBased ? [] : [await idOf(root, 'HEAD')])];
  const after = parents.flatMap((parent) => ['-p', parent]);
  const made = await git(root, 'commit-tree', tree.output.trim(), '-m', messageOf(changes), ...after);
  if (!made.isGood) return refusal(made.output);
  const branch = own?.branch ?? (await newName(root, remote, changes));
  const id = made.output.trim();
  const pushed = await git(root, 'push', '--porcelain', remote, `${id}:refs/heads/${branch}`);
  if (!pushed.isGood)
    return failed(
      'The shared copy of the project did not take it. Nothing is lost: try again later.',
      pushed.output.trim(),
    );
  await git(root, 'update-ref', `refs/heads/${branch}`, id);
  return { isGood: true, message: sent, address: branch };
}
