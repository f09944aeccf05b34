import { spawnSync } from 'node:child_process';
import { wordsFolder } from '../content/filling/check-words.ts';
import { peopleFile } from '../content/proof/people.ts';
import { quotePages, quotesFile } from '../content/proof/quotes.ts';
import type { Source } from '../content/source.ts';
import { questionPages } from '../content/schemas/questions-schema.ts';
import type { Locale } from '#app/site/locales.ts';
import type { PageId } from '#app/site/pages.ts';

function git(root: string, ...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether Git has usable dates: in a shallow clone every file has the date of its only commit. */
export function hasHistory(root: string): boolean {
  return git(root, 'rev-parse', '--is-shallow-repository') === 'false';
}

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

/**
 * Returns when the files were last committed, as a W3C date and time with a time zone. Undefined outside of a
 * repository and for files with uncommitted changes.
 */
export function lastChanged(root: string, files: readonly string[]): string | undefined {
  if (git(root, 'status', '--porcelain', '--', ...files) !== '') return undefined;
  return git(root, 'log', '-1', '--format=%cI', '--', ...files) || undefined;
}
