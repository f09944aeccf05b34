/** Merges the files of two people, and changes what follows from that in others. */
import { parse } from 'yaml';
import { defaultLocale } from '#packages/site/locales.ts';
import { valueAt } from '#packages/content/tree.ts';
import { hashOf, languagesIn, proofFiles, type FileData } from '../content/content-files.ts';
import { copiedTexts } from '../languages/language-addition.ts';
import { sharedRemoval } from '../languages/language-removal.ts';
import type { Edit } from '../writer/edits.ts';
import { fileAfter, fileOfEdit } from '../writer/file-after.ts';
import { mergedFile, withChanges, type FileVersions } from './merge-file.ts';
import type { Clash, Whose } from './merge-values.ts';
import { isIn, listFile, type Part } from './parts.ts';

/** What is left out of the changes of each side. */
export type LeftOut = Partial<Record<Whose, readonly Part[]>>;

type Joining = {
  leftOut?: LeftOut;
  choose: (file: string, clash: Clash) => unknown;
};

const codesIn = (list: FileData) => Object.keys(languagesIn(list));

/** For a language that one side has added by copying files of which the other has changed one. The words of `whose` stay. */
function asTranslated(each: FileVersions, all: readonly FileVersions[]) {
  const list = all.find(({ file }) => file === listFile);
  const [, code = ''] = /^content\/([\w-]+)\/\w[\w-]*\.yaml$/.exec(each.file) ?? [];
  const has = (whose: 'base' | 'mine' | 'theirs') => codesIn(list?.[whose].data).includes(code);
  const whose = has('mine') ? 'mine' : 'theirs';
  const model = all.find(({ file }) => file === each.file.replace(`/${code}/`, `/${defaultLocale.code}/`));
  if (!list || !model || has('base') || has('mine') === has('theirs')) return undefined;
  return { whose, versions: { ...model, [whose]: each[whose], file: each.file } } as const;
}

function edit(files: Map<string, FileData>, edits: readonly Edit[]): void {
  for (const [name, own] of Map.groupBy(edits, fileOfEdit)) {
    const file = `content/${name}`;
    files.set(file, fileAfter(name, String(files.get(file)), own));
  }
}

/** Files of several languages then have the languages of the site, and no others. */
function followLanguages(files: Map<string, FileData>, before: FileData): void {
  const [old, now] = [languagesIn(before), languagesIn(files.get(listFile))];
  const dataOf = (file: string): unknown => {
    const data = files.get(`content/${file}`);
    return data && parse(String(data));
  };
  for (const [code, entry] of Object.entries(old))
    if (!(code in now)) edit(files, sharedRemoval(dataOf, code, String(valueAt(entry, ['prefix']))));
  for (const code of Object.keys(now).filter((each) => !(each in old)))
    edit(
      files,
      proofFiles.flatMap((file) => copiedTexts(file.replace('.yaml', ''), dataOf(file), code)),
    );
}

export function join(all: readonly FileVersions[], { leftOut = {}, choose }: Joining): Map<string, FileData> {
  const [isOutOfMine, isOutOfTheirs] = [isIn(leftOut.mine ?? []), isIn(leftOut.theirs ?? [])];
  const files = all.map(({ file, base, mine, theirs }) => ({
    file,
    base,
    mine: withChanges(file, base, mine, (change) => !isOutOfMine(change)),
    theirs: withChanges(file, base, theirs, (change) => !isOutOfTheirs(change)),
  }));
  const joined = new Map<string, FileData>(
    all.flatMap(({ base, mine, theirs }) => [base, mine, theirs].map(({ at }) => [at, undefined] as const)),
  );
  for (const each of files) {
    const translated = asTranslated(each, files);
    const { at, data } = translated
      ? mergedFile(translated.versions, (clash) => clash[translated.whose])
      : mergedFile(each, (clash) => choose(each.file, clash));
    joined.set(translated ? each.file : at, data);
  }
  followLanguages(joined, files.find(({ file }) => file === listFile)?.base.data);
  return joined;
}

export type Written = { file: string; data: FileData; before: FileData };

/** What of joined files differs from what is here. */
export function writtenBy(all: readonly FileVersions[], joined: ReadonlyMap<string, FileData>): Written[] {
  const here = new Map(all.map(({ mine }) => [mine.at, mine.data]));
  return [...joined]
    .map(([file, data]) => ({ file, data, before: here.get(file) }))
    .filter(({ data, before }) => hashOf(data) !== hashOf(before));
}
