import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { locales, pseudoCode, type LocaleCode } from '#app/site/locales.ts';
import { articleSlugs, collections } from '#generate/content/articles/article-file.ts';
import { factFiles, wordFiles } from '#generate/content/load.ts';
import { Refused } from '../writer/edits.ts';

/** The languages that have files of their own. */
export const written = locales.filter(({ code }) => code !== pseudoCode);
export const writtenCodes: LocaleCode[] = written.map(({ code }) => code);

/** Every file of which pages load a module, from `content/`. */
export const contentFiles: readonly string[] = [
  ...factFiles.map((name) => `${name}.yaml`),
  ...writtenCodes.flatMap((code) => wordFiles.map((name) => `${code}/${name}.yaml`)),
];

/** Files that a site can do without, and that only its documents show. */
export const proofFiles: readonly string[] = ['people.yaml', 'quotes.yaml'];

/** Whether a file is an article or a client story: Markdown, which is edited as a whole. */
export const isArticle = (file: string): boolean => file.endsWith('.md');

/** The names of the articles and client stories that a language has, with their folder: 'stories/parcels'. */
export function articleNames(root: string, locale: LocaleCode): string[] {
  return collections.flatMap((collection) =>
    articleSlugs(root, locale, collection).map((slug) => `${collection}/${slug}`),
  );
}

/** The file of an article in a language, from `content/`. */
export const articleFile = (locale: string, name: string): string => `${locale}/${name}.md`;

/** Every file that can be edited, as they are now, from `content/`. Nothing else can be named. */
export function editableFiles(root: string): string[] {
  return [
    ...contentFiles,
    ...proofFiles.filter((file) => existsSync(path.join(root, 'content', file))),
    ...writtenCodes.flatMap((code) => articleNames(root, code).map((name) => articleFile(code, name))),
  ];
}

/** The full path of a content file. Throws Refused for any other file, and where a link leads out of the folder. */
export function contentPath(root: string, file: string): string {
  // Most are of the first kind: the other ones have to be looked for in their folders.
  const isEditable = contentFiles.includes(file) || editableFiles(root).includes(file);
  if (!isEditable) throw new Refused(`${file}: is no content file`);
  const folder = path.join(realpathSync(root), 'content');
  const full = path.join(folder, file);
  const parts = file.split('/').map((_, index, all) => path.join(folder, ...all.slice(0, index + 1)));
  for (const each of [folder, ...parts]) {
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
