import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatedDocument } from '#packages/content/documents/documents.ts';
import type { Facts } from '#packages/content/facts.ts';
import { startOfDay } from '#packages/content/schedule/site-day.ts';
import { gitSync } from '#packages/history/git/git.ts';

/** The oldest commits of a shallow clone: to Git, they have made all files. */
function firstCommits(root: string): ReadonlySet<string> {
  const { isGood, output } = gitSync(root, ['rev-parse', '--git-path', 'shallow']);
  const file = path.resolve(root, output.trim());
  return new Set(isGood && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
}

/** When files were last committed (W3C date and time); undefined if unknown, or with uncommitted changes. */
export function readHistory(root: string): (files: readonly string[]) => string | undefined {
  const unknown = firstCommits(root);
  return (files) => {
    const changed = gitSync(root, ['status', '--porcelain', '--', ...files]);
    if (!changed.isGood || changed.output !== '') return undefined;
    const { isGood, output } = gitSync(root, ['log', '-1', '--format=%H %cI', '--', ...files]);
    const [commit = '', date] = output.trim().split(' ');
    return isGood && !unknown.has(commit) ? date : undefined;
  };
}

/** The day of the latest change, as a W3C date and time. There must be at least one text. */
export function changeOf(texts: readonly DatedDocument[], facts: Facts): string {
  const days = texts.map(({ text: { date, updated } }) => updated ?? date);
  return startOfDay(days.toSorted().at(-1) ?? '', facts);
}
