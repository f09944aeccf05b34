/** Versions for review: commits on branches of their own, which a host shows at addresses of their own. */
import type { GitReason } from '#packages/history/git/git-reason.ts';
import { git, gitOnline } from '#packages/history/git/git.ts';
import { prefix, type Branch, type Shared } from './branch.ts';
import { idOf } from './repository.ts';

/** A version that waits for review. `isOwn` if this copy of the project has sent it. */
export type Waiting = { branch: string; id: string; subject: string; date: string; isOwn: boolean };

/** The files of two versions together: a tree, the names of files that conflict, or why Git has made neither. */
type Merged = { tree: string } | { conflicts: string[] } | { refused: GitReason };

/** Returns the files after bringing a version into another. */
export async function merged(root: string, id: string, into = 'HEAD'): Promise<Merged> {
  const options = ['--write-tree', '--name-only', '--no-messages'];
  const { output, reason } = await git(root, 'merge-tree', ...options, into, id);
  const [tree = '', ...conflicts] = output.trim().split('\n');
  if (!reason) return { tree };
  return /^[a-f\d]{40,64}$/.test(tree) ? { conflicts } : { refused: reason };
}

/** Whether HEAD has all that is in a version. */
async function isIn(root: string, id: string): Promise<boolean> {
  if ((await git(root, 'merge-base', '--is-ancestor', id, 'HEAD')).isGood) return true;
  const result = await merged(root, id);
  return 'tree' in result && result.tree === (await idOf(root, 'HEAD^{tree}'));
}

/** Lists all versions for review, also those that are published. */
export async function allReviews(root: string, { remote, name }: Shared): Promise<Waiting[]> {
  const folder = `refs/remotes/${remote}/`;
  const format = '--format=%(refname)%00%(objectname)%00%(subject)%00%(committerdate:iso-strict)';
  const { output } = await git(root, 'for-each-ref', format, `${folder}${prefix}*`);
  const lines = output.split('\n').filter(Boolean);
  const all = await Promise.all(
    lines.map(async (line) => {
      const [ref = '', id = '', subject = '', date = ''] = line.split('\0');
      const branch = ref.slice(folder.length);
      return { branch, id, subject, date, isOwn: (await idOf(root, `refs/heads/${branch}`)) !== '' };
    }),
  );
  // A developer may have one of them checked out: what is published from there belongs to it.
  return all.filter(({ branch }) => branch !== name);
}

/** Lists the versions that wait for review, as of the last fetch. */
export async function listReviews(root: string, { shared }: Branch): Promise<Waiting[]> {
  if (!shared) return [];
  const all = await allReviews(root, shared);
  const isDone = await Promise.all(all.map(({ id }) => isIn(root, id)));
  return all.filter((_, index) => !isDone[index]);
}

/** Removes the branch of a version at the remote, unless somebody has sent another version since, and then here. */
async function remove(root: string, { remote }: Shared, { branch, id }: Waiting): Promise<void> {
  const lease = `--force-with-lease=${branch}:${id}`;
  const { isGood } = await gitOnline(root, 'push', '--quiet', lease, remote, `:refs/heads/${branch}`);
  if (isGood) await git(root, 'branch', '--quiet', '-D', branch);
}

/**
 * Removes the branches of reviews that have been published: those that this copy has sent, and the one `taken` now. Another
 * one may be a branch on which somebody is about to begin.
 */
export async function closeReviews(root: string, { shared }: Branch, taken?: string): Promise<void> {
  if (!shared) return;
  const open = new Set((await listReviews(root, { shared })).map(({ branch }) => branch));
  for (const each of await allReviews(root, shared))
    if (!open.has(each.branch) && (each.isOwn || each.branch === taken)) await remove(root, shared, each);
}
