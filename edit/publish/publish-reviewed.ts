import { failed, push, refusal, type Published } from './commit.ts';
import { branchOf, changedFiles, filesBetween, git, idOf, type GitResult } from './git.ts';
import { listReviews, merged, remove, type Waiting } from './reviews.ts';
import { namesOf, type Check } from './versions.ts';

const changedSince = (names: string) =>
  `This has changed here since it was sent for review: ${names}. Send it for review again, or publish your changes instead.`;
const conflicting = (names: string) =>
  `Since it was sent for review, somebody has published another text in the same place: ${names}. Send it for review again.`;

/** Returns the commit that publishes a version: itself, or a merge if others have published since. */
async function targetOf(
  root: string,
  { id, subject }: Waiting,
): Promise<GitResult & { conflicts?: string[] }> {
  const isNext = (await git(root, 'merge-base', '--is-ancestor', 'HEAD', id)).isGood;
  if (isNext) return { isGood: true, output: id, isMissing: false };
  const result = await merged(root, id);
  if ('conflicts' in result)
    return { isGood: false, output: '', isMissing: false, conflicts: result.conflicts };
  const message = `Publish what was reviewed: ${subject}`;
  return git(root, 'commit-tree', result.tree, '-p', 'HEAD', '-p', id, '-m', message);
}

/** Whether a file here is as in a commit. */
async function isAs(root: string, commit: string, file: string): Promise<boolean> {
  const { isGood, output } = await git(root, 'hash-object', '--', file);
  return (isGood ? output.trim() : '') === (await idOf(root, `${commit}:./${file}`));
}

/** Publishes a version that was reviewed, and pushes it. Other changes that are not published yet stay as they are. */
export async function publishReviewed(root: string, name: string, check: Check): Promise<Published> {
  const branch = await branchOf(root);
  if (branch.problem !== undefined || branch.remote === undefined)
    return failed(branch.problem ?? branch.note ?? '');
  const waiting = (await listReviews(root, branch)).find((each) => each.branch === name);
  if (!waiting) return failed('This version is published already, or has been withdrawn.');
  const before = await idOf(root, 'HEAD');
  const target = await targetOf(root, waiting);
  if (target.conflicts) return failed(conflicting(namesOf(target.conflicts)));
  if (!target.isGood) return refusal(target.output);
  const id = target.output.trim();
  const changed = new Set(await changedFiles(root));
  const both = (await filesBetween(root, before, id)).filter((file) => changed.has(file));
  const same = await Promise.all(both.map((file) => isAs(root, id, file)));
  const others = both.filter((_, index) => !same[index]);
  if (others.length > 0) return failed(changedSince(namesOf(others)));
  // What is here already is not to be overwritten, which read-tree refuses.
  if (both.length > 0) await git(root, 'add', '--all', '--', ...both);
  const read = await git(root, 'read-tree', '-m', '-u', before, id);
  if (!read.isGood) {
    if (both.length > 0) await git(root, 'reset', '--quiet', '--', ...both);
    return refusal(read.output);
  }
  await git(root, 'update-ref', '-m', 'publish what was reviewed', 'HEAD', id, before);
  const problem = id === waiting.id ? undefined : await check();
  if (problem !== undefined) {
    // The words stay in the files, as changes that are not published.
    await git(root, 'reset', '--quiet', '--soft', before);
    await git(root, 'reset', '--quiet');
    return failed(
      'Nothing was published: together with what others have published since, a check has found something.',
      problem,
    );
  }
  const published = await push(root, branch, 'Published');
  if (published.isGood) await remove(root, branch.remote, name);
  return published;
}
