/** Merges a file that two people have changed: by the values of YAML, and by the paragraphs below them. */
import { isUtf8 } from 'node:buffer';
import { diff3Merge } from 'node-diff3';
import { parseDocument } from 'yaml';
import { splitMatter } from '#packages/content/reading/front-matter.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { dataNode, isGroup, map, valueAt, type Path, type Tree } from '#packages/content/tree.ts';
import { isTextFile } from '../content/content-files.ts';
import { holdsOthers } from '../content/kinds.ts';
import { namedBy, type Place } from '../content/place.ts';
import { bodyKey, splitBody, withoutByteOrderMark } from '../content/text-file.ts';
import { listOfLanguages } from '../languages/language-addition.ts';
import { treeEdits } from '../writer/tree-edits.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import { fileAfter } from '../writer/file-after.ts';
import { keysOf, mergeValues, type Choose, type Clash, type Versions } from './merge-values.ts';
import { changedValues, isSame, type ChangedValue, type Pair } from '../words/differences.ts';
import { isMove, type Change } from './parts.ts';

/** `at` differs from the file once it has moved; `data` is undefined if the file is gone. */
type Version = { at: string; data: Buffer | undefined };
export type FileVersions = Versions<Version> & { file: string };

/** Each paragraph keeps the empty lines below it. */
const betweenParagraphs = /(?<=\n[ \t]*\n)(?=[^\n]*\S)/;

/** Undefined if the source cannot be read. The paragraphs of a text are values too, below `text`. */
function valuesOf(file: string, source: string): Tree | undefined {
  const parts = isTextFile(file) ? splitMatter(source) : { yaml: source, body: undefined };
  const document = parts && parseDocument(parts.yaml);
  const data: unknown = document?.errors.length === 0 ? document.toJS() : undefined;
  if (!isGroup(data) || parts?.body === undefined) return isGroup(data) ? data : undefined;
  // As if another paragraph followed the last.
  return { ...data, text: `${splitBody(parts.body).body.trimEnd()}\n\n`.split(betweenParagraphs) };
}

const isMergeable = (file: string) => file.startsWith('content/') && /\.(?:yaml|md|json)$/.test(file);
const unix = (bytes: Buffer) => withoutByteOrderMark(bytes.toString('utf8')).replaceAll('\r\n', '\n');

/** Undefined if there are no values that can be read, as in a picture. */
function read(file: string, data: Buffer | undefined): { source: string; values: Tree } | undefined {
  if (!data || !isMergeable(file) || !isUtf8(data)) return undefined;
  const source = unix(data);
  const values = valuesOf(file, source);
  return values && { source, values };
}

/** Undefined if the values cannot be written into the source. */
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

/** Keeps comments and line breaks of both; undefined if lines clash. */
function mergedLines({ base, mine, theirs }: Versions<string>): string | undefined {
  const parts = diff3Merge(mine.split('\n'), base.split('\n'), theirs.split('\n'));
  return parts.some(({ conflict }) => conflict) ? undefined : parts.flatMap(({ ok = [] }) => ok).join('\n');
}

const isEqual = (one: Buffer | undefined, other: Buffer | undefined) =>
  one && other ? one.equals(other) : one === other;

const isOfItems = (pairs: readonly Pair[]) => pairs.every(([, now]) => now !== undefined);

/** The changed values, or the whole file if it has none. */
export function changesIn(file: string, base: Version, side: Version): Change[] {
  const isMoved = base.at !== side.at && base.data !== undefined && side.data !== undefined;
  const moves = isMoved ? [{ file, path: [], before: base.at, after: side.at }] : [];
  if (isEqual(base.data, side.data)) return moves;
  const [was, is] = [read(file, base.data)?.values, read(file, side.data)?.values];
  const name = namedBy(file);
  // Each item of a new list, or of a new file of facts such as people.yaml, is a change of its own.
  const isOpen = ({ path, before }: ChangedValue) =>
    before === undefined &&
    (path.length === 0 ? name?.locale === '' : holdsOthers(shapeAt(name?.file ?? '', path)));
  const values =
    is && (was || !base.data)
      ? changedValues(was, is, { isOpen, isOfItems })
      : [{ path: [], before: was ?? base.data, after: is ?? side.data }];
  return [...moves, ...values.map((each) => ({ file, ...each }))];
}

function unchanged(before: unknown, after: unknown, changes: readonly ChangedValue[]): unknown {
  return map(dataNode(after), ({ path, value }) => {
    const own = changes.find((each) => isSame(each.path, path));
    if (own) return own.before;
    const gone = changes.filter((each) => each.after === undefined && isSame(each.path.slice(0, -1), path));
    const was = valueAt(before, path);
    if (gone.length === 0 || !isGroup(was) || !isGroup(value)) return value;
    const isBack = (key: string) => gone.some((each) => each.path.at(-1) === key);
    const base = Object.fromEntries(Object.entries(was).filter(([key]) => !isBack(key)));
    const keys = keysOf({ base, mine: was, theirs: value });
    return Object.fromEntries(
      keys.filter((key) => key in value || isBack(key)).map((key) => [key, (isBack(key) ? was : value)[key]]),
    );
  });
}

/** The version of one side with only the changes to `keep`. */
export function withChanges(
  file: string,
  base: Version,
  side: Version,
  keep: (change: Change) => boolean,
): Version {
  const [moves, values] = [true, false].map((isOfMove) =>
    changesIn(file, base, side).filter((each) => isMove(each) === isOfMove && !keep(each)),
  );
  const at = moves?.length === 0 ? side.at : base.at;
  // Comments and spaces are no values, and stay with what has changed.
  if (!values || values.length === 0) return { at, data: side.data };
  const [was, is] = [read(file, base.data), read(file, side.data)];
  const wanted = is && unchanged(was?.values, is.values, values);
  if (!is || isSame(wanted ?? {}, was?.values ?? {})) return { at, data: base.data };
  const source = isGroup(wanted) ? written(file, is.source, is.values, wanted) : undefined;
  return { at, data: source === undefined ? side.data : Buffer.from(source) };
}

/** Undefined if the file cannot be merged by values. */
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

/** A file that cannot be merged by values, such as a picture, is a single clash. */
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
