import { reasonInWords, type GitReason } from '#packages/history/git/git-reason.ts';
import { git, gitOnline, type GitResult } from '#packages/history/git/git.ts';
import { branchOf, type Branch } from './branch.ts';
import { failed, refusal, type Published } from './published.ts';
import { newFiles } from './repository.ts';
import { filesOf, type Reviewed } from './review.ts';

const maxSubjectLength = 72;
// Systems limit how long an argument of a command is.
const maxLines = 100;

function short(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}

const side = (text: string | undefined) => (text === undefined ? '(none)' : `“${short(text, 160)}”`);

/** Builds the commit message: the changed pages in the subject, each value in the body. */
export function messageOf(changes: readonly Reviewed[]): string {
  const pages = [...new Set(changes.map(({ page }) => page))];
  const count = `${pages.length} pages`;
  const subject = `Edit ${pages.join(', ')}`;
  const lines = changes.map(({ page, label, language, before, after }) => {
    const where = [page, label, language].filter(Boolean).join(', ');
    const isWhole = before === undefined && after === undefined;
    return isWhole ? `- ${where}` : `- ${where}:\n  ${side(before)}\n  → ${side(after)}`;
  });
  const more = lines.length > maxLines ? [`- and ${lines.length - maxLines} more`] : [];
  const body = [...lines.slice(0, maxLines), ...more].join('\n');
  return `${subject.length <= maxSubjectLength ? subject : `Edit the words of ${count}`}\n\n${body}\n`;
}

const sent =
  'Your changes are in the shared copy of the project. Where a host builds the site from it, they are online in a few minutes.';
const notSent = (reason: GitReason) =>
  `Your changes are recorded on this computer, but the shared copy of the project did not take them. ${reasonInWords(reason)} Nothing is lost: publish again later.`;

/** Pushes what has been recorded, if the branch has an upstream. `done` says what it was. */
export async function push(root: string, { shared, note = '' }: Branch, done: string): Promise<Published> {
  if (!shared) return { isGood: true, message: `${done} on this computer. ${note}`.trim() };
  // Named in full: what Git sends by itself depends on its settings, and on the names of branches.
  const refspec = `HEAD:refs/heads/${shared.name}`;
  const { reason } = await gitOnline(root, 'push', '--porcelain', shared.remote, refspec);
  return reason ? failed(notSent(reason), reason.said) : { isGood: true, message: `${done}. ${sent}` };
}

/** Commits only these files, and leaves others staged. If that fails, new files become untracked again. */
async function commit(root: string, files: readonly string[], message: string): Promise<GitResult> {
  const unknown = await newFiles(root, ...files);
  const added = unknown.length > 0 ? await git(root, 'add', '--intent-to-add', '--', ...unknown) : undefined;
  const result =
    added?.isGood === false ? added : await git(root, 'commit', '--only', '-m', message, '--', ...files);
  if (!result.isGood && unknown.length > 0) await git(root, 'reset', '--quiet', '--', ...unknown);
  return result;
}

/** Commits these changes, and nothing else, and pushes the commit if the branch has an upstream. */
export async function publish(root: string, changes: readonly Reviewed[]): Promise<Published> {
  const branch = await branchOf(root);
  const { problem, isAhead } = branch;
  if (problem !== undefined) return failed(problem);
  if (changes.length === 0 && !isAhead) return failed('Nothing has changed since you published last.');
  if (changes.length > 0) {
    const files = filesOf(changes);
    const { reason } = await commit(root, files, messageOf(changes));
    if (reason) return refusal(reason);
  }
  return push(root, branch, branch.shared ? 'Published' : 'Recorded');
}
