import { locales } from '#packages/site/locales.ts';
import { readTextFile } from '#packages/content/texts/text-file.ts';
import { currentSite, currentSource, type Site } from '#packages/content/site.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { contentFiles, hashOf, languagesFile, languagesIn, proofFiles } from './content-files.ts';
import { isWords } from './kinds.ts';
import { fileOf, isTextName } from './place.ts';
import { valuesOfText } from './text-file.ts';

export type Language = { locale: string; name: string };

/** The languages of a file: for facts, a single unnamed one. */
export function languagesOf(name: string): Language[] {
  return isWords(name)
    ? locales.map(({ code, name }) => ({ locale: code, name }))
    : [{ locale: '', name: '' }];
}

export function currentContent(root: string) {
  const source = currentSource(root);
  const text = (file: string) => source.folder.texts.get(`content/${file}`);
  const hash = (file: string) => hashOf(text(file));
  return {
    source,
    /** The data of a file, those of a text with its Markdown; undefined if it cannot be read. */
    data: (name: string, locale: string): unknown => {
      const file = `content/${fileOf(name, locale)}`;
      if (!isTextName(name)) return source.yaml(file).data;
      const { matter, body } = readTextFile(source.folder.read(file));
      return valuesOfText(matter, body);
    },
    /** A file's current text; undefined if there is none that can be read. */
    text,
    hash,
    /** What whoever saves has seen of these files. */
    hashes: (files: Iterable<string>): Record<string, string> =>
      Object.fromEntries(Array.from(files, (file) => [file, hash(file)])),
  };
}

export type Content = ReturnType<typeof currentContent>;

/** Whether the list of languages is another one than that with which the editor began: it starts anew in a moment. */
export function isStartingAnew({ text }: Content): boolean {
  try {
    const codes = Object.keys(languagesIn(text(languagesFile)));
    return codes.length > 0 && codes.join() !== localeCodes.join();
  } catch {
    return false;
  }
}

/** The site as the development server shows it: with what is held back; undefined while the content has mistakes. */
export const shownSite = (root: string): Site | undefined => currentSite(root, { showsAll: true });

/** Whether a file is missing, as those of people and quotes may be until the first one is added. */
export const isMissing = (content: Content, name: string, locale: string): boolean =>
  content.hash(fileOf(name, locale)) === '';

export const names = [
  ...new Set([...contentFiles, ...proofFiles].map((file) => file.replace(/^.*\/|\.yaml$/g, ''))),
];
export const firstLocale = String(localeCodes[0]);
/** The language in which a file is read where one is enough; empty for facts. */
export const firstLocaleOf = (name: string): string => (isWords(name) ? firstLocale : '');
