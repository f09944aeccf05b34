/** Merges a file that two people have changed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { isTree } from '#packages/content/tree.ts';
import { git } from '#packages/history/git/git.ts';
import type { FileData } from '../content/content-files.ts';

/** Whose text stays where two people have changed the same lines. */
export type Preferred = 'mine' | 'theirs';
type Versions = Record<'base' | Preferred, Buffer | undefined>;

const isSame = (one: Buffer | undefined, other: Buffer | undefined) =>
  one === undefined || other === undefined ? one === other : one.equals(other);

const unix = (data: Buffer) => data.toString('latin1').replaceAll('\r\n', '\n');

// Git takes changes of neighbouring lines for one place, so lines that no file has stand between the entries of YAML, and go
// again. The second one names the entry, to keep the entries of two files in step.
// At the end too, where most is added.
const entry = /^(?= *(- |[^\s#:]+:(?=\s)))|(?<=\n)$(?![^])/gm;
const between = /^\u00ff.*\n/gm;
// Byte by byte, so that nothing else changes, and with one that no text in UTF-8 has. Line breaks are not what they differ in.
const spread = (data: Buffer) => Buffer.from(unix(data).replaceAll(entry, '\u00ff\n\u00ff$1\n'), 'latin1');

/** How often each value stands at its key, or in its list, in a text of YAML; undefined if it is none. */
function valuesIn(text: string): Map<string, number> | undefined {
  const document = parseDocument(text);
  const values = (value: unknown, at: string): string[] =>
    isTree(value)
      ? Object.entries(value).flatMap(([key, inner]) =>
          values(inner, `${at}.${Array.isArray(value) ? '' : key}`),
        )
      : [`${at} ${JSON.stringify(value)}`];
  const groups = Map.groupBy(values(document.toJS(), ''), (value) => value);
  return document.errors.length > 0
    ? undefined
    : new Map([...groups].map(([value, all]) => [value, all.length]));
}

const marker = 40;
const sides = new RegExp(
  `^<{${marker}} [^]*?\\n([^]*?)^\\|{${marker}} [^]*?\\n([^]*?)^={${marker}}\\n([^]*?)^>{${marker}} .*\\n`,
  'gm',
);

/**
 * Settles what two have changed in the same place of a file. Undefined if nobody is preferred.
 *
 * @param first whose additions stand first, if what both have added stays
 */
function settled(merged: string, preferred?: Preferred, first?: Preferred): string | undefined {
  let isUnclear = false;
  const text = merged.replaceAll(sides, (_, mine: string, base: string, theirs: string) => {
    if (first && base.replaceAll(between, '') === '') return first === 'mine' ? mine + theirs : theirs + mine;
    isUnclear ||= preferred === undefined;
    return preferred === 'mine' ? mine : theirs;
  });
  return isUnclear ? undefined : text.replaceAll(between, '');
}

/**
 * Settles a file of YAML so that what both have added stays; undefined if that cannot be. Two new entries of one name are no YAML,
 * what both have added to one text is one text no more, and what stands below another key is another value. So each value has to
 * stand where it stands in one of both, and as often.
 */
function joinedYaml(
  merged: string,
  both: readonly string[],
  preferred: Preferred | undefined,
): string | undefined {
  const known = both.map(valuesIn);
  const isKnown = ([value, count]: [string, number]) =>
    known.some((each) => (each?.get(value) ?? 0) >= count);
  return (['mine', 'theirs'] as const)
    .flatMap((first) => settled(merged, preferred, first) ?? [])
    .find((each) => valuesIn(each)?.entries().every(isKnown));
}

/** Returns a file with the changes of both. Undefined if both have changed the same lines, and nobody is preferred. */
export async function mergedFile(
  root: string,
  file: string,
  { base, mine, theirs }: Versions,
  preferred: Preferred | undefined,
): Promise<{ data: FileData } | undefined> {
  if (isSame(mine, theirs)) return { data: mine };
  // Git does not merge pictures, nor what one of both has removed.
  if (mine === undefined || theirs === undefined || file.startsWith('content/media/'))
    return preferred && { data: preferred === 'mine' ? mine : theirs };
  const folder = mkdtempSync(path.join(tmpdir(), 'bring-in-'));
  try {
    const files = [mine, base ?? Buffer.alloc(0), theirs].map((data, index) => {
      const full = path.join(folder, String(index));
      writeFileSync(full, spread(data));
      return full;
    });
    const options = ['--stdout', '--quiet', '--diff3', `--marker-size=${marker}`];
    const { bytes, isGood } = await git(root, 'merge-file', ...options, ...files);
    if (!isGood && bytes.length === 0) return undefined;
    const all = bytes.toString('latin1');
    const joined = file.endsWith('.yaml')
      ? joinedYaml(all, [unix(mine), unix(theirs)], preferred)
      : undefined;
    const text = joined ?? settled(all, preferred);
    const isWindows = mine.includes('\r\n');
    if (text === undefined) return undefined;
    return { data: Buffer.from(isWindows ? text.replaceAll('\n', '\r\n') : text, 'latin1') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
