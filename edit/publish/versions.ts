/** The last published versions, and taking one of them back. */
import { whereOf } from '../words/where.ts';
import { failed, push, refusal, type Published } from './commit.ts';
import { branchOf, changedFiles, filesBetween, git, idOf } from './git.ts';
import { fileLabel } from './site-files.ts';

/** A version that an owner has published. `date` is in ISO 8601. */
export type Version = { id: string; subject: string; date: string };

/** Runs the checks; returns what stands in the way, if anything. */
export type Check = () => Promise<string | undefined>;

const most = 5;
// How far back the versions are looked for.
const depth = 30;

/** Describes files of the project in words. */
export function namesOf(files: readonly string[]): string {
  const own = files.map((file) =>
    file.startsWith('content/') ? whereOf(file.slice('content/'.length), '') : (fileLabel(file) ?? file),
  );
  return [...new Set(own)].join('; ');
}

/** Lists the last versions that changed nothing but what owners publish, the newest first. */
export async function listVersions(root: string): Promise<Version[]> {
  const format = '--format=%x01%H%x00%P%x00%s%x00%cI%x00';
  const range = ['--first-parent', '--diff-merges=first-parent', '-n', String(depth)];
  const { isGood, output } = await git(root, 'log', ...range, '--name-only', '--relative', format);
  if (!isGood) return [];
  const versions = output.split('\u0001').slice(1);
  return versions
    .flatMap((each): Version[] => {
      const [id = '', parents = '', subject = '', date = '', names = ''] = each.split('\0');
      const files = names.split('\n').filter(Boolean);
      const isOwn = files.length > 0 && files.every((file) => fileLabel(file) !== undefined);
      // The first version has no earlier one to go back to.
      return isOwn && parents !== '' ? [{ id, subject, date }] : [];
    })
    .slice(0, most);
}

const unpublished = (names: string) =>
  `You have changed this since, and not published it: ${names}. Publish or undo that first. Nothing was taken back.`;
const changedAgain = (names: string) =>
  `A later version changed the same text: ${names}. Take that version back first, or change the text by hand. Nothing was taken back.`;
const needed = 'The site would not be right without it, so nothing was taken back.';

/** Whether a state of all files is that of an earlier version, which was checked when it was published. */
async function wasPublished(root: string, tree: string): Promise<boolean> {
  const { output } = await git(root, 'log', '-n', String(depth), '--format=%T', 'HEAD^');
  return output.split('\n').includes(tree);
}

/**
 * Makes the reverse commit of a version, and pushes it. If that cannot be done, or the site would not pass its checks
 * then, everything stays as it was.
 */
export async function takeBack(root: string, id: string, check: Check): Promise<Published> {
  const branch = await branchOf(root);
  if (branch.problem !== undefined) return failed(branch.problem);
  const versions = await listVersions(root);
  const version = versions.find((each) => each.id === id);
  if (!version) return failed('This version is not among the last ones any more.');
  const before = await idOf(root, 'HEAD');
  const changed = new Set(await changedFiles(root));
  const own = (await filesBetween(root, `${id}^`, id)).filter((file) => changed.has(file));
  if (own.length > 0) return failed(unpublished(namesOf(own)));
  const isMerge = (await idOf(root, `${id}^2`)) !== '';
  const reverted = await git(root, 'revert', '--no-edit', ...(isMerge ? ['-m', '1'] : []), id);
  if (!reverted.isGood) {
    const { output } = await git(root, 'diff', '--name-only', '--diff-filter=U', '--relative');
    const isStarted = (await idOf(root, 'REVERT_HEAD')) !== '';
    if (isStarted) await git(root, 'revert', '--abort');
    const files = output.split('\n').filter(Boolean);
    return files.length > 0
      ? failed(changedAgain(namesOf(files)), reverted.output.trim())
      : refusal(reverted.output);
  }
  const problem = (await wasPublished(root, await idOf(root, 'HEAD^{tree}'))) ? undefined : await check();
  if (problem !== undefined) {
    await git(root, 'reset', '--keep', before);
    return failed(needed, problem);
  }
  return push(root, branch, 'Taken back');
}
