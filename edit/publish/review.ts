import { parse } from 'yaml';
import { contentFiles, readContent } from '../save/content-files.ts';
import { differences, partsOf, type Difference, type Part } from '../words/changes.ts';
import { keyOf } from '../words/fields.ts';
import { pageLabel, pathLabel } from '../words/labels.ts';
import { languagesOf } from '../words/content.ts';
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
  return new Map(contentFiles.map((file) => [file, readContent(root, file)]));
}

function dataOf(source: string): unknown {
  try {
    return parse(source) as unknown;
  } catch {
    return undefined;
  }
}

function reviewed(file: string, difference: Difference): Reviewed {
  const [, locale = '', name = ''] = /^(?:([\w-]+)\/)?([\w-]+)\.yaml$/.exec(file) ?? [];
  return {
    ...difference,
    key: keyOf(name, difference.path),
    file,
    page: pageLabel(name),
    label: pathLabel(difference.path),
    language: languagesOf(name).find((each) => each.locale === locale)?.name ?? '',
    parts: partsOf(difference),
  };
}

/** What has changed since the last commit or, without one, since editing began. */
export async function review(root: string, start: Start): Promise<Reviewed[]> {
  const changed = await changedFiles(root);
  const known = (changed ?? [...start.keys()]).filter((file) => contentFiles.includes(file));
  const all = known.map(async (file) => {
    const before = changed ? await committed(root, file) : (start.get(file) ?? '');
    return differences(dataOf(before), dataOf(readContent(root, file))).map((each) => reviewed(file, each));
  });
  return (await Promise.all(all)).flat();
}
