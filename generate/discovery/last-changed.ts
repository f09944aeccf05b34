import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsFolder } from '#packages/content/filling/check-words.ts';
import { peopleFile } from '#packages/content/proof/people.ts';
import { quotePages, quotesFile } from '#packages/content/proof/quotes.ts';
import type { Source } from '#packages/content/source.ts';
import { questionPages } from '#packages/content/schemas/questions-schema.ts';
import { gitSync } from '#packages/history/git/git.ts';
import type { Locale } from '#app/site/locales.ts';
import type { PageId } from '#app/site/pages.ts';

function hasQuestions(page: PageId): boolean {
  return (questionPages as readonly PageId[]).includes(page);
}

/** Returns the file of people or quotes that a page can show, if any. */
function proofOf(page: PageId): string[] {
  if (page === 'about') return [peopleFile];
  return (quotePages as readonly PageId[]).includes(page) ? [quotesFile] : [];
}

/** Returns those of the files that exist, with the figures if any of them quotes one. */
export function withFigures({ folder }: Source, all: readonly string[]): string[] {
  const files = all.filter(folder.has);
  const quotesFigure = files.some((file) => /\{\w+\.[\w.-]+\}/.test(folder.texts.get(file) ?? ''));
  return quotesFigure ? [...files, 'content/figures.yaml'] : files;
}

/**
 * Lists the content files that affect a page: its words, other files whose content it shows, and the figures if any of
 * these quotes one.
 */
export function contentFiles(source: Source, page: PageId, locale: Locale): string[] {
  const names = page === 'home' ? [page, 'services'] : [page, ...(hasQuestions(page) ? ['questions'] : [])];
  const files = names.map((name) => `${wordsFolder(locale.code)}/${name}.yaml`);
  return withFigures(source, [...files, ...proofOf(page)]);
}

/** Returns the oldest commits of a shallow clone: to Git, they have made all files. */
function firstCommits(root: string): ReadonlySet<string> {
  const { isGood, output } = gitSync(root, ['rev-parse', '--git-path', 'shallow']);
  const file = path.resolve(root, output.trim());
  return new Set(isGood && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
}

/**
 * Returns a function that says when files were last committed, as a W3C date and time with a time zone: undefined if
 * that is unknown, and for files with uncommitted changes.
 */
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
