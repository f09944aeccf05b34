import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { collectionNames } from '#packages/site/collections.ts';
import { logoFile } from '#packages/content/brand/logo.ts';
import { factFiles } from '#packages/content/facts.ts';
import { wordFiles } from '#packages/content/schema.ts';
import { currentSource } from '#packages/content/site.ts';
import { isSlug } from '#packages/content/addresses/slug-of.ts';
import { localeCodes } from '#packages/content/languages.ts';
import type { Source } from '#packages/content/source.ts';
import { mediaFolder, pictureName } from '#packages/content/media/media-file.ts';
import type { Saved } from '#packages/content/reading/content-folder.ts';
import type { Mistake } from '#packages/content/reading/mistakes.ts';
import { isGroup, type Tree } from '#packages/content/tree.ts';
import { Refused } from '../writer/edits.ts';
import { withoutByteOrderMark } from './text-file.ts';

/** As in 'en/home.yaml' and '../netlify.toml'. */
export const inContent = (file: string): string => path.posix.relative('content', file);

/** Undefined if the file does not exist yet, or has been removed. */
export type FileText = string | undefined;

export type FileData = FileText | Buffer;

/** Those that pages load as modules, relative to `content/`. */
export const contentFiles: readonly string[] = [
  ...factFiles.map((name) => `${name}.yaml`),
  ...localeCodes.flatMap((code) => wordFiles.map((name) => `${code}/${name}.yaml`)),
];

/** Optional files, which are shown only in documents. */
export const proofFiles: readonly string[] = ['people.yaml', 'quotes.yaml'];
export const movedFile = 'moved.yaml';
export const optionalFiles: readonly string[] = [...proofFiles, movedFile];
/** When it changes, Vite restarts the editor. */
export const languagesFile = 'languages.json';

/** By code. Throws Refused if the list cannot be read. */
export function languagesIn(list: FileData): Tree {
  try {
    const languages: unknown = list === undefined ? {} : JSON.parse(withoutByteOrderMark(String(list)));
    return isGroup(languages) ? languages : {};
  } catch (error) {
    throw new Refused(`content/${languagesFile} cannot be read: ${String(error)}`);
  }
}

export const logoName = path.basename(logoFile);

export const isTextFile = (file: string): boolean => file.endsWith('.md');

const textPath = new RegExp(`^(?:${localeCodes.join('|')})/(?:${collectionNames.join('|')})/(.+)\\.md$`);

/** Whether a text file, relative to `content/`, may be edited, whether or not it exists. */
export function isContentFile(file: string): boolean {
  const [, slug] = textPath.exec(file) ?? [];
  const isKnown = contentFiles.includes(file) || optionalFiles.includes(file) || file === logoName;
  return isKnown || (slug !== undefined && isSlug(slug));
}

export function isPicture(file: string): boolean {
  return (
    path.posix.dirname(file) === path.basename(mediaFolder) && pictureName.test(path.posix.basename(file))
  );
}

/** The full path of a file of the project, which need not exist. Throws Refused if it contains a symbolic link. */
export function checkedPath(root: string, file: string): string {
  const folder = realpathSync(root);
  const parts = file.split('/').map((_, index, all) => path.join(folder, ...all.slice(0, index + 1)));
  for (const each of parts) {
    if (lstatSync(each, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Refused(`${file} is reached by a symbolic link, which is not followed`);
  }
  return path.join(folder, file);
}

export function hashOf(text: FileData): string {
  return text === undefined ? '' : createHash('sha256').update(text).digest('hex');
}

/** Undefined if there is none. Throws Refused for what is no content file. */
function savedIn({ folder }: Source, file: string): Saved | undefined {
  if (!isContentFile(file)) throw new Refused(`${file} is no content file`);
  const name = `content/${file}`;
  return folder.has(name) || folder.isFolder(name) ? folder.read(name) : undefined;
}

const unreadable = (file: string, { reason }: Mistake) => new Refused(`content/${file} ${reason}`);

/** With its byte order mark, if it has one. Throws Refused if the file cannot be read. */
export function readContent(source: Source, file: string): FileText {
  const saved = savedIn(source, file);
  if (saved && 'mistake' in saved) throw unreadable(file, saved.mistake);
  return saved?.source;
}

/** A file that is not UTF-8 is read as what older editors write. */
export function readToRepair(root: string, file: string): { text: string; isReencoded: boolean } {
  const saved = savedIn(currentSource(root), file) ?? { source: '' };
  if ('source' in saved) return { text: withoutByteOrderMark(saved.source), isReencoded: false };
  // A mistake with a line is a letter that is not UTF-8.
  if (saved.mistake.line === undefined) throw unreadable(file, saved.mistake);
  const bytes = readFileSync(checkedPath(root, `content/${file}`));
  return { text: new TextDecoder('windows-1252').decode(bytes), isReencoded: true };
}
