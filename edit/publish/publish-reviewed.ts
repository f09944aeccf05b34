import { git } from '#packages/history/git/git.ts';
import { noRemote, branchOf } from './branch.ts';
import { failed, push, refusal, type Published } from './commit.ts';
import { moveTo } from './move-to.ts';
import { foreignFiles } from './package-files.ts';
import { commitTree } from './repository.ts';
import { closeReviews, listReviews, merged, type Waiting } from './reviews.ts';
import { namesOf, reviewedSubject, type Check } from './versions.ts';

const changedSince = (names: string) =>
  `This has changed here since it was sent for review: ${names}. Send it for review again, or publish your changes instead.`;
const conflicting = (names: string) =>
  `Since it was sent for review, somebody has published another text in the same place: ${names}. Send it for review again.`;

const notOwn = (names: string) =>
  `This version changes more than words, facts and pictures: ${names}. A developer publishes it.`;
const together =
  'Nothing was published: together with what others have published since, a check has found something.';

/** Returns the commit that publishes a version: itself, or a merge if others have published since; or why there is none. */
async function targetOf(root: string, { id, subject }: Waiting): Promise<string | Published> {
  const isNext = (await git(root, 'merge-base', '--is-ancestor', 'HEAD', id)).isGood;
  if (isNext) return id;
  const result = await merged(root, id);
  if ('conflicts' in result) return failed(conflicting(namesOf(result.conflicts)));
  if ('refused' in result) return refusal(result.refused);
  const made = await commitTree(root, result.tree, reviewedSubject + subject, ['HEAD', id]);
  return made.reason ? refusal(made.reason) : made.output.trim();
}

/** Makes a version that was reviewed the current one. Returns why it was not done, and undefined if it was. */
async function take(root: string, waiting: Waiting, check: Check): Promise<Published | undefined> {
  const id = await targetOf(root, waiting);
  if (typeof id !== 'string') return id;
  const foreign = await foreignFiles(root, 'HEAD', id);
  if (foreign.length > 0) return failed(notOwn(foreign.join('; ')));
  const sent = `refs/heads/${waiting.branch}`;
  // What could not be sent is no part of it.
  const isSent = (await git(root, 'merge-base', '--is-ancestor', sent, waiting.id)).isGood;
  return moveTo(root, {
    id,
    reason: 'publish what was reviewed',
    keeps: true,
    ...(isSent && { sent }),
    changed: (files) => changedSince(namesOf(files)),
    async check() {
      const problem = id === waiting.id ? undefined : await check();
      return problem === undefined ? undefined : failed(together, problem);
    },
  });
}

/** Publishes a version that was reviewed, and pushes it. Other changes that are not published yet stay as they are. */
export async function publishReviewed(root: string, name: string, check: Check): Promise<Published> {
  const branch = await branchOf(root);
  if (branch.problem !== undefined) return failed(branch.problem);
  if (!branch.shared) return failed(noRemote);
  const waiting = (await listReviews(root, branch)).find((each) => each.branch === name);
  // If there are commits to push, it was interrupted before it was sent.
  if (!waiting && !branch.isAhead) return failed('This version is published already, or has been withdrawn.');
  const failure = waiting && (await take(root, waiting, check));
  if (failure) return failure;
  const published = await push(root, branch, 'Published');
  if (published.isGood) await closeReviews(root, branch, name);
  return published;
}
