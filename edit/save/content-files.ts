import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { LocaleCode } from '#app/site/locales.ts';
import { articleSlugs, collections } from '#generate/content/articles/article-file.ts';
import { isSlug } from '#generate/content/articles/slug.ts';
import { factFiles, wordFiles } from '#generate/content/load.ts';
import { writtenCodes } from '#generate/content/written-languages.ts';
import { Refused } from '../writer/edits.ts';

/** The text of a content file; undefined where there is no such file: one that is not yet made, or has been removed. */
export type FileText = string | undefined;

/** Every file of which pages load a module, from `content/`. */
export const contentFiles: readonly string[] = [
  ...factFiles.map((name) => `${name}.yaml`),
  ...writtenCodes.flatMap((code) => wordFiles.map((name) => `${code}/${name}.yaml`)),
];

/** Files that a site can do without, and that only its documents show. */
export const proofFiles: readonly string[] = ['people.yaml', 'quotes.yaml'];

/** Whether a file is an article or a client story: Markdown, which is edited as a whole. */
export const isArticle = (file: string): boolean => file.endsWith('.md');

/**
 * The names of the articles and client stories that a language has, with their folder: 'stories/parcels'. The build refuses
 * other names, so only a text editor can mend them.
 */
export function articleNames(root: string, locale: LocaleCode): string[] {
  return collections.flatMap((collection) =>
    articleSlugs(root, locale, collection)
      .filter(isSlug)
      .map((slug) => `${collection}/${slug}`),
  );
}

/** The file of an article in a language, from `content/`. */
export const articleFile = (locale: string, name: string): string => `${locale}/${name}.md`;

const articlePath = new RegExp(`^(?:${writtenCodes.join('|')})/(?:${collections.join('|')})/(.+)\\.md$`);

/** Whether a file, named from `content/`, can be edited, whether or not it is there. Nothing else can be named. */
export function isContentFile(file: string): boolean {
  const [, slug] = articlePath.exec(file) ?? [];
  return contentFiles.includes(file) || proofFiles.includes(file) || (slug !== undefined && isSlug(slug));
}

/** Every file that can be edited and is there now, from `content/`. */
export function editableFiles(root: string): string[] {
  return [
    ...contentFiles,
    ...proofFiles.filter((file) => existsSync(path.join(root, 'content', file))),
    ...writtenCodes.flatMap((code) => articleNames(root, code).map((name) => articleFile(code, name))),
  ];
}

/**
 * The full path of a content file, which need not exist. Throws Refused for any other file, and where a symbolic link leads
 * out of the folder.
 */
export function contentPath(root: string, file: string): string {
  if (!isContentFile(file)) throw new Refused(`${file}: is no content file`);
  const folder = path.join(realpathSync(root), 'content');
  const full = path.join(folder, file);
  const parts = file.split('/').map((_, index, all) => path.join(folder, ...all.slice(0, index + 1)));
  for (const each of [folder, ...parts]) {
    if (lstatSync(each, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new Refused(`content/${file}: is reached by a symbolic link, which is not followed`);
    }
  }
  return full;
}

/** What tells one state of a file from another: empty where there is no file. */
export function hashOf(text: FileText): string {
  return text === undefined ? '' : createHash('sha256').update(text).digest('hex');
}

/** The text of a content file as it is now, with its byte order mark if it has one. */
export function readContent(root: string, file: string): FileText {
  const full = contentPath(root, file);
  if (!existsSync(full)) return undefined;
  const bytes = readFileSync(full);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}
