/**
 * Texts whose other language has changed since they did, from Git's history: nothing is written into the content. Without a
 * history there are none, and in a shallow clone those of its last versions.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale } from '#packages/site/locales.ts';
import { once } from '#packages/site/once.ts';
import { readFolder } from '#packages/content/reading/content-folder.ts';
import type { Path } from '#packages/content/tree.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { headFiles, readBlobs, trailers } from '../commits.ts';
import { gitOutput } from '../git/git.ts';
import { blobId } from './texts.ts';
import { after, committedVersions, type Version, type Versions } from './versions.ts';

export const trailer = 'Still-right';

/** A text that is older than the same text in another language. A file in Markdown is one text, without path and words. */
export type Outdated = {
  /** The file's name in its language, as in 'home' or 'insights/messages-that-arrive'. */
  name: string;
  path: Path;
  locale: string;
  by: string;
  /** What the text in the language `by` was before, and is now. */
  was: string;
  now: string;
  /** The value of the trailer that says that it is still right. */
  confirmation: string;
};

type Pair = { locale: string; base: Version; other: Version };

function confirmationOf({ locale, base, other }: Pair): string {
  const texts = JSON.stringify([locale, base.blob ?? base.text, other.blob ?? other.text]);
  return `${locale} ${createHash('sha256').update(texts).digest('hex').slice(0, 16)}`;
}

/** Which text of a pair is older, and what the newer one was when they last said the same. */
type Gap = { older: Version; was: string };

type Known = {
  /** The pairs of which somebody has said that they say the same. */
  confirmed: ReadonlySet<string>;
  read: (version: Version) => string;
};

const wordsIn = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu));

function wordsChanged(before: string, after: string): string {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  return JSON.stringify([old.difference(now), now.difference(old)].map((words) => [...words].toSorted()));
}

function gapOf(pair: Pair, known: Known): Gap | undefined {
  const { base, other } = pair;
  if (known.confirmed.has(confirmationOf(pair))) return undefined;
  if (base.since === other.since) return gapAcross(pair, known);
  const [newer, older] = base.since > other.since ? [base, other] : [other, base];
  const { replaced } = newer;
  if (!replaced) return undefined;
  const before = gapOf({ ...pair, [newer === base ? 'base' : 'other']: replaced }, known);
  // The one that was older has followed.
  if (before?.older === replaced) return undefined;
  const was = before?.was ?? replaced.text;
  return was === newer.text ? undefined : { older, was };
}

/** The gap that a pair had before both changed at once, if by the same words: a name or a number that was replaced in all languages. */
function gapAcross({ locale, base, other }: Pair, known: Known): Gap | undefined {
  if (!base.replaced || !other.replaced) return undefined;
  const before = gapOf({ locale, base: base.replaced, other: other.replaced }, known);
  if (!before) return undefined;
  const [ofBase, ofOther] = [base, other].map((each) =>
    wordsChanged(each.replaced ? known.read(each.replaced) : '', known.read(each)),
  );
  if (ofBase !== ofOther) return undefined;
  return { ...before, older: before.older === base.replaced ? base : other };
}

function find({ files }: Versions, known: Known): Outdated[] {
  const others = localeCodes.filter((code) => code !== defaultLocale.code);
  const found = [...files].flatMap(([name, places]) =>
    places.flatMap(({ path, versions }) =>
      others.flatMap((locale): Outdated[] => {
        const { [defaultLocale.code]: base, [locale]: other } = versions;
        const gap = base && other && gapOf({ locale, base, other }, known);
        if (!gap) return [];
        const [older, by, newer] =
          gap.older === other ? [locale, defaultLocale.code, base] : [defaultLocale.code, locale, other];
        const change = newer.blob ? { was: '', now: '' } : { was: gap.was, now: newer.text };
        return [
          { name, path, locale: older, by, ...change, confirmation: confirmationOf({ locale, base, other }) },
        ];
      }),
    ),
  );
  return found.toSorted((one, two) => one.name.localeCompare(two.name, 'en'));
}

/** Of a commit, which is remembered because the editor asks after each save. */
const committedAt = once((root: string, _head: string) => ({
  committed: committedVersions(root),
  blobs: headFiles(root),
  confirmed: new Set(trailers(root, trailer)),
}));

export function outdatedTexts(root: string): Outdated[] {
  const head = gitOutput(root, 'rev-parse', 'HEAD', '--is-shallow-repository');
  if (head === '' || !existsSync(path.join(root, 'content'))) return [];
  const { committed, blobs, confirmed } = committedAt(root, head);
  const now = new Map(
    [...readFolder(root).texts].map(([file, text]) => [file.slice('content/'.length), text]),
  );
  const changes = [...new Set([...blobs.keys(), ...now.keys()])]
    .map((file) => [file, now.get(file)] as const)
    .filter(([file, text]) => text === undefined || blobs.get(file) !== blobId(text));
  const uncommitted = new Map(changes.map(([, text = '']) => [blobId(text), text]));
  const read = ({ text, blob }: Version) =>
    blob ? (uncommitted.get(blob) ?? readBlobs(root, new Set([blob])).get(blob) ?? '') : text;
  return find(after(committed, changes), { confirmed, read });
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
