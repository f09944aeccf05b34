import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { localeOf } from '#packages/site/locales.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { headFiles, readBlobs } from '#packages/history/commits.ts';
import { isLeftBehind } from '#packages/content/reading/content-folder.ts';
import { parsedText, wordsIn } from '../texts/parsed-text.ts';
import {
  editableFiles,
  isTextFile,
  isContentFile,
  markName,
  readableContent,
  type FileText,
} from '../content/content-files.ts';
import { currentContent, type Content } from '../content/content.ts';
import { namedBy } from '../content/place.ts';
import { addressOfText } from '../content/labels.ts';
import { labelsOf } from '../content/path-label.ts';
import { fileLabel } from '../content/site-files.ts';
import { differences, type Difference } from '../words/differences.ts';
import { optionsOf } from '../words/options.ts';
import { movedTexts, type Versions } from './moved-texts.ts';
import { isOwners } from './package-files.ts';
import { changedFiles, committedFile, idOf } from './repository.ts';
import { wholeLanguages, type WholeLanguage } from './whole-language.ts';

/** A changed value, with labels. `file` is relative to the project. */
export type Reviewed = Difference & {
  file: string;
  page: string;
  label: string;
  language: string;
  /** Whether all of the language is new on the site, or taken out of it. */
  whole?: WholeLanguage['whole'];
  /** The file that a text had at its address before. */
  movedFrom?: string;
};

export const filesOf = (changes: readonly Reviewed[]): string[] => [
  ...new Set(changes.flatMap(({ file, movedFrom = [] }) => [file].concat(movedFrom))),
];

/** What would be published, and the changed files that would not. */
export type Reviewing = { changes: Reviewed[]; leftOut: string[] };

/** The content as it was when editing began, for comparison if there is no commit. */
export type ContentSnapshot = ReadonlyMap<string, FileText>;

const folder = 'content/';

export function takeSnapshot(root: string): ContentSnapshot {
  return new Map(editableFiles(root).map((file) => [file, readableContent(root, file)]));
}

function parsed(file: string, source: FileText): unknown {
  if (source === undefined) return undefined;
  try {
    return isTextFile(file) ? parsedText(source) : parse(source);
  } catch {
    return undefined;
  }
}

function reviewed(file: string, difference: Difference, label?: string): Reviewed {
  const place = { file, locale: '', ...namedBy(file), path: difference.path };
  const labels = labelsOf(place);
  return { ...difference, file: folder + file, ...labels, label: label ?? labels.label };
}

/** A difference with the words of what a choice offers, such as the title of a page, in place of its values. */
function inWords(content: Content, file: string, { path, before, after }: Difference): Difference {
  const options = optionsOf(content, shapeAt(namedBy(file)?.file ?? file, path));
  const wordsOf = (value: string) => options?.find((each) => each.value === value)?.label ?? value;
  return {
    path,
    ...(before !== undefined && { before: wordsOf(before) }),
    ...(after !== undefined && { after: wordsOf(after) }),
  };
}

const addressOf = (file: string) => addressOfText(localeOf(namedBy(file)?.locale ?? '').code, file);

function changesOfMoved(root: string, from: Versions, { file, after }: Versions): Reviewed[] {
  const label = `Moved from ${addressOf(from.file)} to ${addressOf(file)}`;
  return [
    { ...reviewed(file, { path: [] }, label), movedFrom: folder + from.file },
    ...changesIn(root, { file, before: from.before, after }),
  ];
}

function changesInAll(root: string, files: readonly Versions[]): Reviewed[] {
  const moves = movedTexts(files);
  const left = new Set(moves.values());
  return files.flatMap((each) => {
    const from = moves.get(each);
    if (from) return changesOfMoved(root, from, each);
    return left.has(each) ? [] : changesIn(root, each);
  });
}

