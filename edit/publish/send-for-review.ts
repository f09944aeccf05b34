/** Versions for review: commits on branches of their own, which the Git host shows, discusses and merges as pull requests. */
import { reasonInWords } from '#packages/history/git/git-reason.ts';
import { git, gitOnline, gitSetting } from '#packages/history/git/git.ts';
import { currentSource } from '#packages/content/site.ts';
import { slugOf } from '#packages/content/addresses/slug-of.ts';
import { freeName } from '../content/free-name.ts';
import { noRemote, reviewPrefix, trackingRef, type Shared } from './branch.ts';
import { messageOf, subjectOf } from './commit.ts';
import { fail, namesOf, printed, step } from './published.ts';
import { commitTree, idOf, isAncestor, treeWith } from './repository.ts';
import { filesOf, type Reviewed } from './review.ts';
import type { Status } from './status.ts';

// Hosts make a branch part of a DNS label, of at most 63 letters with the site's name.
const maxNameLength = 28;

/** `here` and `there` are commits: somebody may have added to the branch at the remote. */
type Review = { name: string; here: string; there: string };

async function namesBelow(root: string, folder: string): Promise<string[]> {
  const { output } = await git(root, 'for-each-ref', '--format=%(refname)', `${folder}${reviewPrefix}*`);
  return output
    .split('\n')
    .filter(Boolean)
    .map((ref) => ref.slice(folder.length));
}

/** The one that this copy has sent and that is still at the remote, as of the last fetch. */
async function sentReview(root: string, shared: Shared): Promise<Review | undefined> {
  for (const name of await namesBelow(root, 'refs/heads/')) {
    const there = await idOf(root, trackingRef({ ...shared, name }));
    // Not one that a developer has checked out, to which what is published here belongs.
    if (there !== '' && name !== shared.name)
      return { name, here: await idOf(root, `refs/heads/${name}`), there };
  }
  return undefined;
}

async function newName(root: string, shared: Shared, changes: readonly Reviewed[]): Promise<string> {
  const subject = subjectOf(changes).replace(/^Edit /, '');
  const name = `${reviewPrefix}${slugOf(subject, maxNameLength - reviewPrefix.length)}`.replace(/-$/, '');
  return freeName(name, new Set(await namesBelow(root, trackingRef({ ...shared, name: '' }))));
}

/** GitHub, GitLab, Bitbucket, Gitea and Forgejo print the page that begins a pull request when a branch is pushed. */
const pullRequestIn = (said: string) =>
  /^remote:\s+(https?:\/\/\S+\/(?:pulls?|pull-requests|merge_requests|compare)\/\S+)/m.exec(said)?.[1];

/** Some hosts print the page only for a new branch, so it is kept. */
async function pullRequestOf(root: string, name: string, said: string): Promise<string | undefined> {
  const setting = `branch.${name}.pullRequest`;
  const answered = pullRequestIn(said);
  if (answered === undefined) return (await gitSetting(root, setting)) || undefined;
  await git(root, 'config', setting, answered);
  return answered;
}

const changedThere = (names: string) =>
  `Somebody has changed the same place of this version since you sent it: ${names}. Nothing was sent: undo your change there, or publish your changes instead.`;
const sent = (name: string, hasPage: boolean) =>
  hasPage
    ? 'Sent for review. Nothing of it is on the site yet: open a pull request, in which others see it, and put it on the site.'
    : `Sent for review, on the branch ${name} of the shared copy. Nothing of it is on the site yet: ask a developer to merge that branch once it was reviewed.`;

/** The changes on top of what was sent before, and of what others have added there. */
async function commitOf(
  root: string,
  changes: readonly Reviewed[],
  message: string,
  last: Review | undefined,
): Promise<{ here: string; id: string }> {
  const tree = await treeWith(root, filesOf(changes));
  const isBased = last && (await isAncestor(root, 'HEAD', last.here));
  // Already sent, without a change since.
  if (last && isBased && tree === (await idOf(root, `${last.here}^{tree}`)))
    return { here: last.here, id: last.there };
  const parents = [...(last ? [last.here] : []), ...(isBased ? [] : ['HEAD'])];
  const here = await commitTree(root, tree, message, parents);
  if (!last || (await isAncestor(root, last.there, here))) return { here, id: here };
  const options = ['--write-tree', '--name-only', '--no-messages'];
  const merged = await git(root, 'merge-tree', ...options, last.there, here);
  const [both = '', ...conflicts] = merged.output.trim().split('\n');
  if (merged.reason && /^[a-f\d]{40,64}$/.test(both)) fail(changedThere(namesOf(root, conflicts)));
  printed(merged);
  return { here, id: await commitTree(root, both, message, [last.there, here]) };
}

/** Files and the current branch stay as they are. Sending again adds a commit to the same branch. */
export const sendForReview = step(async (root: string, { branch, changes }: Status, subject?: string) => {
  const { problem, shared } = branch;
  if (problem !== undefined) fail(problem);
  if (!shared) return fail(noRemote);
  if (changes.length === 0) fail('Nothing has changed since you published last.');
  const last = await sentReview(root, shared);
  const message = messageOf(changes, subject);
  const { here, id } = await commitOf(root, changes, message, last);
  const name = last?.name ?? (await newName(root, shared, changes));
  // Before the push, so that the branch is known as this copy's own even if the editor ends meanwhile.
  printed(await git(root, 'update-ref', `refs/heads/${name}`, here));
  const refspec = `${id}:refs/heads/${name}`;
  const { reason, said } = await gitOnline(root, 'push', '--porcelain', shared.remote, refspec);
  if (reason)
    fail(
      `The shared copy of the project did not take it. ${reasonInWords(reason)} Nothing is lost: try again later.`,
      { detail: reason.said },
    );
  const pullRequest = await pullRequestOf(root, name, said);
  const { previewAddress } = currentSource(root).site.data ?? {};
  return {
    isGood: true,
    message: sent(name, pullRequest !== undefined),
    branch: name,
    pullRequest,
    preview: previewAddress?.replaceAll('{branch}', name),
  };
});
