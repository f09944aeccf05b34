/** Takes a language out of the site: its folder, its line, its texts beside others, and its addresses. */
import { defaultLocale, localeOf, type LocaleCode } from '#packages/site/locales.ts';
import { isTree, type Path } from '#packages/content/tree.ts';
import { writtenCodes } from '#packages/content/written-languages.ts';
import { removedWith, type FileEdit } from '../changes/removals.ts';
import { languagesFile, movedFile, proofFiles, type FileText } from '../content/content-files.ts';
import { currentContent, type Content } from '../content/content.ts';
import { languageName } from '../content/labels.ts';
import { fileLabel } from '../content/site-files.ts';
import type { Step } from '../save/session.ts';
import { Refused } from '../writer/edits.ts';
import { applyEdits } from '../writer/write.ts';

const isLanguage = (key: string) => writtenCodes.some((code) => code === key);

/** Returns the paths of a language's texts in a file of several languages. An item without any other goes as a whole. */
function textPaths(data: unknown, code: string, path: Path = []): Path[] {
  if (!isTree(data)) return [];
  const keys = Object.keys(data);
  if (keys.every(isLanguage) && typeof data[code] === 'string')
    return [keys.length === 1 ? path.slice(0, -1) : [...path, code]];
  const inner = keys.flatMap((key) => textPaths(data[key], code, [...path, key]));
  return inner.some((each) => each.length === path.length) ? [path] : inner;
}

/** Returns the lines of moved.yaml whose old or new address is the language's. */
function movedPaths(data: unknown, code: LocaleCode): Path[] {
  const root = `/${localeOf(code).prefix}`;
  return Object.entries(isTree(data) ? data : {})
    .filter((pair) => pair.some((address) => address === root || String(address).startsWith(`${root}/`)))
    .map(([from]) => [from]);
}

/** Returns the edits of the files that all languages share. */
function sharedEdits(content: Content, code: LocaleCode, removed: ReadonlyMap<string, FileText>): FileEdit[] {
  const data = (file: string) => content.source.yaml(`content/${file}`).data;
  const paths: (readonly [string, Path[]])[] = [
    [languagesFile, [[code]]],
    [movedFile, movedPaths(data(movedFile), code)],
    ...proofFiles.map((file) => [file, textPaths(data(file), code)] as const),
  ];
  const names = Object.entries(content.source.language(code).slugs).flatMap(([collection, slugs]) =>
    slugs.map((slug) => `${collection}/${slug}`),
  );
  const removals = names.map((name) => ({ do: 'write' as const, locale: code, name }));
  return [
    ...paths.flatMap(([file, all]) => all.map((path): FileEdit => [file, { do: 'remove', path }])),
    ...removedWith(content, removals, removed),
  ];
}

const nameOf = (file: string) => file.replace(/^content\//, '');

/**
 * Returns the step that takes a language out of the site. Throws Refused for the default language, and while a file has a
 * mistake.
 */
export function languageRemoval(root: string, code: LocaleCode): Step {
  const content = currentContent(root);
  const { mistakes, folder } = content.source;
  if (code === defaultLocale.code) throw new Refused('is the language at the root of the site');
  if (mistakes.length > 0) throw new Refused('Correct the files with mistakes first. Nothing was taken out.');
  const texts = [...folder.texts].filter(([file]) => file.startsWith(`content/${code}/`) && fileLabel(file));
  const before = new Map<string, FileText>(texts.map(([file, text]) => [nameOf(file), text]));
  const after = new Map<string, FileText>([...before.keys()].map((file) => [file, undefined]));
  const shared = Map.groupBy(sharedEdits(content, code, after), ([file]) => file);
  for (const [file, edits] of shared) {
    const text = folder.texts.get(`content/${file}`);
    const isEmptied =
      file === movedFile && edits.length === Object.keys(content.source.moved.data ?? {}).length;
    before.set(file, text);
    after.set(
      file,
      isEmptied || text === undefined
        ? undefined
        : applyEdits(
            text,
            edits.map(([, edit]) => edit),
          ),
    );
  }
  return { title: `Take ${languageName(code)} out`, before, after };
}
