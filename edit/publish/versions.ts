/** The last published versions, and taking one of them back. */
import type { GitReason } from '#packages/history/git/git-reason.ts';
import { git, type GitResult } from '#packages/history/git/git.ts';
import { reviewPrefix, type Branch } from './branch.ts';
import { push } from './commit.ts';
import { failed, refusal, type Published } from './published.ts';
import { moveTo } from './move-to.ts';
import { foreignFiles, namesOf } from './package-files.ts';
import { commitTree, idOf, mergeTrees } from './repository.ts';

/** A version that an owner has published. `date` is in ISO 8601. */
export type Version = { id: string; subject: string; date: string };

export type Check = () => Promise<string | undefined>;

const most = 5;
// How far back the versions are looked for.
const depth = 30;

class Refusal extends Error {
  readonly reason: GitReason;
  constructor(reason: GitReason) {
    super(reason.said);
    this.reason = reason;
  }
}

/**
 * Whether a version is a change of its own. So is the merge of a branch for review, which hosts name in its subject; taking back any
 * other merge would take back all that others have published.
 */
const isChange = (parents: string, subject: string) =>
  !parents.includes(' ') || new RegExp(String.raw`\b${reviewPrefix}\w`).test(subject);

/** Lists the last versions that changed nothing but what owners publish, the newest first. */
export async function listVersions(root: string): Promise<Version[]> {
  const format = '--format=%x01%H%x00%P%x00%s%x00%cI%x00';
  const range = ['--first-parent', '--diff-merges=first-parent', '-n', String(depth)];
  const { isGood, output } = await git(root, 'log', ...range, '--name-only', '--relative', format);
  if (!isGood) return [];
  const versions = output.split('\u0001').slice(1);
  const own = await Promise.all(
    versions.map(async (each): Promise<Version[]> => {
      const [id = '', parents = '', subject = '', date = '', names = ''] = each.split('\0');
      const files = names.split('\n').filter(Boolean);
      // The first version has no earlier one to go back to.
      if (files.length === 0 || parents === '' || !isChange(parents, subject)) return [];
      const foreign = await foreignFiles(root, `${id}^`, id, files);
      return foreign.length > 0 ? [] : [{ id, subject, date }];
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

function idFrom({ output, reason }: GitResult): string {
  if (reason) throw new Refusal(reason);
  return output.trim();
}

/** The files without what a version changed, as `git revert` does, but without touching any. */
async function without(root: string, id: string) {
  // Only to compare with, so not signed.
  const loose = async (tree: string, ...after: string[]) =>
    idFrom(await git(root, 'commit-tree', tree, '-m', 'loose', ...after));
  const base = await loose(`${id}^{tree}`);
  const ours = await loose('HEAD^{tree}', '-p', base);
  return mergeTrees(root, ours, await loose(`${id}^^{tree}`, '-p', base));
}

/**
 * Makes the reverse commit of a version, and pushes it. If that cannot be done, or the site would not pass its checks
 * then, everything stays as it was.
 */
export async function takeBack(root: string, branch: Branch, id: string, check: Check): Promise<Published> {
  if (branch.problem !== undefined) return failed(branch.problem);
  const version = (await listVersions(root)).find((each) => each.id === id);
  if (!version) return failed('This version is not among the last ones any more.');
  try {
    const result = await without(root, id);
    if ('refused' in result) return refusal(result.refused);
    if ('conflicts' in result) return failed(changedAgain(namesOf(result.conflicts)));
    // Interrupted before it was sent.
    if (result.tree === (await idOf(root, 'HEAD^{tree}'))) return await push(root, branch, 'Taken back');
    const message = `Revert "${version.subject}"\n\nThis reverts commit ${id}.`;
    const failure = await moveTo(root, {
      id: idFrom(await commitTree(root, result.tree, message, ['HEAD'])),
      reason: `revert: ${version.subject}`,
      changed: (files) => unpublished(namesOf(files)),
      async check() {
        const problem = (await wasPublished(root, result.tree)) ? undefined : await check();
        return problem === undefined ? undefined : failed(needed, problem);
      },
    });
    return failure ?? (await push(root, branch, 'Taken back'));
  } catch (error) {
    if (error instanceof Refusal) return refusal(error.reason);
    throw error;
  }
}
