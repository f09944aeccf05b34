/** Reads `content/`, and is the only module that does. */
import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { mistakeInLine, mistakeOfFile, type Mistake } from './mistakes.ts';

/** As saved, or why it cannot be read. Of the same text the same object: by it is remembered what is made of it. */
export type Saved = { source: string } | { mistake: Mistake };

/** What `content/` has at one moment. Paths are as in 'content/es/home.yaml'. */
export type ContentFolder = {
  /** The names of what is in a folder, in alphabetical order; none if there is no such folder. */
  names: (folder: string) => string[];
  isFolder: (name: string) => boolean;
  /** Whether there is something of this name that is not a folder. */
  has: (file: string) => boolean;
  /** The text of a YAML, Markdown, SVG or JSON file. */
  read: (file: string) => Saved;
  /** Every file, by path: its text, or the state of a picture. */
  files: ReadonlyMap<string, Saved | string>;
  /** The texts of all files that can be read, by path. */
  texts: ReadonlyMap<string, string>;
};

const folderReason = 'is a folder, not a file';
const missing: Saved = { mistake: mistakeOfFile('the file is missing') };
/** What stands in place of a letter that cannot be read. */
export const lost = '\ufffd';

export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

export function lostLetter(text: string): Mistake {
  return mistakeInLine(
    lineAt(text, text.indexOf(lost)),
    'has a letter that cannot be read; save the file as UTF-8 and write the letter anew',
  );
}

/** Explains an error of the file system. A path that leads through a file, and not a folder, is missing too. */
function unopened(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : error;
  return code === 'ENOENT' || code === 'ENOTDIR'
    ? 'the file is missing'
    : `cannot be opened (${String(code)})`;
}

export function notAFile(full: string): string | undefined {
  try {
    const stats = lstatSync(full);
    // Git does not keep what it points to, and the editor must not write there.
    if (stats.isSymbolicLink()) return 'is a symbolic link: put the file itself in its place';
    if (stats.isDirectory()) return folderReason;
    return stats.isFile() ? undefined : 'is not a file';
  } catch (error) {
    return unopened(error);
  }
}

// For as long as something is made of a text. Copies of a project, as those in which changes are tried, have most in common with it.
const known = new Map<string, WeakRef<Saved>>();

function savedOf(source: string): Saved {
  const saved = known.get(source)?.deref() ?? { source };
  known.set(source, new WeakRef(saved));
  return saved;
}

function forgetUnused(): void {
  for (const [source, saved] of known) if (!saved.deref()) known.delete(source);
}

function readFile(full: string): Saved {
  const reason = notAFile(full);
  if (reason !== undefined) return { mistake: mistakeOfFile(reason) };
  try {
    const bytes = readFileSync(full);
    const text = bytes.toString('utf8');
    return isUtf8(bytes) ? savedOf(text) : { mistake: lostLetter(text) };
  } catch (error) {
    return { mistake: mistakeOfFile(unopened(error)) };
  }
}

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
 * The file of which another is a copy, as file managers and services that share folders name copies: 'x 2.md',
 * 'x (1).md', 'x - Copy.md', 'x (conflicted copy).md', 'x.sync-conflict-1.md'. Undefined if there is no such file.
 *
 * @param names the files beside it
 */
export function originalOf(name: string, names: ReadonlySet<string>): string | undefined {
  const { name: stem, ext } = path.posix.parse(name);
  const ends = Array.from({ length: stem.length }, (_, index) => index).filter((end) =>
    addition.test(stem.slice(end)),
  );
  return ends.map((end) => stem.slice(0, end) + ext).find((each) => names.has(each));
}

type FolderEntry = [name: string, isFolder: boolean];

/** Down to the texts of a language, without what systems left. Undefined if it is no folder, as a link to itself. */
function entriesIn(root: string, folder: string, depth = 2): FolderEntry[] | undefined {
  let entries: Dirent[];
  try {
    entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  } catch {
    return undefined;
  }
  return entries
    .filter(({ name }) => !isLeftBehind(name))
    .flatMap((entry): FolderEntry[] => {
      const own = `${folder}/${entry.name}`;
      const isLink = entry.isSymbolicLink();
      if (depth === 0 || (!isLink && !entry.isDirectory())) return [[own, entry.isDirectory()]];
      const inner = entriesIn(root, own, depth - 1);
      return [[own, inner !== undefined], ...(inner ?? [])];
    });
}

const contentEntries = (root: string): FolderEntry[] => entriesIn(root, 'content') ?? [];

/** A text that differs once a file was added, changed or removed. */
export function fileState(full: string): string {
  const { ino, mtimeMs, ctimeMs, size } = lstatSync(full, { throwIfNoEntry: false }) ?? {};
  return [ino, mtimeMs, ctimeMs, size].join();
}

/** A text that differs once a file of `content/` was added, changed or removed. */
export function contentState(root: string): string {
  return contentEntries(root)
    .map(([name]) => `${name},${fileState(path.join(root, name))}`)
    .join('\n');
}

/** `unsaved` texts replace those of files, or leave out one. */
export function readFolder(
  root: string,
  unsaved: ReadonlyMap<string, string | undefined> = new Map(),
): ContentFolder {
  forgetUnused();
  const folders = new Set<string>();
  const files = new Map<string, Saved | string>();
  for (const [name, isInner] of contentEntries(root)) {
    if (isInner) folders.add(name);
    else {
      const full = path.join(root, name);
      files.set(name, /\.(?:ya?ml|md|svg|json)$/.test(name) ? readFile(full) : fileState(full));
    }
  }
  for (const [name, source] of unsaved) {
    const file = `content/${name}`;
    if (source === undefined) files.delete(file);
    else files.set(file, savedOf(source));
    if (source !== undefined) folders.add(path.posix.dirname(file));
  }
  const texts = [...files].flatMap(([file, saved]): [string, string][] =>
    typeof saved !== 'string' && 'source' in saved ? [[file, saved.source]] : [],
  );
  const inside = Map.groupBy([...folders, ...files.keys()], path.posix.dirname);
  return {
    names: (folder) => (inside.get(folder) ?? []).map((name) => path.posix.basename(name)).toSorted(),
    isFolder: (name) => folders.has(name),
    has: (file) => files.has(file),
    read(file) {
      const saved = files.get(file);
      if (folders.has(file)) return { mistake: mistakeOfFile(folderReason) };
      return saved === undefined || typeof saved === 'string' ? missing : saved;
    },
    files,
    texts: new Map(texts),
  };
}
