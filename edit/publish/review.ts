import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { logoFile } from '#packages/content/brand/logo.ts';
import { currentSource } from '#packages/content/site.ts';
import { isGroup, type Path } from '#packages/content/tree.ts';
import { collectionNames } from '#packages/site/collections.ts';
import { localeOf } from '#packages/site/locales.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { headFiles, readBlobs } from '#packages/history/commits.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { parsedText, wordsIn } from '../texts/parsed-text.ts';
import { isTextFile, isContentFile, type FileText } from '../content/content-files.ts';
import { currentContent, type Content } from '../content/content.ts';
import { isShared } from '../content/is-shared.ts';
import { holdsOthers, kindOf } from '../content/kinds.ts';
import { namedBy } from '../content/place.ts';
import { addressOfText, languageName, textLabel } from '../content/labels.ts';
import { itemLabel, labelsOf, pathLabel, titleOf } from '../content/path-label.ts';
import { fileLabel } from '../content/site-files.ts';
import { changedValues, isSame, type ChangedValue, type Difference } from '../words/differences.ts';
import { inWords } from '../words/in-words.ts';
import { listFile } from './parts.ts';
import { committedFile, renamesBetween, treeWith } from './repository.ts';

/** `file` is relative to the project. */
export type Reviewed = Difference & {
  file: string;
  /** The same for all that is added or removed at once, such as an icon in all languages, or an office with its words. */
  act: string;
  /** As in 'service', for a new, removed or renamed item of a list; `was` is its former path. */
  item?: string;
  was?: Path;
  page: string;
  label: string;
  language: string;
  /** The file that a text had at its address before. */
  movedFrom?: string;
};

export const filesOf = (changes: readonly Reviewed[]): string[] => [
  ...new Set(changes.flatMap(({ file, movedFrom = [] }) => [file].concat(movedFrom))),
];

const folder = 'content/';

function parsed(file: string, source: FileText): unknown {
  if (source === undefined) return undefined;
  try {
    return isTextFile(file) ? parsedText(source) : parse(source);
  } catch {
    return undefined;
  }
}

function reviewed({ source }: Content, file: string, difference: Difference, label?: string): Reviewed {
  const place = { file, locale: '', ...namedBy(file), path: difference.path };
  const labels = labelsOf(place, source);
  const act = `${file} ${difference.path.join('.')}`;
  return { ...difference, file, act, ...labels, label: label ?? labels.label };
}

const unread = (content: Content, file: string) =>
  reviewed(content, file, { path: [] }, 'Changed, and cannot be read');

/** What is added or removed in all languages, or is the same in all, is one act. */
function reviewedValue(content: Content, file: string, { was, ...change }: ChangedValue): Reviewed {
  const { path, before, after } = change;
  const named = { file, locale: '', ...namedBy(file) };
  const [old, now] = [before, after].map((value) => inWords(content, { ...named, path }, value));
  // A figure in place of a reference to it reads the same.
  const words = (value: unknown, told = '') => (old === now && !was ? JSON.stringify(value) : told);
  const result = reviewed(content, file, {
    path,
    ...(before !== undefined && { before: words(before, old) }),
    ...(after !== undefined && { after: words(after, now) }),
  });
  const comesOrGoes = before === undefined || after === undefined;
  const list = path.slice(0, -1);
  const [name, group] = [path, list].map((each) => each.at(-1));
  if (was || (comesOrGoes && isGroup(after ?? before) && shapeAt(named.file, list)?.additionalProperties)) {
    const key = collectionNames.some((each) => each === group) ? `${group}/${name}` : `${name}`;
    const label = was ? `${result.label}, before: ${pathLabel(named.file, was, list.length)}` : result.label;
    return { ...result, label, act: `item ${key}`, item: itemLabel(named.file, list), ...(was && { was }) };
  }
  const shape = shapeAt(named.file, path);
  const isOne =
    isShared({ kind: kindOf(shape), perLanguage: shape?.perLanguage }) || (comesOrGoes && !isTextFile(file));
  return isOne ? { ...result, act: `${named.file} ${path.join('.')}` } : result;
}

/** Joins the addition and the removal of an item that only has another key now. */
function withRenamed(changes: readonly ChangedValue[]): ChangedValue[] {
  const goneAt = (path: Path) => changes.find((each) => isSame(each.path, path));
  const old = new Set(changes.map(({ was }) => was && goneAt(was)));
  return changes
    .filter((each) => !old.has(each))
    .map((each) => (each.was ? { ...each, before: goneAt(each.was)?.before } : each));
}

const addressOf = (file: string) => addressOfText(localeOf(namedBy(file)?.locale ?? '').code, file);

type Versions = { file: string; before: FileText; after: FileText };

/** A moved text also has its other changes. `moves` are from file to file. */
export function changesOf(
  root: string,
  files: readonly Versions[],
  moves: ReadonlyMap<string, string> = new Map(),
): Reviewed[] {
  const content = currentContent(root);
  return files.flatMap((each) => {
    const to = moves.get(each.file);
    const moved = files.find(({ file }) => file === to);
    if (moved) {
      const label = `Moved from ${addressOf(each.file)} to ${addressOf(moved.file)}`;
      return [
        { ...reviewed(content, moved.file, { path: [] }, label), movedFrom: each.file },
        ...changesIn(content, { ...moved, before: each.before }),
      ];
    }
    return [...moves.values()].includes(each.file) ? [] : changesIn(content, each);
  });
}

