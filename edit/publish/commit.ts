import { branchOf, git, newFiles, type Branch, type GitResult } from './git.ts';
import type { Reviewed } from './review.ts';

/** The result of publishing, in plain words. `address` is where a version for review can be seen. */
export type Published = { isGood: boolean; message: string; detail?: string; address?: string };

/** Returns the result of what was not done, and why. */
export function failed(message: string, detail?: string): Published {
  return { isGood: false, message, ...(detail !== undefined && { detail }) };
}

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

const noName =
  'Git does not know who you are. Ask a developer, or run: git config --global user.name "Your Name" and git config --global user.email you@example.com. Your changes are saved.';

const refusals: readonly (readonly [output: RegExp, message: string])[] = [
  [/tell me who you are|unable to auto-detect email|empty ident/i, noName],
  [
    /no space left on device|disk quota exceeded/i,
    'The disk is full, so nothing was recorded. Your changes are saved: make room, and try again.',
  ],
  [/./s, 'Git did not record the changes. They are saved in your files.'],
];

/** Says in words why Git has not recorded something. */
export function refusal(output: string): Published {
  const [, message = ''] = refusals.find(([pattern]) => pattern.test(`${output} `)) ?? [];
  return failed(message, output.trim());
}

const sent =
  'Your changes are in the shared copy of the project. Where a host builds the site from it, they are online in a few minutes.';
const notSent =
  'Your changes are recorded on this computer, but the shared copy of the project did not take them. Nothing is lost: publish again later, or ask a developer.';

/** Pushes what has been recorded, if the branch has an upstream. `done` says what it was. */
export async function push(root: string, { remote, note = '' }: Branch, done: string): Promise<Published> {
  if (remote === undefined) return { isGood: true, message: `${done} on this computer. ${note}`.trim() };
  const { isGood, output } = await git(root, 'push', '--porcelain');
  return isGood ? { isGood: true, message: `${done}. ${sent}` } : failed(notSent, output.trim());
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
    const files = [...new Set(changes.map(({ file }) => file))];
    const { isGood, output } = await commit(root, files, messageOf(changes));
    if (!isGood) return refusal(output);
  }
  return push(root, branch, branch.remote === undefined ? 'Recorded' : 'Published');
}
