/** Reports what is in the content's folders and belongs elsewhere. Runs at build time only. */
import path from 'node:path';
import type { Checked } from './load.ts';
import { isFolder, namesIn } from './names-in.ts';
import { notAFile } from './read-text.ts';

/** What a folder may hold, by name. */
type Expected = { files: readonly string[]; folders: readonly string[] };

// Files to ignore: those that operating systems create, and notes for editors.
const isIgnored = (name: string) => /^(?:\.|Thumbs\.db$|desktop\.ini$|README\.md$)/.test(name);

/**
 * Reports what nothing reads: a mistyped name or extension, a picture, the folder of an unlisted language. Also reports
 * a file in place of a folder, or the reverse.
 *
 * @param reason what to say of a folder, or a file of words, that is not expected
 */
export function strayFiles(
  root: string,
  folder: string,
  { files, folders }: Expected,
  reason: string,
): Checked<unknown>[] {
  return namesIn(path.join(root, folder))
    .filter((name) => !isIgnored(name))
    .map((name) => {
      const full = path.join(root, folder, name);
      const mistakeOf = () => {
        if (files.includes(name)) return notAFile(full);
        if (folders.includes(name)) return isFolder(full) ? undefined : 'is not a folder';
        return isFolder(full) || /\.ya?ml$/.test(name)
          ? reason
          : 'nothing on the site shows this file: words belong into .yaml files, pictures into content/media';
      };
      return { file: `${folder}/${name}`, mistakes: [mistakeOf() ?? []].flat() };
    });
}

/** Reports files in a folder of articles, stories or pages that are none. */
export function strayArticles(root: string, folder: string): Checked<unknown>[] {
  return namesIn(path.join(root, folder))
    .filter((name) => !name.endsWith('.md') && !isIgnored(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      mistakes: ['is not an article, a story or a page: only .md files belong here'],
    }));
}
