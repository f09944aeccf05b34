import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsFolder } from '../content/load.ts';
import { quotePages } from '../content/proof/quotes.ts';
import { questionPages } from '../content/questions-schema.ts';
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
  if (page === 'about') return ['content/people.yaml'];
  return (quotePages as readonly PageId[]).includes(page) ? ['content/quotes.yaml'] : [];
}

/** Lists the content files that a page can show: its words, and others. */
export function pageFiles(page: PageId, locale: Locale): string[] {
  const names = page === 'home' ? [page, 'services'] : [page, ...(hasQuestions(page) ? ['questions'] : [])];
  return [...names.map((name) => `${wordsFolder(locale.code)}/${name}.yaml`), ...proofOf(page)];
}

/** Returns those of the files that exist, with the figures if any of them quotes one. */
export function contentFiles(root: string, names: readonly string[]): string[] {
  const files = names.filter((file) => existsSync(path.join(root, file)));
  const quotesFigure = files.some((file) =>
    /\{\w+\.[\w.-]+\}/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  return quotesFigure ? [...files, 'content/figures.yaml'] : files;
}

/**
 * Returns when the files were last committed, as a W3C date and time with a time zone. Undefined outside of a
 * repository and for files with uncommitted changes.
 */
export function lastChanged(root: string, files: readonly string[]): string | undefined {
  if (git(root, 'status', '--porcelain', '--', ...files) !== '') return undefined;
  return git(root, 'log', '-1', '--format=%cI', '--', ...files) || undefined;
}
