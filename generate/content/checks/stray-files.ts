/** Reports what is in the content's folders and belongs elsewhere. Runs at build time only. */
import type { Checked } from '../../reading/check-file.ts';
import type { ContentFolder, Saved } from '../../reading/content-folder.ts';

/** What a folder may hold, by name. */
type Expected = { files: readonly string[]; folders: readonly string[] };

// Files to ignore: those that operating systems create, and notes for editors.
const isIgnored = (name: string) => /^(?:\.|Thumbs\.db$|desktop\.ini$|README\.md$)/.test(name);

const reasonIn = (saved: Saved) => ('reason' in saved ? saved.reason : undefined);

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
  return content
    .names(folder)
    .filter((name) => !isIgnored(name))
    .map((name) => {
      const file = `${folder}/${name}`;
      const isFolder = content.isFolder(file);
      const mistakeOf = () => {
        if (files.includes(name)) return reasonIn(content.read(file));
        if (folders.includes(name)) return isFolder ? undefined : 'is not a folder';
        return isFolder || /\.ya?ml$/.test(name)
          ? reason
          : 'nothing on the site shows this file: words belong into .yaml files, pictures into content/media';
      };
      return { file, mistakes: [mistakeOf() ?? []].flat() };
    });
}

/** Reports files in a folder of articles, stories or pages that are none. */
export function strayArticles(content: ContentFolder, folder: string): Checked<unknown>[] {
  return content
    .names(folder)
    .filter((name) => !name.endsWith('.md') && !isIgnored(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      mistakes: ['is not an article, a story or a page: only .md files belong here'],
    }));
}
