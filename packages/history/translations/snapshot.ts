/** Which texts of the last commit are not in step, followed through Git's history, and remembered in `.cache/`. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gitSync } from '../git/git.ts';
import { commitsOf, headFiles, readBlobs, trailers } from './history.ts';
import { pairsOf, unitOf, type Pair, type Sources } from './pairs.ts';
import { unitsAfter, type Lag, type Lags } from './step.ts';

/** The trailer of a commit that says that a text is still right. */
export const trailer = 'Still-right';

/**
 * A commit's files by blob, the pairs of each unit that are not in step there, and the confirmations in its history.
 */
export type Snapshot = {
  head: string;
  files: Map<string, string>;
  lags: Map<string, Lags>;
  confirmed: string[];
};

const empty: Snapshot = { head: '', files: new Map(), lags: new Map(), confirmed: [] };

export function blobsOf(unit: string, files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...files].filter(([file]) => unitOf(file) === unit));
}

/** A unit's files with their texts, of which `texts` has each by its blob. */
export function sourcesOf(
  unit: string,
  files: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): Sources {
  const found = [...blobsOf(unit, files)].map(([file, blob]) => [file, texts.get(blob)] as const);
  return new Map(found.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));
}

/** Follows all commits since a snapshot. */
function follow(root: string, head: string, since: Snapshot): Snapshot {
  const commits = commitsOf(root, since.head || undefined);
  const files = new Map(since.files);
  const lags = new Map(since.lags);
  const confirmed = trailers(root, trailer);
  const isConfirmed = new Set(confirmed);
  const changed = commits.flatMap(({ changes }) => changes);
  const units = new Set(changed.map(([file]) => unitOf(file)));
  const before = [...files].filter(([file]) => units.has(unitOf(file)));
  const ids = [...before, ...changed].flatMap(([, blob]) => blob ?? []);
  const texts = readBlobs(root, new Set(ids));
  const pairs = new Map<string, Pair[]>();
  const pairsNow = (unit: string) => pairsOf(unit, sourcesOf(unit, files, texts));
  for (const { changes } of commits) {
    const touched = new Set(changes.flatMap(([file]) => unitOf(file) ?? []));
    for (const unit of touched) if (!pairs.has(unit)) pairs.set(unit, pairsNow(unit));
    for (const [file, blob] of changes) {
      if (blob === undefined) files.delete(file);
      else files.set(file, blob);
    }
    const before = new Map([...touched].map((unit) => [unit, pairs.get(unit) ?? []]));
    const after = new Map([...touched].map((unit) => [unit, pairsNow(unit)]));
    for (const [unit, next] of unitsAfter(before, after, lags, isConfirmed)) lags.set(unit, next);
    for (const [unit, next] of after) pairs.set(unit, next);
  }
  return { head, files, lags, confirmed };
}

const cacheOf = (root: string) => path.join(root, '.cache/translations.json');

type Stored = Pick<Snapshot, 'head' | 'confirmed'> & {
  files: [string, string][];
  lags: [string, [string, Lag][]][];
};

function readCache(root: string): Snapshot {
  try {
    const { files, lags, ...rest }: Stored = JSON.parse(readFileSync(cacheOf(root), 'utf8'));
    return { ...rest, files: new Map(files), lags: new Map(lags.map(([unit, its]) => [unit, new Map(its)])) };
  } catch {
    return empty;
  }
}

function writeCache(root: string, { files, lags, ...rest }: Snapshot): void {
  const stored: Stored = {
    ...rest,
    files: [...files],
    lags: [...lags].map(([unit, its]) => [unit, [...its]]),
  };
  mkdirSync(path.dirname(cacheOf(root)), { recursive: true });
  const part = `${cacheOf(root)}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify(stored));
  renameSync(part, cacheOf(root));
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([file, blob]) => other.get(file) === blob);

/** The state of HEAD: followed from the last known commit, or from the first one. */
export function headSnapshot(root: string, head: string, isShallow: boolean): Snapshot {
  // A shallow clone may get the rest of its history.
  if (isShallow) return follow(root, head, empty);
  const known = readCache(root);
  if (known.head === head) return known;
  const files = headFiles(root);
  const isBehind = gitSync(root, ['merge-base', '--is-ancestor', known.head, 'HEAD']).isGood;
  const followed = isBehind ? follow(root, head, known) : empty;
  // The known commit may be on another way to HEAD.
  const next = isSame(followed.files, files) ? followed : follow(root, head, empty);
  writeCache(root, next);
  return next;
}
