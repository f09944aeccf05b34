import { locales } from '#packages/site/locales.ts';
import { readTextFile } from '#packages/content/texts/text-file.ts';
import { isSlug } from '#packages/content/addresses/slug-of.ts';
import { currentSite, currentSource, type Site } from '#packages/content/site.ts';
import type { Source } from '#packages/content/source.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { contentFiles, hashOf, languagesFile, languagesIn, proofFiles } from './content-files.ts';
import { isWords } from './kinds.ts';
import { fileOf, isTextName } from './place.ts';
import { valuesOfText } from './text-file.ts';

type Language = { locale: string; name: string };

/** For facts, a single unnamed one. */
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
    /** Those of a text with its Markdown; undefined if the file cannot be read. */
    data: (name: string, locale: string): unknown => {
      const file = `content/${fileOf(name, locale)}`;
      if (!isTextName(name)) return source.yaml(file).data;
      const { matter, body } = readTextFile(source.folder.read(file));
      return valuesOfText(matter, body);
    },
    /** Undefined if there is none that can be read. */
    text,
    hash,
    /** What whoever saves has seen of these files. */
    hashes: (files: Iterable<string>): Record<string, string> =>
      Object.fromEntries(Array.from(files, (file) => [file, hash(file)])),
  };
}

export type Content = ReturnType<typeof currentContent>;

/** Whether the list of languages has changed since the editor started: Vite will restart it in a moment. */
export function isStartingAnew({ text }: Content): boolean {
  try {
    const codes = Object.keys(languagesIn(text(languagesFile)));
    return codes.length > 0 && codes.join() !== localeCodes.join();
  } catch {
    return false;
  }
}

/** With what is held back, as the development server shows it; undefined while the content has mistakes. */
export const shownSite = (root: string): Site | undefined => currentSite(root, { showsAll: true });

/** The files of people and quotes may be missing until the first one is added. */
export const isMissing = (content: Content, name: string, locale: string): boolean =>
  content.hash(fileOf(name, locale)) === '';

/** By name, each in its languages. Leaves out names that the build refuses, which only a text editor can fix. */
export function textsIn({ language }: Source) {
  const all = locales.flatMap(({ code, name, draft }) =>
    language(code).entries.flatMap((hold) => (isSlug(hold.slug) ? { code, name, draft, hold } : [])),
  );
  return [...Map.groupBy(all, ({ hold: { collection, slug } }) => `${collection}/${slug}`)];
}

export const names = [
  ...new Set([...contentFiles, ...proofFiles].map((file) => file.replace(/^.*\/|\.yaml$/g, ''))),
];
export const firstLocale = String(localeCodes[0]);
/** The language in which a file is read where one is enough; empty for facts. */
export const firstLocaleOf = (name: string): string => (isWords(name) ? firstLocale : '');
