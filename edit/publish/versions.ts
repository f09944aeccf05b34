/** The last published versions, and taking one of them back. */
import { git } from '#packages/history/git/git.ts';
import { reviewPrefix, type Branch } from './branch.ts';
import { push } from './commit.ts';
import { fail, printed, step } from './published.ts';
import { moveTo } from './move-to.ts';
import { foreignFiles, namesOf } from './package-files.ts';
import { commitTree, idOf, mergeTrees } from './repository.ts';

/** A version that `by` has published. `date` is in ISO 8601. */
export type Version = { id: string; subject: string; by: string; date: string };

export type Check = () => Promise<string | undefined>;

const most = 5;
// How far back the versions are looked for.
const depth = 30;

/**
 * Whether a version is a change of its own. So is the merge of a branch for review, which hosts name in its subject; taking back any
 * other merge would take back all that others have published.
 */
const isChange = (parents: string, subject: string) =>
  !parents.includes(' ') || new RegExp(String.raw`\b${reviewPrefix}\w`).test(subject);

/** Lists the last versions that changed nothing but what owners publish, the newest first. */
export async function listVersions(root: string): Promise<Version[]> {
  const format = '--format=%x01%H%x00%P%x00%s%x00%an%x00%cI%x00';
  const range = ['--first-parent', '--diff-merges=first-parent', '-n', String(depth)];
  const { isGood, output } = await git(root, 'log', ...range, '--name-only', '--relative', format);
  if (!isGood) return [];
  const versions = output.split('\u0001').slice(1);
  const own = await Promise.all(
    versions.map(async (each): Promise<Version[]> => {
      const [id = '', parents = '', subject = '', by = '', date = '', names = ''] = each.split('\0');
      const files = names.split('\n').filter(Boolean);
      // The first version has no earlier one to go back to.
      if (files.length === 0 || parents === '' || !isChange(parents, subject)) return [];
      const foreign = await foreignFiles(root, `${id}^`, id, files);
      return foreign.length > 0 ? [] : [{ id, subject, by, date }];
    }),
  );
  return own.flat().slice(0, most);
}

const unpublished = (names: string) =>
  `You have changed this since, and not published it: ${names}. Publish or undo that first. Nothing was taken back.`;
const changedAgain = (names: string) =>
  `A later version changed the same text: ${names}. Take that version back first, or change the text by hand. Nothing was taken back.`;
const needed = 'The site would not be right without it, so nothing was taken back.';

/** Whether a state of all files is that of an earlier version, which was checked when it was published. */
async function wasPublished(root: string, tree: string): Promise<boolean> {
  const { output } = await git(root, 'log', '-n', String(depth), '--format=%T', 'HEAD');
  return output.split('\n').includes(tree);
}

/** The files without what a version changed, as `git revert` does, but without touching any. */
async function without(root: string, id: string): Promise<string> {
  // Only to compare with, so not signed.
  const loose = async (tree: string, ...after: string[]) =>
    printed(await git(root, 'commit-tree', tree, '-m', 'loose', ...after));
  const base = await loose(`${id}^{tree}`);
  const ours = await loose('HEAD^{tree}', '-p', base);
  const theirs = await loose(`${id}^^{tree}`, '-p', base);
  return mergeTrees(root, ours, theirs, (files) => changedAgain(namesOf(files)));
}

/**
 * Makes the reverse commit of a version, and pushes it. If that cannot be done, or the site would not pass its checks
 * then, everything stays as it was.
 */
export const takeBack = step(async (root: string, branch: Branch, id: string, check: Check) => {
  if (branch.problem !== undefined) fail(branch.problem);
  const version = (await listVersions(root)).find((each) => each.id === id);
  if (!version) return fail('This version is not among the last ones any more.');
  const tree = await without(root, id);
  // Otherwise it was interrupted before it was sent.
  if (tree !== (await idOf(root, 'HEAD^{tree}'))) {
    const message = `Revert "${version.subject}"\n\nThis reverts commit ${id}.`;
    await moveTo(root, {
      id: await commitTree(root, tree, message, ['HEAD']),
      reason: `revert: ${version.subject}`,
      changed: (files) => unpublished(namesOf(files)),
      async check() {
        const problem = (await wasPublished(root, tree)) ? undefined : await check();
        if (problem !== undefined) fail(needed, { detail: problem });
      },
    });
  }
  return push(root, branch, 'Taken back');
});
