/** Since when each text of the content is as it is, and what it has replaced: from Git's history. */
import { commitsOf, readBlobs } from '../commits.ts';
import type { Path } from '#packages/content/tree.ts';
import { folderOf, nameOf, textsIn, type LocaleText } from './texts.ts';

/** A text. `since` counts the commits before the one that brought it; `replaced` was in its place until then. */
export type Version = Pick<LocaleText, 'text' | 'blob'> & { since: number; replaced?: Version | undefined };

type Translated = { path: Path; versions: Readonly<Record<string, Version>> };

/** What each file has, by its name without language, after a number of commits. */
export type Versions = { count: number; files: ReadonlyMap<string, Translated[]> };

type Change = readonly [file: string, source: string | undefined];

const pathOf = ({ path }: Pick<LocaleText, 'path'>) => path.join('.');
const keyOf = ({ locale, text }: LocaleText) => `${locale} ${text}`;
const keyOfAll = (texts: readonly LocaleText[]) => texts.map(keyOf).toSorted().join('\n');

const textsOf = ({ path, versions }: Translated): LocaleText[] =>
  Object.entries(versions).map(([locale, { text }]) => ({ locale, path, text }));

function textsAfter(before: readonly Translated[], changes: readonly Change[]): LocaleText[] {
  const changed = new Set(changes.map(([file]) => folderOf(file)));
  // Facts have all languages in one file.
  const kept = changed.has(undefined) ? [] : before.flatMap(textsOf);
  return [
    ...kept.filter(({ locale }) => !changed.has(locale)),
    ...changes.flatMap(([file, source]) => (source === undefined ? [] : textsIn(file, source))),
  ];
}

/**
 * What a file has in the next state of the content. A text that is still there in one language tells what those of the others
 * were: they may have moved in their list, or from a file that is gone.
 */
function following(
  before: readonly Translated[],
  gone: readonly Translated[],
  now: readonly LocaleText[],
  since: number,
): Translated[] {
  const all = [...gone, ...before];
  const byPath = new Map(before.map((each) => [pathOf(each), each]));
  const byAll = new Map(all.map((each) => [keyOfAll(textsOf(each)), each]));
  const byText = new Map(all.flatMap((each) => textsOf(each).map((text) => [keyOf(text), each])));
  return [...Map.groupBy(now, pathOf)].map(([key, texts]) => {
    const [{ path } = { path: [] }] = texts;
    const there = byPath.get(key);
    const stays = texts.some(({ locale, text }) => there?.versions[locale]?.text === text);
    const moved = () => texts.map((each) => byText.get(keyOf(each))).find(Boolean);
    const origin = byAll.get(keyOfAll(texts)) ?? (stays ? there : (moved() ?? there));
    const versions = texts.map(({ locale, text, blob }) => {
      const last = origin?.versions[locale];
      return [locale, last?.text === text ? last : { text, blob, since, replaced: last }];
    });
    return { path, versions: Object.fromEntries(versions) };
  });
}

/** The texts after changes of files, each with its contents; undefined for a removed one. */
export function after({ count, files }: Versions, changes: readonly Change[]): Versions {
  const changed = Map.groupBy(changes, ([file]) => nameOf(file));
  const texts = [...changed].map(([name, own]) => [name, textsAfter(files.get(name) ?? [], own)] as const);
  const gone = texts.flatMap(([name, now]) => (now.length === 0 ? (files.get(name) ?? []) : []));
  const next = new Map(files);
  for (const [name, now] of texts) {
    if (now.length === 0) next.delete(name);
    else next.set(name, following(files.get(name) ?? [], gone, now, count));
  }
  return { count: count + 1, files: next };
}

export function committedVersions(root: string): Versions {
  const commits = commitsOf(root).map((changes) => changes.filter(([file]) => nameOf(file) !== ''));
  const blobs = commits.flatMap((changes) => changes.flatMap(([, blob]) => blob ?? []));
  const texts = readBlobs(root, new Set(blobs));
  return commits.reduce<Versions>(
    (versions, changes) => {
      const sources = changes.map(([file, blob]) => [file, blob && texts.get(blob)] as const);
      return after(versions, sources);
    },
    { count: 0, files: new Map() },
  );
}