/** A new or removed text is one change. */
function changesIn(content: Content, { file, before, after }: Versions): Reviewed[] {
  if (before === after) return [];
  if (file === logoFile) return [wholeChange(content.source.root, file, before !== undefined)];
  if (isTextFile(file) && before === undefined && after !== undefined)
    return [reviewed(content, file, { path: [], after: wordsIn(after) }, 'New')];
  if (isTextFile(file) && before !== undefined && after === undefined) {
    const { title } = parsedText(before);
    const page = textLabel(
      file,
      titleOf(content.source, file) ?? (typeof title === 'string' ? title : undefined),
    );
    return [{ ...reviewed(content, file, { path: [], before: wordsIn(before) }, 'Removed'), page }];
  }
  const [was, is] = [parsed(file, before), parsed(file, after)];
  const isUnread = (before !== undefined && was === undefined) || (after !== undefined && is === undefined);
  if (isUnread) return [unread(content, file)];
  const name = namedBy(file)?.file ?? '';
  const isOpen = ({ path }: ChangedValue) => path.length === 0 || holdsOthers(shapeAt(name, path));
  const changes = withRenamed(changedValues(was, is, { isOpen }));
  return changes.length > 0
    ? changes.map((each) => reviewedValue(content, file, each))
    : [reviewed(content, file, { path: [] }, 'Comments or spaces')];
}

/** For a file whose values are not compared, such as a picture. */
function wholeChange(root: string, file: string, wasThere: boolean): Reviewed {
  const isThere = existsSync(path.join(root, file));
  const label = isThere && wasThere ? 'Changed' : isThere ? 'New' : 'Removed';
  return { file, act: file, page: fileLabel(file) ?? file, label, language: '', path: [] };
}

const isCompared = (file: string): boolean =>
  file.startsWith(folder) && file !== logoFile && isContentFile(file.slice(folder.length));

function ofLanguage(file: string, path: Path, code: string, label: string): Reviewed {
  return { file, act: `language ${code}`, path, page: languageName(code), label, language: '' };
}

/** For a file that is added or removed with its language, nothing else is worth saying. */
function ofWholeLanguage(file: string, published: ReadonlySet<string>): Reviewed | undefined {
  const [, code] = /^content\/([a-z]{2,3}(?:-\w+)?)\/.+\.\w+$/.exec(file) ?? [];
  const isThere = localeCodes.some((each) => each === code);
  if (code === undefined || isThere === published.has(code)) return undefined;
  return ofLanguage(file, [], code, isThere ? 'Added' : 'Taken out');
}

function inList(before: FileText, after: FileText): Reviewed[] {
  const all = changedValues(parsed(listFile, before), parsed(listFile, after), { isOpen: () => false });
  return all.map(({ path, after: now }) => {
    const [code, key] = path.map(String);
    const [gone, come] = key === undefined ? ['Taken out', 'Added'] : ['Put online', 'Held back'];
    const label = key === undefined || key === 'draft' ? (now === undefined ? gone : come) : 'Changed';
    return ofLanguage(listFile, path, String(code), label);
  });
}

/** Git writes the tree to compare: on a full disk, a move is shown as a removal and an addition. */
async function movesAmong(root: string, versions: readonly Versions[]): Promise<Map<string, string>> {
  const texts = versions.filter(({ file }) => isTextFile(file));
  const mayMove = (['before', 'after'] as const).every((when) => texts.some(({ [when]: text }) => !text));
  if (!mayMove) return new Map();
  return treeWith(
    root,
    texts.map(({ file }) => file),
  )
    .then((tree) => renamesBetween(root, 'HEAD', tree))
    .catch(() => new Map());
}

/** Reads all files of the last commit at once: a process for each would take most of the time. */
export async function changesSince(root: string, files: readonly string[]): Promise<Reviewed[]> {
  const blobs = headFiles(root);
  const blobOf = (file: string) => blobs.get(file.slice(folder.length));
  const languages = new Set([...blobs.keys()].map((file) => file.slice(0, Math.max(0, file.indexOf('/')))));
  const ofLanguages = files.flatMap((file) => ofWholeLanguage(file, languages) ?? []);
  const left = files.filter((file) => ofLanguages.every((each) => each.file !== file));
  const { texts: now, has } = currentSource(root).folder;
  // One that is saved in another encoding is there, without a text.
  const isRead = (file: string) => now.has(file) || !has(file);
  const compared = left.filter((file) => isCompared(file) && isRead(file));
  const texts = readBlobs(root, new Set(compared.flatMap((file) => blobOf(file) ?? [])));
  const versions = compared.map((file): Versions => {
    const blob = blobOf(file);
    return { file, before: blob && texts.get(blob), after: now.get(file) };
  });
  const others = left
    .filter((file) => !compared.includes(file))
    .map(async (file) => {
      if (isCompared(file)) return [unread(currentContent(root), file)];
      if (file === listFile && isRead(file)) return inList(await committedFile(root, file), now.get(file));
      const wasThere = file.startsWith(folder) ? blobOf(file) : await committedFile(root, file);
      return wholeChange(root, file, wasThere !== undefined);
    });
  const moves = await movesAmong(root, versions);
  return [...ofLanguages, ...changesOf(root, versions, moves), ...(await Promise.all(others)).flat()];
}
