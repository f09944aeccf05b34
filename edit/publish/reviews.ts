/** Versions for review: commits on branches of their own, which a host shows at addresses of their own. */
import { git, idOf, type Branch } from './git.ts';

/** A version that waits for review. `isOwn` if this copy of the project has sent it. */
export type Waiting = { branch: string; id: string; subject: string; date: string; isOwn: boolean };

/** What the names of their branches begin with. */
export const prefix = 'review-';

/** The files of two versions together: a tree, the names of files that conflict, or why Git has made neither. */
type Merged = { tree: string } | { conflicts: string[] } | { refused: string };

/** Returns the files after bringing a version into another. */
export async function merged(root: string, id: string, into = 'HEAD'): Promise<Merged> {
  const options = ['--write-tree', '--name-only', '--no-messages'];
  const { isGood, output } = await git(root, 'merge-tree', ...options, into, id);
  const [tree = '', ...conflicts] = output.trim().split('\n');
  if (isGood) return { tree };
  return /^[a-f\d]{40,64}$/.test(tree) ? { conflicts } : { refused: output };
}

/** Whether HEAD has all that is in a version. */
async function isIn(root: string, id: string): Promise<boolean> {
  if ((await git(root, 'merge-base', '--is-ancestor', id, 'HEAD')).isGood) return true;
  const result = await merged(root, id);
  return 'tree' in result && result.tree === (await idOf(root, 'HEAD^{tree}'));
}

/** Lists all versions for review, also those that are published. */
export async function allReviews(root: string, remote: string): Promise<Waiting[]> {
  const format = '--format=%(refname:lstrip=3)%00%(objectname)%00%(subject)%00%(committerdate:iso-strict)';
  const { output } = await git(root, 'for-each-ref', format, `refs/remotes/${remote}/${prefix}*`);
  const lines = output.split('\n').filter(Boolean);
  return Promise.all(
    lines.map(async (line) => {
      const [branch = '', id = '', subject = '', date = ''] = line.split('\0');
      return { branch, id, subject, date, isOwn: (await idOf(root, `refs/heads/${branch}`)) !== '' };
    }),
  );
}

/** Lists the versions that wait for review, as of the last fetch. */
export async function listReviews(root: string, { remote }: Branch): Promise<Waiting[]> {
  if (remote === undefined) return [];
  const all = await allReviews(root, remote);
  const isDone = await Promise.all(all.map(({ id }) => isIn(root, id)));
  return all.filter((_, index) => !isDone[index]);
}

/** Removes the branch of a version, here and at the remote. */
export async function remove(root: string, remote: string, branch: string): Promise<void> {
  await git(root, 'push', '--quiet', remote, '--delete', branch);
  await git(root, 'branch', '--quiet', '-D', branch);
}

/** Removes the branches of this copy's reviews that have been published. */
export async function closeReviews(root: string, { remote }: Branch): Promise<void> {
  if (remote === undefined) return;
  const open = new Set((await listReviews(root, { remote })).map(({ branch }) => branch));
  for (const { branch, isOwn } of await allReviews(root, remote))
    if (isOwn && !open.has(branch)) await remove(root, remote, branch);
}
