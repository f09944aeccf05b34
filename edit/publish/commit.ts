import { reasonInWords, type GitReason } from '#packages/history/git/git-reason.ts';
import { git, gitOnline } from '#packages/history/git/git.ts';
import { trailer } from '#packages/history/translations/outdated.ts';
import type { OlderText } from '../words/outdated.ts';
import { placeInWords } from '../content/labels.ts';
import { fetchShared, problemHere, trackingRef, type Branch } from './branch.ts';
import { fail, namesOf, printed, step, type Published } from './published.ts';
import { commitFiles, filesBetween, isAncestor, treeWith } from './repository.ts';
import { filesOf, type Reviewed } from './review.ts';
import type { Status } from './status.ts';

const maxSubjectLength = 72;
// Common rules for commit messages allow 100, including indentation and signs.
const maxLineLength = 90;
// Systems limit the length of a command's arguments.
const maxLines = 100;

function short(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}

const side = (text: string | undefined) =>
  text === undefined ? '(none)' : `“${short(text, maxLineLength)}”`;

/** As many pages as there is room for. */
export function subjectOf(changes: readonly Reviewed[]): string {
  const pages = [...new Set(changes.map(({ page }) => page))];
  const naming = (count: number) =>
    pages.length === count
      ? `Edit ${pages.join(', ')}`
      : `Edit ${pages.slice(0, count).join(', ')} and ${pages.length - count} more`;
  const counts = pages.map((_, index) => pages.length - index);
  return counts.map(naming).find((each) => each.length <= maxSubjectLength) ?? naming(1);
}

export function messageOf(changes: readonly Reviewed[], subject = subjectOf(changes)): string {
  // All files of a new or removed language have the same line.
  const all = changes.map(({ before, after, ...place }) => {
    const where = short(placeInWords(place, ', '), maxLineLength);
    const isWhole = before === undefined && after === undefined;
    return isWhole ? `- ${where}` : `- ${where}:\n  ${side(before)}\n  → ${side(after)}`;
  });
  const lines = [...new Set(all)];
  const more = lines.length > maxLines ? [`- and ${lines.length - maxLines} more`] : [];
  const body = [...lines.slice(0, maxLines), ...more].join('\n');
  return `${subject}\n\n${body}\n`;
}

const sent =
  'Your changes are in the shared copy of the project. Where a host builds the site from it, they are online in a few minutes.';
const notSent = (reason: GitReason) =>
  `Your changes are recorded on this computer, but the shared copy of the project did not take them. ${reasonInWords(reason)} Nothing is lost: publish again later.`;

const sentAway = (name: string) =>
  `Git says that your changes were sent, but the branch "${name}" of the shared copy does not have them. They are recorded on this computer. Ask a developer to look where this copy of the project sends its versions ("git remote -v").`;

/** If there is a shared copy, makes sure that the commits have arrived there. `done` says in words what they were. */
async function push(root: string, { shared, note = '' }: Branch, done: string): Promise<Published> {
  if (!shared) return { isGood: true, message: `${done} on this computer. ${note}`.trim() };
  // In full, because Git's defaults depend on its settings and on the names of branches.
  const refspec = `HEAD:refs/heads/${shared.name}`;
  const { reason } = await gitOnline(root, 'push', '--porcelain', shared.remote, refspec);
  // To know what the others have published.
  if (reason?.why === 'overtaken') await fetchShared(root, shared);
  if (reason) fail(notSent(reason), { detail: reason.said });
  const fetched = await fetchShared(root, shared);
  if (fetched.isGood && !(await isAncestor(root, 'HEAD', trackingRef(shared)))) fail(sentAway(shared.name));
  return { isGood: true, message: `${done}. ${sent}` };
}

const rewritten = (names: string) =>
  `A program that this project runs (a Git hook) has changed this while it was recorded: ${names}. Look at the site again.`;

/** Commits these changes and nothing else. `subject` is the owner's own. */
export const publish = step(async (root: string, { branch, changes }: Status, subject?: string) => {
  if (branch.problem !== undefined) fail(branch.problem);
  if (changes.length === 0 && !branch.isAhead) fail('Nothing has changed since you published last.');
  const files = filesOf(changes);
  const seen = await treeWith(root, files);
  if (files.length > 0) await commitFiles(root, files, messageOf(changes, subject));
  const others = (await filesBetween(root, seen, 'HEAD')).filter((file) => files.includes(file));
  const published = await push(root, branch, branch.shared ? 'Published' : 'Recorded');
  return others.length === 0
    ? published
    : { ...published, message: `${published.message} ${rewritten(namesOf(root, others))}` };
});

const noted = 'Noted. It is kept with the versions of the project, and sent the next time that you publish.';

/** In a commit without changes, so that it reaches every copy of the project. */
export const confirmTexts = step(async (root: string, texts: readonly OlderText[]) => {
  const problem = await problemHere(root);
  if (problem !== undefined) fail(problem);
  if (texts.length === 0) fail('These texts have changed. Look at the list again.');
  const lines = texts.map((each) => `- ${placeInWords(each, ', ')}`);
  const trailers = texts.map(({ confirmation }) => `${trailer}: ${confirmation}`);
  const message = `Keep ${texts.length} ${texts.length === 1 ? 'text' : 'texts'}\n\n${lines.join('\n')}\n\n${trailers.join('\n')}\n`;
  printed(await git(root, 'commit', '--quiet', '--allow-empty', '--only', '-m', message));
  return { isGood: true, message: noted };
});
