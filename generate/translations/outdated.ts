/**
 * Texts whose other language has changed since they did, from Git's history: nothing is written into the content. Without a
 * history, as in a shallow clone, there are none.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale } from '#app/site/locales.ts';
import { commitsOf, gitOutput, headFiles, readBlobs, trailers } from './history.ts';
import { blobId, pairsOf, unitOf, type Pair, type Sources } from './pairs.ts';
import { keyOf, lagsAfter, type Lag, type Lags } from './step.ts';

/** A text that is older than the same text in another language. An article has no path, and no earlier text. */
export type Outdated = {
  /** As in 'home', or 'insights/messages-that-arrive' for an article. */
  name: string;
  path: Pair['path'];
  /** The language of the older text. */
  locale: string;
  /** The language that has changed. */
  by: string;
  /** What it was before, and is now. */
  was: string;
  now: string;
  /** The value of the trailer that says that it is still right. */
  confirmation: string;
};

/** The trailer of a commit that says that a text is still right. */
export const trailer = 'Still-right';

/** The files of a commit by blob, and the pairs of each unit that are not in step there. */
type Snapshot = { head: string; files: Map<string, string>; lags: Map<string, Lags> };

const empty: Snapshot = { head: '', files: new Map(), lags: new Map() };

const confirmationOf = (pair: Pair): string =>
  `${pair.locale} ${createHash('sha256').update(keyOf(pair)).digest('hex').slice(0, 16)}`;

/** Returns the files of a unit with their texts. */
function sourcesOf(
  unit: string,
  files: ReadonlyMap<string, string>,
  textOf: (blob: string) => string,
): Sources {
  const own = [...files].filter(([file]) => unitOf(file) === unit);
  return new Map(own.map(([file, blob]) => [file, textOf(blob)]));
}

/** Follows all commits since a snapshot. */
function follow(root: string, head: string, since: Snapshot): Snapshot {
  const commits = commitsOf(root, since.head || undefined);
  const files = new Map(since.files);
  const lags = new Map(since.lags);
  const changed = commits.flatMap(({ changes }) => changes);
  const units = new Set(changed.map(([file]) => unitOf(file)));
  const before = [...files].filter(([file]) => units.has(unitOf(file)));
  const ids = [...before, ...changed].flatMap(([, blob]) => blob ?? []);
  const texts = readBlobs(root, new Set(ids));
  const pairs = new Map<string, Pair[]>();
  const pairsNow = (unit: string) =>
    pairsOf(
      unit,
      sourcesOf(unit, files, (blob) => texts.get(blob) ?? ''),
    );
  for (const { changes } of commits) {
    const touched = new Set(changes.flatMap(([file]) => unitOf(file) ?? []));
    for (const unit of touched) if (!pairs.has(unit)) pairs.set(unit, pairsNow(unit));
    for (const [file, blob] of changes) {
      if (blob === undefined) files.delete(file);
      else files.set(file, blob);
    }
    for (const unit of touched) {
      const after = pairsNow(unit);
      lags.set(unit, lagsAfter(pairs.get(unit) ?? [], after, lags.get(unit) ?? new Map<string, Lag>()));
      pairs.set(unit, after);
    }
  }
  return { head, files, lags };
}

const cacheOf = (root: string) => path.join(root, '.cache/translations.json');

type Stored = { head: string; files: [string, string][]; lags: [string, [string, Lag][]][] };

function readCache(root: string): Snapshot {
  try {
    const { head, files, lags } = JSON.parse(readFileSync(cacheOf(root), 'utf8')) as Stored;
    return { head, files: new Map(files), lags: new Map(lags.map(([unit, own]) => [unit, new Map(own)])) };
  } catch {
    return empty;
  }
}

function writeCache(root: string, { head, files, lags }: Snapshot): void {
  const stored: Stored = { head, files: [...files], lags: [...lags].map(([unit, own]) => [unit, [...own]]) };
  mkdirSync(path.dirname(cacheOf(root)), { recursive: true });
  const part = `${cacheOf(root)}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify(stored));
  renameSync(part, cacheOf(root));
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([file, blob]) => other.get(file) === blob);

/** Returns the state of HEAD: followed from the last known commit, or from the first one. */
function headSnapshot(root: string, head: string): Snapshot {
  const known = readCache(root);
  if (known.head === head) return known;
  const files = headFiles(root);
  const isBehind = gitOutput(root, ['merge-base', '--is-ancestor', known.head, 'HEAD']) !== undefined;
  const followed = isBehind ? follow(root, head, known) : empty;
  // The known commit may be on another way to HEAD.
  const next = isSame(followed.files, files) ? followed : follow(root, head, empty);
  writeCache(root, next);
  return next;
}

function currentFiles(root: string): Map<string, string> {
  const folder = path.join(root, 'content');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const own = names.filter((name) => unitOf(name) !== undefined);
  return new Map(own.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** Returns the texts that are older than the same text in another language, in the files as they are now. */
export function outdatedTexts(root: string): Outdated[] {
  const head = gitOutput(root, ['rev-parse', 'HEAD'])?.toString().trim();
  if (head === undefined || !existsSync(path.join(root, 'content'))) return [];
  const { files, lags } = headSnapshot(root, head);
  const now = currentFiles(root);
  const changed = [...now].filter(([file, text]) => files.get(file) !== blobId(text)).map(([file]) => file);
  const gone = [...files.keys()].filter((file) => !now.has(file));
  const touched = new Set([...changed, ...gone].flatMap((file) => unitOf(file) ?? []));
  const units = new Set(
    [...lags.keys(), ...touched].filter((unit) => touched.has(unit) || lags.get(unit)?.size),
  );
  if (units.size === 0) return [];
  const blobs = [...files].filter(([file]) => touched.has(unitOf(file) ?? '')).map(([, blob]) => blob);
  const texts = readBlobs(root, new Set(blobs));
  const confirmed = new Set(trailers(root, trailer).map((value) => value.split(' ').slice(0, 2).join(' ')));
  return [...units].flatMap((unit) => {
    const after = pairsOf(unit, new Map([...now].filter(([file]) => unitOf(file) === unit)));
    const own = lags.get(unit) ?? new Map<string, Lag>();
    const before = touched.has(unit)
      ? pairsOf(
          unit,
          sourcesOf(unit, files, (blob) => texts.get(blob) ?? ''),
        )
      : after;
    const current = lagsAfter(before, after, own);
    return after.flatMap((pair): Outdated[] => {
      const lag = current.get(keyOf(pair));
      const confirmation = confirmationOf(pair);
      if (!lag || confirmed.has(confirmation)) return [];
      const by = lag.older === pair.locale ? defaultLocale.code : pair.locale;
      const [base, other] = pair.texts;
      const name = unit.replace(/\.\w+$/, '');
      const text = by === pair.locale ? other : base;
      return [{ name, path: pair.path, locale: lag.older, by, was: lag.was, now: text, confirmation }];
    });
  });
}
