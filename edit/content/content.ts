/** The content as it is on disk. */
import { currentSite, currentSource, type Site } from '#packages/content/site.ts';
import type { Source } from '#packages/content/source.ts';
import { writtenCodes, writtenLanguages } from '#packages/content/written-languages.ts';
import { contentFiles, hashOf, proofFiles, readableContent } from './content-files.ts';
import { isWords } from './shapes.ts';

export type Language = { locale: string; name: string };

/** Returns the languages of a file: for facts, a single unnamed one. */
export function languagesOf(name: string): Language[] {
  return isWords(name)
    ? writtenLanguages.map(({ code, name }) => ({ locale: code, name }))
    : [{ locale: '', name: '' }];
}

/** Returns the file of a name in a language, relative to `content/`. */
export function fileOf(name: string, locale: string): string {
  return locale ? `${locale}/${name}.yaml` : `${name}.yaml`;
}

export type Content = {
  /** Returns the data of a file; undefined if it cannot be read. */
  data: (name: string, locale: string) => unknown;
  /** Returns the hash of a file's current text. */
  hash: (file: string) => string;
  source: Source;
};

/** Returns the current content. */
export function currentContent(root: string): Content {
  const source = currentSource(root);
  return {
    data: (name, locale) => source.yaml(`content/${fileOf(name, locale)}`).data,
    hash: (file) => hashOf(readableContent(root, file)),
    source,
  };
}

/** Returns the site as the development server shows it: with what is held back; undefined while the content has mistakes. */
export const shownSite = (root: string): Site | undefined => currentSite(root, { showsAll: true });

/** Whether a file is missing, as those of people and quotes may be until the first one is added. */
export const isMissing = (content: Content, name: string, locale: string): boolean =>
  content.hash(fileOf(name, locale)) === '';

export const names = [
  ...new Set([...contentFiles, ...proofFiles].map((file) => file.replace(/^.*\/|\.yaml$/g, ''))),
];
export const firstLocale = String(writtenCodes[0]);
