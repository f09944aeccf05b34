import { parse } from 'yaml';
import { writtenLanguages } from '#generate/content/written-languages.ts';
import { articleData, wordsIn } from '../articles/articles.ts';
import {
  editableFiles,
  isArticle,
  isContentFile,
  readableContent,
  type FileText,
} from '../save/content-files.ts';
import { differences, partsOf, type Difference, type Part } from '../words/changes.ts';
import { keyOf } from '../words/fields.ts';
import { articleLabel, pageLabel } from '../words/labels.ts';
import { pathLabel } from '../words/path-label.ts';
import { changedFiles, committed } from './git.ts';

/** A changed value, with labels and a word diff. */
export type Reviewed = Difference & {
  key: string;
  file: string;
  page: string;
  label: string;
  language: string;
  parts: Part[];
};

/** The content as it was when editing began, for comparison if there is no commit. */
export type ContentSnapshot = ReadonlyMap<string, FileText>;

export function takeSnapshot(root: string): ContentSnapshot {
  return new Map(editableFiles(root).map((file) => [file, readableContent(root, file)]));
}

function dataOf(file: string, source: FileText): unknown {
  if (source === undefined) return undefined;
  try {
    return isArticle(file) ? articleData(source) : (parse(source) as unknown);
  } catch {
    return undefined;
  }
}

function reviewed(file: string, difference: Difference, label?: string): Reviewed {
  const [, locale = '', name = ''] = /^(?:([\w-]+)\/)?([\w/-]+)\.\w+$/.exec(file) ?? [];
  return {
    ...difference,
    key: keyOf(name, difference.path),
    file,
    page: isArticle(file) ? articleLabel(file) : pageLabel(name),
    label: label ?? pathLabel(name, difference.path),
    language: writtenLanguages.find(({ code }) => code === locale)?.name ?? '',
    parts: partsOf(difference),
  };
}

/** Returns the changes in a file. A new or removed article is one change. */
function changesIn(file: string, before: FileText, after: FileText): Reviewed[] {
  if (isArticle(file) && before === undefined && after !== undefined)
    return [reviewed(file, { path: [], after: wordsIn(after) }, 'New')];
  if (isArticle(file) && before !== undefined && after === undefined)
    return [reviewed(file, { path: [], before: wordsIn(before) }, 'Removed')];
  return differences(dataOf(file, before), dataOf(file, after)).map((each) => reviewed(file, each));
}

/** Returns what has changed since the last commit or, without one, since editing began. */
export async function review(root: string, snapshot: ContentSnapshot): Promise<Reviewed[]> {
  const changed = await changedFiles(root);
  const known = changed ?? [...new Set([...snapshot.keys(), ...editableFiles(root)])];
  const all = known.filter(isContentFile).map(async (file) => {
    const before = changed ? await committed(root, file) : snapshot.get(file);
    return changesIn(file, before, readableContent(root, file));
  });
  return (await Promise.all(all)).flat();
}
