import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { locales, pseudoCode, type LocaleCode } from '#app/site/locales.ts';
import { factFiles, wordFiles } from '#generate/content/load.ts';
import { Refused } from '../writer/edits.ts';

/** The languages that have files of their own. */
export const written = locales.filter(({ code }) => code !== pseudoCode);
export const writtenCodes: LocaleCode[] = written.map(({ code }) => code);

/** Every file that can be edited, from `content/`. Nothing else can be named. */
export const contentFiles: readonly string[] = [
  ...factFiles.map((name) => `${name}.yaml`),
  ...writtenCodes.flatMap((code) => wordFiles.map((name) => `${code}/${name}.yaml`)),
];

/** The full path of a content file. Throws Refused for any other file, and where a link leads out of the folder. */
export function contentPath(root: string, file: string): string {
  if (!contentFiles.includes(file)) throw new Refused(`${file}: is no content file`);
  const folder = path.join(realpathSync(root), 'content');
  const full = path.join(folder, file);
  for (const each of new Set([folder, path.dirname(full), full])) {
    if (lstatSync(each).isSymbolicLink()) {
      throw new Refused(`content/${file}: is reached by a symbolic link, which is not followed`);
    }
  }
  return full;
}

/** What tells one state of a file from another. */
export function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}

/** The text of a content file as it is now, with its byte order mark if it has one. */
export function readContent(root: string, file: string): string {
  const bytes = readFileSync(contentPath(root, file));
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}
