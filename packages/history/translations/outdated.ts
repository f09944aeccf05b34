/**
 * Texts whose other language has changed since they did, from Git's history: nothing is written into the content. Without a
 * history there are none, and in a shallow clone those of its last versions.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale } from '#packages/site/locales.ts';
import { readFolder } from '#packages/content/reading/content-folder.ts';
import { gitOutput, readBlobs } from './history.ts';
import { blobId, pairsOf, unitOf, type Pair } from './pairs.ts';
import { blobsOf, headSnapshot, sourcesOf, type Snapshot } from './snapshot.ts';
import { confirmationOf, keyOf, unitsAfter } from './step.ts';

/** A text that is older than the same text in another language. A file in Markdown is one text, without path and words. */
export type Outdated = {
  /** The file's name in its language, as in 'home' or 'insights/messages-that-arrive'. */
  name: string;
  path: Pair['path'];
  locale: string;
  by: string;
  /** What it was before, and is now. */
  was: string;
  now: string;
  /** The value of the trailer that says that it is still right. */
  confirmation: string;
};

function currentFiles(root: string): Map<string, string> {
  const texts = [...readFolder(root).texts].map(
    ([file, text]) => [file.slice('content/'.length), text] as const,
  );
  return new Map(texts.filter(([file]) => unitOf(file) !== undefined));
}

let last: { state: string; found: Outdated[] } | undefined;

/** The texts that are older than the same text in another language, in the files as they are now. */
export function outdatedTexts(root: string): Outdated[] {
  const asked = gitOutput(root, 'rev-parse', 'HEAD', '--is-shallow-repository');
  const [head = '', isShallow] = asked.split('\n');
  if (head === '' || !existsSync(path.join(root, 'content'))) return [];
  const now = currentFiles(root);
  // The editor asks after each save, and for each text that it opens.
  const state = JSON.stringify([root, asked, [...now].map(([file, text]) => [file, blobId(text)])]);
  if (last?.state !== state)
    last = { state, found: find(root, now, headSnapshot(root, head, isShallow === 'true')) };
  return last.found;
}

function find(
  root: string,
  now: ReadonlyMap<string, string>,
  { files, lags, confirmed }: Snapshot,
): Outdated[] {
  const changed = [...now].filter(([file, text]) => files.get(file) !== blobId(text)).map(([file]) => file);
  const gone = [...files.keys()].filter((file) => !now.has(file));
  const touched = new Set([...changed, ...gone].flatMap((file) => unitOf(file) ?? []));
  const units = new Set(
    [...lags.keys(), ...touched].filter((unit) => touched.has(unit) || lags.get(unit)?.size),
  );
  if (units.size === 0) return [];
  const blobs = [...units].flatMap((unit) => (touched.has(unit) ? [...blobsOf(unit, files).values()] : []));
  const texts = readBlobs(root, new Set(blobs));
  const isConfirmed = new Set(confirmed);
  const pairsNow = (unit: string) =>
    pairsOf(unit, new Map([...now].filter(([file]) => unitOf(file) === unit)));
  const after = new Map([...units].toSorted().map((unit) => [unit, pairsNow(unit)]));
  const before = new Map(
    [...after].map(([unit, pairs]) => [
      unit,
      touched.has(unit) ? pairsOf(unit, sourcesOf(unit, files, texts)) : pairs,
    ]),
  );
  const current = unitsAfter(before, after, lags, isConfirmed);
  return [...after].flatMap(([unit, pairs]) =>
    pairs.flatMap((pair): Outdated[] => {
      const lag = current.get(unit)?.get(keyOf(pair));
      const confirmation = confirmationOf(pair);
      if (!lag || isConfirmed.has(confirmation)) return [];
      const by = lag.older === pair.locale ? defaultLocale.code : pair.locale;
      const [base, other] = pair.texts;
      const name = unit.replace(/\.\w+$/, '');
      const text = by === pair.locale ? other : base;
      const change = unit.endsWith('.md') ? { was: '', now: '' } : { was: lag.was, now: text };
      return [{ name, path: pair.path, locale: lag.older, by, ...change, confirmation }];
    }),
  );
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

export const englishName = (code: string): string => languages.of(code) ?? code;

/** Counts outdated texts in words, by language: '4 texts in Spanish are older than their English'. */
export function countOutdated(outdated: readonly Pick<Outdated, 'locale' | 'by'>[]): string[] {
  return [...Map.groupBy(outdated, ({ locale, by }) => `${locale} ${by}`).values()].map((all) => {
    const [{ locale, by } = { locale: '', by: '' }] = all;
    const [older, newer] = [englishName(locale), englishName(by)];
    return all.length === 1
      ? `1 text in ${older} is older than its ${newer}`
      : `${all.length} texts in ${older} are older than their ${newer}`;
  });
}
