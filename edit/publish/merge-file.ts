/** What two people have made of a file, brought together: by the values of YAML, and by the paragraphs below them. */
import { isUtf8 } from 'node:buffer';
import { diff3Merge } from 'node-diff3';
import { parseDocument } from 'yaml';
import { splitMatter } from '#packages/content/reading/front-matter.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { isGroup, valueAt, type Path, type Tree } from '#packages/content/tree.ts';
import { isTextFile } from '../content/content-files.ts';
import { namedBy, type Place } from '../content/place.ts';
import { bodyKey, splitBody, withoutByteOrderMark } from '../content/text-file.ts';
import { listOfLanguages } from '../languages/language-addition.ts';
import { treeEdits } from '../writer/tree-edits.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import { fileAfter } from '../writer/file-after.ts';
import { isSame, keysOf, mergeValues, type Choose, type Clash, type Versions } from './merge-values.ts';
import type { Change } from './parts.ts';

/** A file as one of both has it: where it is, which differs once it has moved, and its bytes unless it is gone. */
export type Version = { at: string; data: Buffer | undefined };
export type FileVersions = Versions<Version> & { file: string };

/** Where a text is taken apart: each paragraph keeps the empty lines below it. */
const betweenParagraphs = /(?<=\n[ \t]*\n)(?=[^\n]*\S)/;

/** The values of a source; undefined if it cannot be read. The paragraphs of a text are values too, below `text`. */
function valuesOf(file: string, source: string): Tree | undefined {
  const parts = isTextFile(file) ? splitMatter(source) : { yaml: source, body: undefined };
  const document = parts && parseDocument(parts.yaml);
  const data: unknown = document?.errors.length === 0 ? document.toJS() : undefined;
  if (!isGroup(data) || parts?.body === undefined) return isGroup(data) ? data : undefined;
  // As if another one followed the last.
  return { ...data, text: `${splitBody(parts.body).body.trimEnd()}\n\n`.split(betweenParagraphs) };
}

const isMergeable = (file: string) => file.startsWith('content/') && /\.(?:yaml|md|json)$/.test(file);
const unix = (bytes: Buffer) => withoutByteOrderMark(bytes.toString('utf8')).replaceAll('\r\n', '\n');

/** The source of a file and its values; undefined if it has none that can be read, as a picture. */
function read(file: string, data: Buffer | undefined): { source: string; values: Tree } | undefined {
  if (!data || !isMergeable(file) || !isUtf8(data)) return undefined;
  const source = unix(data);
  const values = valuesOf(file, source);
  return values && { source, values };
}

