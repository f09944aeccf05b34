import { currentSource } from '#packages/content/site.ts';
import { currentContent, isStartingAnew } from '../content/content.ts';
import { isContentFile, readToRepair } from '../content/content-files.ts';
import { whereOf } from '../content/path-label.ts';
import { checkUnsaved, knownProblems } from './check-unsaved.ts';

export function brokenFiles(root: string) {
  const source = currentSource(root);
  if (isStartingAnew(currentContent(root))) return [];
  return [...Map.groupBy(knownProblems(root), ({ file }) => file)].map(([file, problems]) => ({
    file,
    where: whereOf(file, '', source),
    problems,
    isEditable: isContentFile(file) && !source.folder.isFolder(`content/${file}`),
  }));
}

export type BrokenFile = ReturnType<typeof brokenFiles>[number];

export const mistakesWith = (root: string, file: string, text: string) =>
  checkUnsaved(root, new Map([[file, text]])).problems.filter((each) => each.file === file);

/** The letters of a file that `isReencoded` must be looked at. Throws Refused if it cannot be edited here. */
export function fileToRepair(root: string, file: string) {
  const problems = brokenFiles(root).find((each) => each.file === file)?.problems ?? [];
  const where = whereOf(file, '', currentSource(root));
  return { file, where, problems, ...readToRepair(root, file), hashes: currentContent(root).hashes([file]) };
}
