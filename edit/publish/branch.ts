import { existsSync, rmSync, statSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import { reasonInWords, type GitReason } from '#packages/history/git/git-reason.ts';
import { git, gitOnline, gitSetting, type GitResult } from '#packages/history/git/git.ts';
import { idOf } from './repository.ts';

/** The branch that is published, which owners know as the shared copy of the project. `name` is that at the remote. */
export type Shared = { remote: string; name: string };

export type Branch = {
  shared?: Shared;
  /** Why nothing can be published from here, and what to do. */
  problem?: string;
  /** How many versions others have published that this copy does not have, if any. */
  missing?: number;
  /** Whether earlier commits have not been pushed. */
  isAhead?: boolean;
  /** Advice if there is no remote, or it cannot be reached. */
  note?: string;
};

export const reviewPrefix = 'review-';

const saved = 'Your changes are saved.';
const foreign = (folder: string) =>
  `The version control (Git) that was found in ${folder} belongs to another project, and has no version of this one. Ask a developer to put this folder under version control ("git init"). ${saved}`;
const unborn = `This copy of the project has no version yet to compare with. Ask a developer to record the first one ("git add --all", "git commit"). ${saved}`;
const detached = `This copy of the project is not on a branch, so a commit could get lost. Ask a developer to switch to one ("git switch"). ${saved}`;
const unfinished = (what: string) =>
  `A ${what} has been started and not finished in this copy of the project. Ask a developer to finish it ("git status" says how), not to abort it, which may undo what is not published. ${saved}`;
export const noRemote =
  'This copy of the project is not connected to a shared one. What you record stays on this computer: nothing goes online, and nothing can be sent for review. There is no folder to pass on instead, because pages need a server. Ask a developer to connect a shared copy ("git push -u").';
const divided = (remote: string, other: string) =>
  `This copy of the project gets versions from "${remote}", and is set to send its own to "${other}" (pushRemote or pushDefault), so it is unclear which of them is the shared one. Ask a developer to name one for both ("git branch -u ${other}/…"). ${saved}`;
const dividedAddresses = (remote: string, other: string) =>
  `This copy of the project sends its versions to another address (${other}) than the one from which it gets those of others, and the branch is another one there, so it is unclear which of them is the shared one. Ask a developer ("git remote get-url --push ${remote}"). ${saved}`;
const gone = (name: string) =>
  `The shared copy of the project has no branch "${name}" any more, to which this copy publishes. Ask a developer to connect another ("git branch -u"), or to send it again ("git push -u"). ${saved}`;
const unreachable = ({ at }: GitReason) =>
  `The shared copy of the project cannot be reached just now (${at}). What you publish is recorded on this computer, and sent the next time.`;
const behind = (count: number) =>
  `Others have published ${count} ${count === 1 ? 'version' : 'versions'} that this copy does not have. Bring ${count === 1 ? 'it' : 'them'} in, look at the site, then publish. ${saved}`;

/** Files in Git's folder until something is finished. */
const unfinishedBy = {
  MERGE_HEAD: 'merge',
  'rebase-apply/applying': 'series of patches (am)',
  'rebase-apply': 'rebase',
  'rebase-merge': 'rebase',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
  sequencer: 'cherry-pick or revert',
  BISECT_LOG: 'search for a fault (bisect)',
};

/** Removes a lock from before the computer was started, which nobody holds any more. */
function lockAmong(files: readonly string[]): string | undefined {
  return files.find((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    const isFromBefore = found !== undefined && found.mtimeMs < Date.now() - uptime() * 1000;
    if (isFromBefore) rmSync(file, { force: true });
    return found !== undefined && !isFromBefore;
  });
}

const because = (reason: GitReason) => `${reasonInWords(reason)} ${saved}`;

export async function problemHere(root: string): Promise<string | undefined> {
  const branch = await git(root, 'symbolic-ref', '-q', 'HEAD');
  // Git says nothing about a detached HEAD.
  if (branch.reason && branch.reason.said !== '') return because(branch.reason);
  const states = Object.keys(unfinishedBy);
  const names = [...states, 'index.lock', 'HEAD.lock', `${branch.output.trim()}.lock`];
  const paths = names.flatMap((name) => ['--git-path', name]);
  const place = await git(root, 'rev-parse', '--show-toplevel', '--show-prefix', ...paths);
  if (place.reason) return because(place.reason);
  const [folder = '', below, ...found] = place.output.split('\n');
  if (below !== '' && (await idOf(root, 'HEAD:./content')) === '') return foreign(folder);
  if ((await idOf(root, 'HEAD')) === '') return unborn;
  const files = found.slice(0, names.length).map((file) => path.resolve(root, file));
  const state = files.slice(0, states.length).findIndex((file) => existsSync(file));
  const what = Object.values(unfinishedBy)[state];
  if (what !== undefined) return unfinished(what);
  if (!branch.isGood) return detached;
  const lock = lockAmong(files.slice(states.length));
  return lock === undefined ? undefined : because({ why: 'locked', at: lock, said: '' });
}

/** Empty if there is none. Git's own short name has a prefix where a tag has the same name. */
export async function branchHere(root: string): Promise<string> {
  return (await git(root, 'symbolic-ref', '-q', 'HEAD')).output.trim().replace(/^refs\/heads\//, '');
}

async function sharedOf(root: string): Promise<Pick<Branch, 'shared' | 'problem' | 'note'>> {
  const branch = await branchHere(root);
  const setting = (name: string) => gitSetting(root, name);
  const remote = await setting(`branch.${branch}.remote`);
  const [, name] = /^refs\/heads\/(.+)$/.exec(await setting(`branch.${branch}.merge`)) ?? [];
  if (name === undefined || (await setting(`remote.${remote}.url`)) === '') return { note: noRemote };
  const other =
    (await setting(`branch.${branch}.pushRemote`)) || (await setting('remote.pushDefault')) || remote;
  return other === remote ? { shared: { remote, name } } : { problem: divided(remote, other) };
}

export const trackingRef = ({ remote, name }: Shared) => `refs/remotes/${remote}/${name}`;

/** With the versions for review, even if Git is configured to fetch others, or fewer. */
export function fetchShared(root: string, shared: Shared): Promise<GitResult> {
  const refspecs = [shared.name, `${reviewPrefix}*`].map(
    (name) => `+refs/heads/${name}:${trackingRef({ ...shared, name })}`,
  );
  return gitOnline(root, 'fetch', '--quiet', '--prune', '--no-tags', shared.remote, ...refspecs);
}

/** The address to which Git pushes, if Git does not fetch from there, and the branch is a different one there. */
async function sentElsewhere(root: string, shared: Shared): Promise<string | undefined> {
  const addresses = async (...options: string[]) =>
    (await git(root, 'remote', 'get-url', '--all', ...options, shared.remote)).output
      .split('\n')
      .filter(Boolean);
  const [from, to] = [await addresses(), await addresses('--push')];
  if (to.some((each) => from.includes(each))) return undefined;
  const id = await idOf(root, trackingRef(shared));
  for (const each of to) {
    const { output } = await gitOnline(root, 'ls-remote', each, `refs/heads/${shared.name}`);
    if (output.startsWith(`${id}\t`)) return undefined;
  }
  return to[0];
}

/** @param fetches asks the remote, which takes a while; otherwise, the answer is as of the last time */
export async function branchOf(root: string, { fetches = true } = {}): Promise<Branch> {
  const problem = await problemHere(root);
  if (problem !== undefined) return { problem };
  const branch = await sharedOf(root);
  const { shared } = branch;
  if (!shared) return branch;
  const reason = fetches ? (await fetchShared(root, shared)).reason : undefined;
  if (reason?.why === 'no branch') return { problem: gone(shared.name) };
  if (reason && reason.why !== 'other') return { problem: because(reason) };
  const elsewhere = fetches && !reason ? await sentElsewhere(root, shared) : undefined;
  if (elsewhere !== undefined) return { problem: dividedAddresses(shared.remote, elsewhere) };
  const both = `${trackingRef(shared)}...HEAD`;
  const { output } = await git(root, 'rev-list', '--left-right', '--count', both, '--');
  // Before the first fetch, nothing is known.
  const [missing = '0', ahead] = output === '' ? [] : output.trim().split('\t');
  const known = { shared, isAhead: ahead !== '0' };
  if (missing !== '0') return { ...known, missing: Number(missing), problem: behind(Number(missing)) };
  return { ...known, ...(reason && { note: unreachable(reason) }) };
}
