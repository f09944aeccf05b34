import { reasonInWords } from '#packages/history/git/git-reason.ts';
import { git, gitOnline } from '#packages/history/git/git.ts';
import { slugOf } from '#packages/content/slug-of.ts';
import { freeName } from '../content/free-name.ts';
import { noRemote, branchOf, prefix, type Shared } from './branch.ts';
import { failed, messageOf, refusal, type Published } from './commit.ts';
import { commitTree, idOf, treeWith } from './repository.ts';
import { filesOf, type Reviewed } from './review.ts';
import { allReviews, listReviews, merged, type Waiting } from './reviews.ts';
import { namesOf } from './versions.ts';

// A host makes its branch a part of a host name, of at most 63 letters with the site's own.
const maxNameLength = 28;

async function newName(root: string, shared: Shared, changes: readonly Reviewed[]): Promise<string> {
  const [subject = ''] = messageOf(changes)
    .replace(/^Edit /, '')
    .split('\n');
  const name = `${prefix}${slugOf(subject)}`.slice(0, maxNameLength).replace(/-+$/, '');
  return freeName(name, new Set((await allReviews(root, shared)).map(({ branch }) => branch)));
}

/** Returns the commit of a version together with what somebody has changed in it since it was sent, or why there is none. */
async function withTheirs(
  root: string,
  { id }: Waiting,
  own: string,
  message: string,
): Promise<string | Published> {
  const result = await merged(root, own, id);
  if ('conflicts' in result) return failed(changedThere(namesOf(result.conflicts)));
  if ('refused' in result) return refusal(result.refused);
  const made = await commitTree(root, result.tree, message, [id, own]);
  return made.reason ? refusal(made.reason) : made.output.trim();
}

const changedThere = (names: string) =>
  `Somebody has changed the same place of this version since you sent it: ${names}. Nothing was sent: undo your change there, or publish your changes instead.`;
const sent =
  'Sent for review. Nothing of it is on the site yet: it waits here, under “For review”, until somebody publishes it.';

/**
 * Commits these changes on a branch of their own, and pushes it. The files and the current branch stay as they are. Sent
 * again, they are a further commit on the same branch, with the same address.
 */
export async function sendForReview(root: string, changes: readonly Reviewed[]): Promise<Published> {
  const { problem, shared } = await branchOf(root);
  if (problem !== undefined) return failed(problem);
  if (!shared) return failed(noRemote);
  if (changes.length === 0) return failed('Nothing has changed since you published last.');
  const waiting = (await listReviews(root, { shared })).find(({ isOwn }) => isOwn);
  const tree = await treeWith(root, filesOf(changes));
  if (tree.reason) return refusal(tree.reason);
  const isBased = waiting && (await git(root, 'merge-base', '--is-ancestor', 'HEAD', waiting.id)).isGood;
  const last = waiting && (await idOf(root, `refs/heads/${waiting.branch}`));
  const parents = [...(last ? [last] : []), ...(isBased ? [] : [await idOf(root, 'HEAD')])];
  const made = await commitTree(root, tree.output.trim(), messageOf(changes), parents);
  if (made.reason) return refusal(made.reason);
  const branch = waiting?.branch ?? (await newName(root, shared, changes));
  const own = made.output.trim();
  const id = waiting && waiting.id !== last ? await withTheirs(root, waiting, own, messageOf(changes)) : own;
  if (typeof id !== 'string') return id;
  // Before it is sent, so that it is known as this copy's own even if the editor is ended then.
  const named = await git(root, 'update-ref', `refs/heads/${branch}`, own);
  if (named.reason) return refusal(named.reason);
  const pushed = await gitOnline(root, 'push', '--porcelain', shared.remote, `${id}:refs/heads/${branch}`);
  if (pushed.reason)
    return failed(
      `The shared copy of the project did not take it. ${reasonInWords(pushed.reason)} Nothing is lost: try again later.`,
      pushed.reason.said,
    );
  return { isGood: true, message: sent, address: branch };
}
