/** Reports what is in the content's folders and belongs elsewhere. */
import type { Checked } from '../reading/check-file.ts';
import { type ContentFolder, originalOf } from '../reading/content-folder.ts';
import { mistakeOfFile, type Mistake } from '../reading/mistakes.ts';

type Expected = { files: readonly string[]; folders: readonly string[] };

// Notes for editors.
const isIgnored = (name: string) => name === 'README.md';

function copyMistake(name: string, names: ReadonlySet<string>): string | undefined {
  const original = originalOf(name, names);
  return original === undefined
    ? undefined
    : `seems to be a copy of ${original} that a program made: put what you need of it there, and delete it, or name it otherwise`;
}

/**
 * Reports what nothing reads: a mistyped name or extension, a picture, the folder of an unlisted language. Also reports
 * a file in place of a folder, or the reverse.
 *
 * @param reason what to say of a folder, or a file of words, that is not expected
 */
export function strayFiles(
  content: ContentFolder,
  folder: string,
  { files, folders }: Expected,
  reason: string,
): Checked<unknown>[] {
  const names = new Set(content.names(folder));
  return [...names]
    .filter((name) => !isIgnored(name))
    .map((name) => {
      const file = `${folder}/${name}`;
      const isFolder = content.isFolder(file);
      const mistakesOf = (): Mistake[] => {
        const saved = content.read(file);
        if (files.includes(name)) return 'mistake' in saved ? [saved.mistake] : [];
        if (folders.includes(name)) return isFolder ? [] : [mistakeOfFile('is not a folder')];
        const stray =
          isFolder || /\.ya?ml$/.test(name)
            ? reason
            : 'nothing on the site shows this file: words belong into .yaml files, pictures into content/media';
        return [mistakeOfFile(copyMistake(name, names) ?? stray)];
      };
      return { file, mistakes: mistakesOf() };
    });
}

export function strayTexts(
  content: ContentFolder,
  folder: string,
  texts: readonly string[],
): Checked<unknown>[] {
  const names = new Set(content.names(folder));
  return [...names.difference(new Set(texts))]
    .filter((name) => !isIgnored(name))
    .map((name) => {
      const file = `${folder}/${name}`;
      const own = content.isFolder(file)
        ? 'is a folder, not a file'
        : 'would not be on the site: only .md files belong here';
      return { file, mistakes: [mistakeOfFile(copyMistake(name, names) ?? own)] };
    });
}
