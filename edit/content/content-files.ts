import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { collectionNames } from '#packages/site/collections.ts';
import type { LocaleCode } from '#packages/site/locales.ts';
import { markFile } from '#packages/content/brand/mark.ts';
import { factFiles } from '#packages/content/facts.ts';
import { wordFiles } from '#packages/content/schema.ts';
import { currentSource } from '#packages/content/site.ts';
import { isSlug } from '#packages/content/addresses/slug-of.ts';
import { writtenCodes } from '#packages/content/written-languages.ts';
import { mediaFolder, pictureName } from '#packages/content/media/media-file.ts';
import { notAFile, unopened } from '#packages/content/reading/content-folder.ts';
import { Refused } from '../writer/edits.ts';
import { fileOf } from './place.ts';

/** The text of a content file; undefined if it does not exist yet, or has been removed. */
export type FileText = string | undefined;

export type FileData = FileText | Buffer;

/** Every file that pages load as a module, relative to `content/`. */
export const contentFiles: readonly string[] = [
  ...factFiles.map((name) => `${name}.yaml`),
  ...writtenCodes.flatMap((code) => wordFiles.map((name) => `${code}/${name}.yaml`)),
];

/** Optional files, which are shown only in documents. */
export const proofFiles: readonly string[] = ['people.yaml', 'quotes.yaml'];
export const movedFile = 'moved.yaml';
export const optionalFiles: readonly string[] = [...proofFiles, movedFile];
/** The list of languages. Once it has changed, Vite starts the editor anew. */
export const languagesFile = 'languages.json';

export const markName = path.basename(markFile);

/** Whether a file is a text of a collection: Markdown, which is edited as a whole. */
export const isTextFile = (file: string): boolean => file.endsWith('.md');

/**
 * The names of a language's texts, with their folder: 'stories/parcels'. Leaves out names
 * that the build refuses, which only a text editor can fix.
 */
export function textNames(root: string, locale: LocaleCode): string[] {
  const { slugs } = currentSource(root).language(locale);
  return collectionNames.flatMap((collection) =>
    slugs[collection].filter(isSlug).map((slug) => `${collection}/${slug}`),
  );
}

const textPath = new RegExp(`^(?:${writtenCodes.join('|')})/(?:${collectionNames.join('|')})/(.+)\\.md$`);

/** Whether a text file, relative to `content/`, may be edited, whether or not it exists. */
export function isContentFile(file: string): boolean {
  const [, slug] = textPath.exec(file) ?? [];
  const isKnown = contentFiles.includes(file) || optionalFiles.includes(file) || file === markName;
  return isKnown || (slug !== undefined && isSlug(slug));
}

export function isPicture(file: string): boolean {
  return (
    path.posix.dirname(file) === path.basename(mediaFolder) && pictureName.test(path.posix.basename(file))
  );
}

export function editableFiles(root: string): string[] {
  return [
    ...contentFiles,
    markName,
    ...optionalFiles.filter((file) => existsSync(path.join(root, 'content', file))),
    ...writtenCodes.flatMap((code) => textNames(root, code).map((name) => fileOf(name, code))),
  ];
}

/** A content file that is there, and cannot be read. */
class Unreadable extends Refused {}

/**
 * The full path of a file of the project, which need not exist. Throws Refused if the path contains a symbolic
 * link.
 */
export function checkedPath(root: string, file: string): string {
  const folder = realpathSync(root);
  const parts = file.split('/').map((_, index, all) => path.join(folder, ...all.slice(0, index + 1)));
  for (const each of parts) {
    if (lstatSync(each, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Unreadable(`${file} is reached by a symbolic link, which is not followed`);
  }
  return path.join(folder, file);
}

/** The full path of a content file, like `checkedPath`. Throws Refused for any other file. */
export function contentPath(root: string, file: string): string {
  if (!isContentFile(file) && !isPicture(file)) throw new Refused(`${file} is no content file`);
  return checkedPath(root, `content/${file}`);
}

export function hashOf(text: FileData): string {
  return text === undefined ? '' : createHash('sha256').update(text).digest('hex');
}

function bytesOf(root: string, file: string): Buffer | undefined {
  const full = contentPath(root, file);
  if (!existsSync(full)) return undefined;
  const reason = notAFile(full);
  if (reason) throw new Unreadable(`content/${file} ${reason}`);
  try {
    return readFileSync(full);
  } catch (error) {
    throw new Unreadable(`content/${file}: ${unopened(error)}`);
  }
}

/**
 * The current text of a content file, including its byte order mark if it has one. Throws Refused if it is not
 * UTF-8.
 */
export function readContent(root: string, file: string): FileText {
  const bytes = bytesOf(root, file);
  if (bytes && !isUtf8(bytes))
    throw new Unreadable(`content/${file} has a letter that cannot be read; save the file as UTF-8`);
  return bytes?.toString('utf8');
}

export function isReadable(root: string, file: string): boolean {
  const bytes = bytesOf(root, file);
  return !bytes || isUtf8(bytes);
}

/** Like `readContent`, but returns undefined for a file that cannot be read, which the build reports. */
export function readableContent(root: string, file: string): FileText {
  try {
    return readContent(root, file);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** The text of a content file to correct by hand. One that is not UTF-8 is read as what older editors write. */
export function readToRepair(root: string, file: string): { text: string; isReencoded: boolean } {
  const bytes = bytesOf(root, file) ?? Buffer.alloc(0);
  const isReencoded = !isUtf8(bytes);
  return { text: new TextDecoder(isReencoded ? 'windows-1252' : 'utf-8').decode(bytes), isReencoded };
}
