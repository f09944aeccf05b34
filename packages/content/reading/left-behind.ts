/** Files that systems, editors and services leave in a folder, and that no owner has written. Runs at build time only. */
import path from 'node:path';

// Hidden files, such as macOS's .DS_Store and ._x, and Vim's .x.swp; thumbnails and settings of folders; LibreOffice's and
// Word's locks; what Emacs, Vim and Git keep of an older state; downloads that have not ended.
const leftBehind =
  /^(?:\.|~\$|#.*#$|(?:eh)?thumbs\.db$|desktop\.ini$|icon\r$|__macosx$)|(?:~|\.(?:sw[a-p]|orig|rej|bak|te?mp|part|crdownload))$/i;

// What no longer name has after a shorter one that both are good names.
const addition = /^(?![a-z\d]|-[a-z\d])./;

/** Whether a file or a folder of this name is no content, and may be anywhere in it. */
export function isLeftBehind(name: string): boolean {
  return leftBehind.test(name);
}

/**
 * Returns the file of which another is a copy, as file managers and services that share folders name copies: 'x 2.md',
 * 'x (1).md', 'x - Copy.md', 'x (conflicted copy).md', 'x.sync-conflict-1.md'. Undefined if there is no such file.
 *
 * @param names the files beside it
 */
export function originalOf(name: string, names: readonly string[]): string | undefined {
  const { name: stem, ext } = path.posix.parse(name);
  return names.find((each) => {
    const own = path.posix.parse(each);
    return own.ext === ext && stem.startsWith(own.name) && addition.test(stem.slice(own.name.length));
  });
}
