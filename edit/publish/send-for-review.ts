import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeName, slugOf } from '../content/slug-of.ts';
import { failed, messageOf, refusal, type Published } from './commit.ts';
import { branchOf, commitTree, git, gitWith, idOf, type GitResult } from './git.ts';
import type { Reviewed } from './review.ts';
import { allReviews, listReviews, prefix } from './reviews.ts';

// A host makes its branch a part of a host name, of at most 63 letters with the site's own.
const maxNameLength = 28;

/** Returns the tree of HEAD with the current state of some files. The index is not touched. */
async function treeWith(root: string, files: readonly string[]): Promise<GitResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'review-'));
  const own = (...args: string[]) => gitWith({ GIT_INDEX_FILE: path.join(folder, 'index') }, root, ...args);
  try {
    const read = await own('read-tree', 'HEAD');
    const added = read.isGood ? await own('add', '--all', '--', ...files) : read;
    return added.isGood ? await own('write-tree') : added;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function newName(root: string, remote: string, changes: readonly Reviewed[]): Promise<string> {
  const subject =
    messageOf(changes)
      .split('\n')[0]
      ?.replace(/^Edit /, '') ?? '';
  const name = `${prefix}${slugOf(subject)}`.slice(0, maxNameLength).replace(/-+$/, '');
  return freeName(name, new Set((await allReviews(root, remote)).map(({ branch }) => branch)));
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
  const made = await commitTree(root, tree.output.trim(), messageOf(changes), parents);
  if (!made.isGood) return refusal(made.output);
  const branch = own?.branch ?? (await newName(root, remote, changes));
  const id = made.output.trim();
  // Before it is sent, so that it is known as this copy's own even if the editor is ended then.
  const named = await git(root, 'update-ref', `refs/heads/${branch}`, id);
  if (!named.isGood) return refusal(named.output);
  const pushed = await git(root, 'push', '--porcelain', remote, `${id}:refs/heads/${branch}`);
  if (!pushed.isGood)
    return failed(
      'The shared copy of the project did not take it. Nothing is lost: try again later.',
      pushed.output.trim(),
    );
  return { isGood: true, message: sent, address: branch };
}
