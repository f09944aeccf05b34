/** The content as it is written now, read afresh for each request. */
import { readYaml } from '#generate/content/read-yaml.ts';
import { writtenCodes, writtenLanguages } from '#generate/content/written-languages.ts';
import { contentFiles, hashOf, proofFiles, readContent } from '../save/content-files.ts';
import { isWords } from './shapes.ts';

export type Language = { locale: string; name: string };

/** The languages of a file: none by name for facts. */
export function languagesOf(name: string): Language[] {
  return isWords(name)
    ? writtenLanguages.map(({ code, name }) => ({ locale: code, name }))
    : [{ locale: '', name: '' }];
}

/** The file of a name in a language, from `content/`. */
export function fileOf(name: string, locale: string): string {
  return locale ? `${locale}/${name}.yaml` : `${name}.yaml`;
}

export type Content = {
  /** The data of a file; undefined where it cannot be read. */
  data: (name: string, locale: string) => unknown;
  /** What tells the present state of a file from another. */
  hash: (file: string) => string;
};

/** Reads each file that is asked for once. */
export function readNow(root: string): Content {
  const data = new Map<string, unknown>();
  return {
    data(name, locale) {
      const file = fileOf(name, locale);
      if (!data.has(file)) data.set(file, readYaml(root, `content/${file}`).data);
      return data.get(file);
    },
    hash: (file) => hashOf(readContent(root, file)),
  };
}

export const names = [
  ...new Set([...contentFiles, ...proofFiles].map((file) => file.replace(/^.*\/|\.yaml$/g, ''))),
];
export const firstLocale = String(writtenCodes[0]);