/** The changes in a file. A new or removed text is one change. */
function changesIn(root: string, { file, before, after }: Versions): Reviewed[] {
  if (before === after) return [];
  if (file === markName) return [wholeChange(root, folder + file, before !== undefined)];
  if (isTextFile(file) && before === undefined && after !== undefined)
    return [reviewed(file, { path: [], after: wordsIn(after) }, 'New')];
  if (isTextFile(file) && before !== undefined && after === undefined)
    return [reviewed(file, { path: [], before: wordsIn(before) }, 'Removed')];
  const content = currentContent(root);
  const changes = differences(parsed(file, before), parsed(file, after));
  return changes.length > 0
    ? changes.map((each) => reviewed(file, inWords(content, file, each)))
    : [reviewed(file, { path: [] }, 'Comments or spaces')];
}

/** The change of a file whose values are not compared, such as a picture. */
function wholeChange(root: string, file: string, wasThere: boolean): Reviewed {
  const isThere = existsSync(path.join(root, file));
  const label = isThere && wasThere ? 'Changed' : isThere ? 'New' : 'Removed';
  return { file, page: fileLabel(file) ?? file, label, language: '', path: [] };
}

const isCompared = (file: string): boolean =>
  file.startsWith(folder) && file !== folder + markName && isContentFile(file.slice(folder.length));

/** The changes in files. What was committed is read at once: a process for each would take most of the time. */
async function changesOf(root: string, files: readonly string[]): Promise<Reviewed[]> {
  const blobs = headFiles(root);
  const blobOf = (file: string) => blobs.get(file.slice(folder.length));
  const wholeLanguage = wholeLanguages(blobs.keys());
  const ofLanguages = files.flatMap((file): Reviewed[] => {
    const own = wholeLanguage(file);
    return own ? [{ ...own, file, page: own.language, path: [] }] : [];
  });
  const left = files.filter((file) => !wholeLanguage(file));
  const compared = left.filter(isCompared);
  const texts = readBlobs(root, new Set(compared.flatMap((file) => blobOf(file) ?? [])));
  const versions = compared.map((file): Versions => {
    const name = file.slice(folder.length);
    const blob = blobOf(file);
    return { file: name, before: blob && texts.get(blob), after: readableContent(root, name) };
  });
  const others = left
    .filter((file) => !isCompared(file))
    .map(async (file) => {
      const wasThere = file.startsWith(folder) ? blobOf(file) : await committedFile(root, file);
      return wholeChange(root, file, wasThere !== undefined);
    });
  return [...ofLanguages, ...changesInAll(root, versions), ...(await Promise.all(others))];
}

function isPublished(root: string, file: string): Promise<boolean> {
  const full = path.join(root, file);
  return isOwners(
    file,
    () => committedFile(root, file),
    () => Promise.resolve(existsSync(full) ? readFileSync(full, 'utf8') : undefined),
  );
}

/** What was found last in a project, and of which state of its files: the page asks after every change of any. */
const last = new Map<string, { state: string; found: Reviewing }>();

async function stateOf(root: string, changed: readonly string[]): Promise<string> {
  const files = changed.map((file) => {
    const { size, mtimeMs, ctimeMs } = statSync(path.join(root, file), { throwIfNoEntry: false }) ?? {};
    return [file, size, mtimeMs, ctimeMs];
  });
  return JSON.stringify([await idOf(root, 'HEAD'), files]);
}

export async function review(root: string, snapshot: ContentSnapshot): Promise<Reviewing> {
  const changed = await changedFiles(root);
  if (!changed) {
    const known = [...new Set([...snapshot.keys(), ...editableFiles(root)])];
    const files = known.map((file) => {
      return { file, before: snapshot.get(file), after: readableContent(root, file) };
    });
    return { changes: changesInAll(root, files), leftOut: [] };
  }
  const state = await stateOf(root, changed);
  const known = last.get(root);
  if (known?.state === state) return known.found;
  const files = await Promise.all(
    changed.map(async (file) => ({ file, isOwn: await isPublished(root, file) })),
  );
  const published = files.filter(({ isOwn }) => isOwn).map(({ file }) => file);
  const found = {
    changes: await changesOf(root, published),
    leftOut: files
      .filter(({ file, isOwn }) => !isOwn && !isLeftBehind(path.basename(file)))
      .map(({ file }) => file),
  };
  last.set(root, { state, found });
  return found;
}
