import path from 'node:path';
import { reasonInWords, type Fault, type Mistake } from '#packages/content/reading/mistakes.ts';
import { currentSource, knownMistakes, mistakesSince } from '#packages/content/site.ts';
import { readSource, type Source } from '#packages/content/source.ts';
import { isPicture, type FileData, type FileText } from '../content/content-files.ts';
import { contentName } from '../content/place.ts';
import { whereOf, withNames } from '../content/path-label.ts';

/** `file` is relative to `content/`, and `where` says the place in an owner's words. */
export type Problem = Fault & { where: string };

function problemOf(file: string, mistake: Mistake, source?: Source): Problem {
  const name = contentName(file);
  const where = whereOf(name, mistake.path ?? '', source);
  return { ...mistake, file: name, reason: withNames(mistake.reason, source), where };
}

export const problemInWords = (problem: Problem): string => `${problem.where}: ${reasonInWords(problem)}`;

export const problemAt = (file: string, path: string, reason: string): Problem =>
  problemOf(file, { path, reason });

export function problemsIn(source: Source, mistakes = source.mistakes): Problem[] {
  return mistakes.map((each) => problemOf(each.file, each, source));
}

/** Without those of texts that nobody has asked for yet, which would take long to check. */
export function knownProblems(root: string): Problem[] {
  const source = currentSource(root);
  return problemsIn(source, knownMistakes(source));
}

function lostPictures(files: ReadonlyMap<string, FileData>, texts: ReadonlyMap<string, string>): Problem[] {
  const removed = [...files].filter(([file, data]) => isPicture(file) && data === undefined);
  return removed.flatMap(([file]) => {
    const name = path.posix.basename(file);
    const showing = [...texts].filter(([, text]) => text.includes(name));
    return showing.map(([place]) => problemAt(place, '', `shows ${name}: take it out there first`));
  });
}

/** @returns the content as it will be after a save, and its mistakes then, among them all that are new */
export function checkUnsaved(
  root: string,
  files: ReadonlyMap<string, FileData>,
): { source: Source; problems: Problem[] } {
  const texts = new Map(
    [...files].filter(
      (entry): entry is [string, FileText] => !Buffer.isBuffer(entry[1]) && !isPicture(entry[0]),
    ),
  );
  const before = currentSource(root);
  const source = texts.size > 0 ? readSource(root, { unsaved: texts, before }) : before;
  const problems = problemsIn(source, mistakesSince(before, source));
  return { source, problems: [...problems, ...lostPictures(files, source.folder.texts)] };
}
