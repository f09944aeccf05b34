import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsFolder } from '../content/load.ts';
import type { Locale } from '#app/site/locales.ts';
import type { PageId } from '#app/site/pages.ts';

function git(root: string, ...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether dates can be read from the history: a shallow clone dates every file by its one commit. */
export function hasHistory(root: string): boolean {
  return git(root, 'rev-parse', '--is-shallow-repository') === 'false';
}

/** The content files that a page is made of: its words, on the home page those of the services too, and the figures where the words quote one. */
export function contentFiles(root: string, page: PageId, locale: Locale): string[] {
  const names = page === 'home' ? [page, 'services'] : [page];
  const files = names.map((name) => `${wordsFolder(locale.code)}/${name}.yaml`);
  const quotesFigure = files.some((file) =>
    /\{\w+\.[\w.-]+\}/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  return quotesFigure ? [...files, 'content/figures.yaml'] : files;
}

/**
 * When a page's content was last changed, as W3C date and time with a zone. Undefined where the history does not
 * know, or where a file has changes that it does not have yet.
 */
export function lastChanged(root: string, files: readonly string[]): string | undefined {
  if (git(root, 'status', '--porcelain', '--', ...files) !== '') return undefined;
  return git(root, 'log', '-1', '--format=%cI', '--', ...files) || undefined;
}