/** A source with other values; undefined if they cannot be written into it. */
function written(file: string, source: string, own: Tree, wanted: Tree): string | undefined {
  if (file.endsWith('.json')) return listOfLanguages(wanted);
  const named = namedBy(file);
  if (!named) return undefined;
  const at: Place = { ...named, path: [] };
  const edits = (): Edit[] => {
    if (!isTextFile(file)) return treeEdits(own, wanted, at);
    const [{ text: _, ...before }, { text, ...after }] = [own, wanted];
    const body = Array.isArray(text) ? text.join('').trimEnd() : '';
    return [...treeEdits(before, after, at), { do: 'set', at: { ...at, path: [bodyKey] }, value: body }];
  };
  try {
    const result = String(fileAfter(file, source, edits()));
    return isSame(valuesOf(file, result), wanted) ? result : undefined;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Merges sources line by line, so that comments and lines stay as both have them; undefined if they clash. */
function mergedLines({ base, mine, theirs }: Versions<string>): string | undefined {
  const parts = diff3Merge(mine.split('\n'), base.split('\n'), theirs.split('\n'));
  return parts.some(({ conflict }) => conflict) ? undefined : parts.flatMap(({ ok = [] }) => ok).join('\n');
}

const isEqual = (one: Buffer | undefined, other: Buffer | undefined) =>
  one && other ? one.equals(other) : one === other;

type Keep = (change: Change) => boolean;

/** A value with those changes of it that are kept. */
function taken(
  base: unknown,
  side: unknown,
  keep: (change: Omit<Change, 'file'>) => boolean,
  path: Path = [],
): unknown {
  if (isSame(base, side)) return side;
  if (isGroup(base) && isGroup(side)) {
    const entries = keysOf({ base, mine: base, theirs: side }).map((key) => {
      const [before, after] = [valueAt(base, [key]), valueAt(side, [key])];
      return [key, taken(before, after, keep, [...path, key])] as const;
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(side) && base.length === side.length)
    return base.map((item, index) => taken(item, side[index], keep, [...path, index]));
  return keep({ path, before: base, after: side }) ? side : base;
}

/** A file with those changes of one of both that are kept. One that has no values is a change as a whole. */
export function withChanges(file: string, base: Version, side: Version, keep: Keep): Version {
  const isMoved = base.at !== side.at && base.data !== undefined && side.data !== undefined;
  const isThere = !isMoved || keep({ file, path: [], before: base.at, after: side.at });
  const at = isThere ? side.at : base.at;
  if (isEqual(base.data, side.data)) return { at, data: side.data };
  const [was, is] = [read(file, base.data), read(file, side.data)];
  if (!was || !is) {
    const wordless = (data: Buffer | undefined) => data && read(file, data)?.values;
    const whole = {
      file,
      path: [],
      before: wordless(base.data) ?? base.data,
      after: wordless(side.data) ?? side.data,
    };
    return { at, data: keep(whole) ? side.data : base.data };
  }
  const values = taken(was.values, is.values, (change) => keep({ file, ...change }));
  // Comments and spaces are no values, and stay with what has changed.
  if (isSame(values, is.values)) return { at, data: side.data };
  if (isSame(values, was.values)) return { at, data: base.data };
  const source = isGroup(values) ? written(file, is.source, is.values, values) : undefined;
  return { at, data: source === undefined ? side.data : Buffer.from(source) };
}

export function changesIn(file: string, base: Version, side: Version): Change[] {
  const changes: Change[] = [];
  withChanges(file, base, side, (change) => changes.push(change) > 0);
  return changes;
}

/** A source with what both have changed; undefined if it cannot be merged by values. */
function mergedSource(file: string, data: Versions<Buffer | undefined>, choose: Choose): string | undefined {
  const [base, mine, theirs] = [read(file, data.base), read(file, data.mine), read(file, data.theirs)];
  if (!mine || !theirs) return undefined;
  const named = namedBy(file);
  const most = (path: Path) => named && shapeAt(named.file, path)?.maxItems;
  const versions = { base: base?.values, mine: mine.values, theirs: theirs.values };
  const merged = mergeValues(versions, { choose, most });
  const sources = { base: base?.source ?? '', mine: mine.source, theirs: theirs.source };
  const isMerged = (source = '') => isSame(valuesOf(file, source), merged);
  return (
    [mergedLines(sources), sources.mine, sources.theirs].find(isMerged) ??
    (isGroup(merged) ? written(file, theirs.source, theirs.values, merged) : undefined)
  );
}

/** A file with what both have changed. What cannot be merged by values, as a picture, is one place. */
export function mergedFile(
  { file, base, mine, theirs }: FileVersions,
  choose: (clash: Clash) => unknown,
): Version {
  const data = { base: base.data, mine: mine.data, theirs: theirs.data };
  const at = theirs.at === base.at ? mine.at : theirs.at;
  if (isEqual(data.mine, data.theirs) || isEqual(data.base, data.mine)) return { at, data: data.theirs };
  if (isEqual(data.base, data.theirs)) return { at, data: data.mine };
  const source = mergedSource(file, data, choose);
  if (source !== undefined) {
    const isOfWindows = data.mine?.includes('\r\n');
    return { at, data: Buffer.from(isOfWindows ? source.replaceAll('\n', '\r\n') : source) };
  }
  const chosen = choose({ path: [], ...data });
  return { at, data: Buffer.isBuffer(chosen) ? chosen : undefined };
}
