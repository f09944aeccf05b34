/** The content as it is on disk. */
import { readTextFile } from '#packages/content/texts/text-file.ts';
import { currentSite, currentSource, type Site } from '#packages/content/site.ts';
import type { Source } from '#packages/content/source.ts';
import { writtenCodes, writtenLanguages } from '#packages/content/written-languages.ts';
import {
  fileOfText,
  contentFiles,
  hashOf,
  proofFiles,
  readableContent,
  type FileText,
} from './content-files.ts';
import { isTextName, isWords } from './kinds.ts';

export type Language = { locale: string; name: string };

/** Returns the languages of a file: for facts, a single unnamed one. */
export function languagesOf(name: string): Language[] {
  return isWords(name)
    ? writtenLanguages.map(({ code, name }) => ({ locale: code, name }))
    : [{ locale: '', name: '' }];
}

/** Returns the file of a name in a language, relative to `content/`. */
export function fileOf(name: string, locale: string): string {
  if (isTextName(name)) return fileOfText(locale, name);
  return locale ? `${locale}/${name}.yaml` : `${name}.yaml`;
}

export type Content = {
  /** Returns the data of a file, or the front matter of a text; undefined if it cannot be read. */
  data: (name: string, locale: string) => unknown;
  /** Returns a file's current text; undefined if there is none that can be read. */
  text: (file: string) => FileText;
  hash: (file: string) => string;
  source: Source;
};

export function currentContent(root: string): Content {
  const source = currentSource(root);
  return {
    data: (name, locale) => {
      const file = `content/${fileOf(name, locale)}`;
      return isTextName(name) ? readTextFile(source.folder.read(file)).matter : source.yaml(file).data;
    },
    text: (file) => readableContent(root, file),
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
/** The language in which a file is read where one is enough; empty for facts. */
export const firstLocaleOf = (name: string): string => (isWords(name) ? firstLocale : '');
