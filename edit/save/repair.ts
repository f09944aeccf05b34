import { currentSource, knownMistakes } from '#packages/content/site.ts';
import { writtenCodes } from '#packages/content/written-languages.ts';
import {
  hashOf,
  isContentFile,
  languagesFile,
  languagesIn,
  readableContent,
  readToRepair,
} from '../content/content-files.ts';
import { whereOf } from '../content/path-label.ts';
import { problemsIn } from './check-unsaved.ts';

/** Whether the list of languages is another one than that with which the editor began: it starts anew in a moment. */
function hasOtherLanguages(root: string): boolean {
  try {
    const codes = Object.keys(languagesIn(readableContent(root, languagesFile)));
    return codes.length > 0 && codes.join() !== writtenCodes.join();
  } catch {
    return false;
  }
}

export function brokenFiles(root: string) {
  const source = currentSource(root);
  if (hasOtherLanguages(root)) return [];
  return [...Map.groupBy(problemsIn(source, knownMistakes(source)), ({ file }) => file)].map(
    ([file, problems]) => ({
      file,
      where: whereOf(file, '', source),
      problems,
      /** Whether its text can be corrected in the editor. */
      isEditable: isContentFile(file) && !source.folder.isFolder(`content/${file}`),
    }),
  );
}

export type BrokenFile = ReturnType<typeof brokenFiles>[number];

/** `isReencoded`: not UTF-8, so its letters must be looked at. Throws Refused if it cannot be edited here. */
export function fileToRepair(root: string, file: string) {
  const hash = hashOf(readableContent(root, file));
  const problems = brokenFiles(root).find((each) => each.file === file)?.problems ?? [];
  return { file, where: whereOf(file, '', currentSource(root)), problems, ...readToRepair(root, file), hash };
}
