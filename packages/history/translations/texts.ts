import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { splitMatter } from '#packages/content/reading/front-matter.ts';
import { walk, type Path } from '#packages/content/tree.ts';
import { localeCodes } from '#packages/content/languages.ts';

/**
 * `path` is without the language that ends it in facts: `{ en: …, es: … }`. `blob` is the id of a file in Markdown, which is one
 * text, in place of which another id stands.
 */
export type LocaleText = { locale: string; path: Path; text: string; blob?: string | undefined };

const form = /^(?:([\w-]+)\/)?([\w/-]+)\.(yaml|md)$/;

/** What a file is called in every language: 'home' for 'es/home.yaml'. Empty for a file without texts. */
export const nameOf = (file: string): string => form.exec(file)?.[2] ?? '';

/** The language whose folder has a file; undefined for facts. */
export const folderOf = (file: string): string | undefined => form.exec(file)?.[1];

/** The id that Git gives to the contents of a file, whatever line breaks this system has. */
export function blobId(text: string): string {
  const bytes = Buffer.from(text.replaceAll('\r\n', '\n'));
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function dataOf(source: string): unknown {
  try {
    return parse(source);
  } catch {
    // A file of long ago, or one that is to be corrected.
    return undefined;
  }
}

/** Of a text in Markdown, without what says when it is online, which nobody translates. */
function translated(source: string): string {
  const { yaml = '', body = source } = splitMatter(source) ?? {};
  return yaml.replaceAll(/^(?:draft|date|updated|until|movedTo):.*\n/gm, '') + body;
}

/** The texts of a file, by its path in `content/`. */
export function textsIn(file: string, source: string): LocaleText[] {
  const locale = folderOf(file);
  if (nameOf(file) === '') return [];
  if (file.endsWith('.md')) {
    const text = { path: [], text: blobId(translated(source)), blob: blobId(source) };
    return locale === undefined ? [] : [{ locale, ...text }];
  }
  return [...walk({ path: [], shape: undefined, value: dataOf(source) })].flatMap(({ path, value: text }) => {
    if (typeof text !== 'string') return [];
    if (locale !== undefined) return [{ locale, path, text }];
    const code = localeCodes.find((each) => each === path.at(-1));
    return code === undefined ? [] : [{ locale: code, path: path.slice(0, -1), text }];
  });
}
