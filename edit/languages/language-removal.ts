import { defaultLocale, localeOf, type LocaleCode } from '#packages/site/locales.ts';
import { dataNode, isGroup, walk, type Path } from '#packages/content/tree.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { nameRemoval } from '../changes/text-moves.ts';
import { inContent, languagesFile, movedFile, proofFiles } from '../content/content-files.ts';
import { textsIn, type Content } from '../content/content.ts';
import { isAtOrBelow } from '../content/place.ts';
import { fileLabel } from '../content/site-files.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import { fileAfter } from '../writer/file-after.ts';

const isLanguage = (key: string) => localeCodes.some((code) => code === key);

const isPart = (path: Path, whole: Path) => whole.length < path.length && isAtOrBelow(path, whole);

/** In a file of several languages. An item without any other language goes as a whole. */
function textPaths(data: unknown, code: string): Path[] {
  const paths = [...walk(dataNode(data))]
    .filter(({ value }) => isGroup(value) && code in value && Object.keys(value).every(isLanguage))
    .map(({ path, value }) => (Object.keys(value ?? {}).length === 1 ? path.slice(0, -1) : [...path, code]));
  const distinct = [...new Map(paths.map((path) => [path.join('.'), path])).values()];
  return distinct.filter((path) => !distinct.some((other) => isPart(path, other)));
}

const removal = (file: string, path: Path): Edit & { do: 'remove' } => ({
  do: 'remove',
  at: { file, locale: '', path },
});

/** In files of all languages: old addresses in moved.yaml, and texts beside those of other languages. */
export function sharedRemoval(dataOf: (file: string) => unknown, code: string, prefix: string): Edit[] {
  const isOwn = (address: unknown) => `${String(address)}/`.startsWith(`/${prefix}/`);
  const moved = Object.entries(dataOf(movedFile) ?? {});
  const own = moved.filter((pair) => pair.some(isOwn));
  const redirects: Edit[] =
    own.length > 0 && own.length === moved.length
      ? [{ do: 'write', file: movedFile, data: undefined }]
      : own.map(([from]) => removal('moved', [from]));
  const texts = proofFiles.flatMap((file) =>
    textPaths(dataOf(file), code).map((path) => removal(file.replace('.yaml', ''), path)),
  );
  return [...redirects, ...texts];
}

/** Throws Refused for the default language, and while a file has a mistake. */
export function languageRemoval(content: Content, code: LocaleCode): Edit[] {
  const { text, source } = content;
  const { mistakes, folder, yaml } = source;
  if (code === defaultLocale.code) throw new Refused('is the language at the root of the site');
  if (mistakes.length > 0) throw new Refused('Correct the files with mistakes first. Nothing was taken out.');
  const own = [...folder.texts.keys()].filter(
    (file) => file.startsWith(`content/${code}/`) && fileLabel(file),
  );
  const list = fileAfter(languagesFile, text(languagesFile), [removal('languages', [code])]);
  const names = textsIn(source).flatMap(([name, texts]) =>
    texts.every((each) => each.code === code) ? name : [],
  );
  const shared = sharedRemoval((file) => yaml(`content/${file}`).data, code, localeOf(code).prefix);
  return [
    ...own.map((file): Edit => ({ do: 'write', file: inContent(file), data: undefined })),
    { do: 'write', file: languagesFile, data: list },
    ...shared,
    ...nameRemoval(content, names),
  ];
}
