import { parse } from 'yaml';
import { articleData } from '../articles/articles.ts';
import { editableFiles, isArticle, readContent, written } from '../save/content-files.ts';
import { differences, partsOf, type Difference, type Part } from '../words/changes.ts';
import { keyOf } from '../words/fields.ts';
import { articleLabel, pageLabel, pathLabel } from '../words/labels.ts';
import { changedFiles, committed } from './git.ts';

/** A changed value, in words. */
export type Reviewed = Difference & {
  key: string;
  file: string;
  page: string;
  label: string;
  language: string;
  parts: Part[];
};

/** The content as it was when editing began, for where there is no commit to compare with. */
export type Start = ReadonlyMap<string, string>;

export function remember(root: string): Start {
  return new Map(editableFiles(root).map((file) => [file, readContent(root, file)]));
}

function dataOf(file: string, source: string): unknown {
  try {
    return isArticle(file) ? articleData(source) : (parse(source) as unknown);
  } catch {
    return undefined;
  }
}

function reviewed(file: string, difference: Difference): Reviewed {
  const [, locale = '', name = ''] = /^(?:([\w-]+)\/)?([\w/-]+)\.\w+$/.exec(file) ?? [];
  return {
    ...difference,
    key: keyOf(name, difference.path),
    file,
    page: isArticle(file) ? articleLabel(file) : pageLabel(name),
    label: pathLabel(difference.path),
    language: written.find(({ code }) => code === locale)?.name ?? '',
    parts: partsOf(difference),
  };
}

/** What has changed since the last commit or, without one, since editing began. */
export async function review(root: string, start: Start): Promise<Reviewed[]> {
  const changed = await changedFiles(root);
  const editable = new Set(editableFiles(root));
  const known = (changed ?? [...start.keys()]).filter((file) => editable.has(file));
  const all = known.map(async (file) => {
    const before = changed ? await committed(root, file) : (start.get(file) ?? '');
    return differences(dataOf(file, before), dataOf(file, readContent(root, file))).map((each) =>
      reviewed(file, each),
    );
  });
  return (await Promise.all(all)).flat();
}
