/** Merges a file that two people have changed: by the values of YAML, and by the paragraphs below them. */
import { isUtf8 } from 'node:buffer';
import { diff3Merge } from 'node-diff3';
import { parseDocument } from 'yaml';
import { splitMatter } from '#packages/content/reading/front-matter.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { isGroup, type Path, type Tree } from '#packages/content/tree.ts';
import { isTextFile, type FileData } from '../content/content-files.ts';
import { namedBy, type Place } from '../content/place.ts';
import { bodyKey, splitBody } from '../content/text-file.ts';
import { wordsIn } from '../texts/parsed-text.ts';
import { treeEdits } from '../writer/tree-edits.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import { fileAfter } from '../writer/file-after.ts';
import { isSame, mergeValues, type Clash, type Versions, type Whose } from './merge-values.ts';

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

/** Merges sources line by line, so that comments and lines stay as both have them; undefined if they clash. */
function mergedLines({ base, mine, theirs }: Versions<string>): string | undefined {
  const parts = diff3Merge(mine.split('\n'), base.split('\n'), theirs.split('\n'));
  return parts.some(({ conflict }) => conflict) ? undefined : parts.flatMap(({ ok = [] }) => ok).join('\n');
}

function written(file: string, source: string, own: Tree, merged: Tree, at: Place): string {
  if (!isTextFile(file)) return String(fileAfter(file, source, treeEdits(own, merged, at)));
  const [{ text: _, ...before }, { text, ...after }] = [own, merged];
  const body = Array.isArray(text) ? text.join('').trimEnd() : '';
  const ofBody: Edit = { do: 'set', at: { ...at, path: [bodyKey] }, value: body };
  return String(fileAfter(file, source, [...treeEdits(before, after, at), ofBody]));
}

/** A source with what both have changed; undefined if it cannot be merged by values. */
function mergedSource(
  file: string,
  sources: Versions<string>,
  choose: (clash: Clash) => Whose,
): string | undefined {
  const [base, mine, theirs] = [sources.base, sources.mine, sources.theirs].map((each) =>
    valuesOf(file, each),
  );
  if (!mine || !theirs) return undefined;
  const named = namedBy(file.replace('content/', ''));
  const most = (path: Path) => named && shapeAt(named.file, path)?.maxItems;
  const merged = mergeValues({ base, mine, theirs }, { choose, most });
  const isMerged = (source = '') => isSame(valuesOf(file, source), merged);
  const asBothHaveIt = [mergedLines(sources), sources.mine, sources.theirs].find(isMerged);
  if (asBothHaveIt !== undefined || !isGroup(merged) || !named) return asBothHaveIt;
  try {
    const source = written(file, sources.theirs, theirs, merged, { ...named, path: [] });
    return isMerged(source) ? source : undefined;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

const isMergeable = (file: string) => file.startsWith('content/') && /\.(?:yaml|md)$/.test(file);
const unix = (bytes: Buffer | undefined) => (bytes?.toString('utf8') ?? '').replaceAll('\r\n', '\n');

function wordsOfFile(file: string, bytes: Buffer | undefined): string | undefined {
  if (!bytes) return undefined;
  return isTextFile(file) ? wordsIn(unix(bytes)) : isMergeable(file) ? unix(bytes) : 'A file of its own';
}

/**
 * A file with what both have changed. What cannot be merged by values, as a picture, or a file that one of them has
 * removed, is one place.
 */
export function mergedFile(
  file: string,
  versions: Versions<Buffer | undefined>,
  choose: (clash: Clash) => Whose,
  isWhole: boolean,
): FileData {
  const { base, mine, theirs } = versions;
  if (mine && theirs ? mine.equals(theirs) : mine === theirs) return mine;
  const isText = mine && theirs && isMergeable(file) && isUtf8(mine) && isUtf8(theirs);
  if (!isWhole && isText) {
    const source = mergedSource(file, { base: unix(base), mine: unix(mine), theirs: unix(theirs) }, choose);
    if (source !== undefined)
      return Buffer.from(mine.includes('\r\n') ? source.replaceAll('\n', '\r\n') : source);
  }
  return versions[choose(wholeClash(file, versions))];
}

export function wholeClash(file: string, { base, mine, theirs }: Versions<Buffer | undefined>): Clash {
  return {
    path: [],
    base: wordsOfFile(file, base),
    mine: wordsOfFile(file, mine),
    theirs: wordsOfFile(file, theirs),
  };
}
