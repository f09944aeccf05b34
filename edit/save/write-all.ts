/**
 * Writes, creates and removes several files atomically: after a fault, even one that ends the process, all of them are new
 * or all are old. Texts are first staged beside a journal, and then renamed into place; a removed file is renamed into the
 * staging folder. An interrupted save is finished at the next start.
 */
import * as nodeFs from 'node:fs';
import path from 'node:path';
import {
  checkedPath,
  contentPath,
  hashOf,
  isContentFile,
  isPicture,
  type FileData,
} from '../content/content-files.ts';
import { fileLabel } from '../content/site-files.ts';

/** The file system functions used here, which tests make fail. */
export const disk = {
  closeSync: nodeFs.closeSync,
  existsSync: nodeFs.existsSync,
  fchmodSync: nodeFs.fchmodSync,
  fsyncSync: nodeFs.fsyncSync,
  mkdirSync: nodeFs.mkdirSync,
  openSync: nodeFs.openSync,
  readFileSync: nodeFs.readFileSync,
  renameSync: nodeFs.renameSync,
  rmSync: nodeFs.rmSync,
  statSync: nodeFs.statSync,
  writeFileSync: nodeFs.writeFileSync,
};
export type FileSystem = typeof disk;

/** A file of a save: the hash of its previous text, and whether it exists afterwards. */
type Entry = { file: string; number: number; before: string; stays: boolean };

/**
 * Returns the full path of a file that an owner publishes, relative to `content/`: one that can be edited, or a file such as
 * '../netlify.toml'. Throws Refused for any other.
 */
function fullPath(root: string, file: string): string {
  const name = path.posix.join('content', file);
  return isContentFile(file) || isPicture(file) || fileLabel(name) === undefined
    ? contentPath(root, file)
    : checkedPath(root, name);
}

const folderOf = (root: string) => path.join(root, '.cache/edit');
const journalOf = (root: string) => path.join(folderOf(root), 'journal.json');
const stagedPath = (root: string, number: number, kind: 'new' | 'old') =>
  path.join(folderOf(root), `${number}.${kind}`);

function writeDurably(fs: FileSystem, file: string, text: FileData & {}, mode = 0o644): void {
  const handle = fs.openSync(file, 'w');
  try {
    fs.writeFileSync(handle, text);
    fs.fchmodSync(handle, mode);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Returns the bytes of a file, which need not be text. */
function currentBytes(fs: FileSystem, full: string): Buffer | undefined {
  return fs.existsSync(full) ? fs.readFileSync(full) : undefined;
}

/** Stages the new and the old text of each file, and last the journal: from then on the save counts as made. */
function stage(fs: FileSystem, root: string, texts: ReadonlyMap<string, FileData>): Entry[] {
  const journal = journalOf(root);
  fs.rmSync(folderOf(root), { recursive: true, force: true });
  fs.mkdirSync(folderOf(root), { recursive: true });
  const entries = [...texts].map(([file, text], number) => {
    const full = fullPath(root, file);
    const before = currentBytes(fs, full);
    const mode = before === undefined ? undefined : fs.statSync(full).mode;
    const stays = text !== undefined;
    if (stays) {
      writeDurably(fs, stagedPath(root, number, 'new'), text, mode);
      if (before !== undefined) writeDurably(fs, stagedPath(root, number, 'old'), before, mode);
    }
    return { file, number, before: hashOf(before), stays };
  });
  writeDurably(fs, `${journal}.part`, JSON.stringify(entries));
  fs.renameSync(`${journal}.part`, journal);
  return entries;
}

/** Whether the rename of a file is pending: its new text is still staged, or the removed file not moved there yet. */
function isPending(fs: FileSystem, root: string, { number, stays }: Entry): boolean {
  return fs.existsSync(stagedPath(root, number, stays ? 'new' : 'old')) === stays;
}

function finish(fs: FileSystem, root: string, { file, number, stays }: Entry): void {
  const full = fullPath(root, file);
  if (!stays) return fs.renameSync(full, stagedPath(root, number, 'old'));
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.renameSync(stagedPath(root, number, 'new'), full);
}

/** Rolls back all renames, and only then removes the journal. */
function rollBack(fs: FileSystem, root: string, entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (isPending(fs, root, entry)) continue;
    const { file, number, before } = entry;
    const full = fullPath(root, file);
    if (before === '') fs.renameSync(full, stagedPath(root, number, 'new'));
    else fs.renameSync(stagedPath(root, number, 'old'), full);
  }
  fs.rmSync(journalOf(root));
}

/** Writes or removes files that an owner publishes, relative to `content/`: all of them, or none if it throws. */
export function writeAll(root: string, texts: ReadonlyMap<string, FileData>, fs: FileSystem = disk): void {
  let entries: Entry[];
  try {
    entries = stage(fs, root, texts);
  } catch (error) {
    fs.rmSync(folderOf(root), { recursive: true, force: true });
    throw error;
  }
  try {
    for (const entry of entries) finish(fs, root, entry);
  } catch (error) {
    rollBack(fs, root, entries);
    throw error;
  }
  fs.rmSync(folderOf(root), { recursive: true, force: true });
}

/** Finishes an interrupted save, except for files that were changed since. Returns the files that it renamed. */
export function finishSave(root: string, fs: FileSystem = disk): string[] {
  if (!fs.existsSync(journalOf(root))) {
    fs.rmSync(folderOf(root), { recursive: true, force: true });
    return [];
  }
  const entries = JSON.parse(fs.readFileSync(journalOf(root), 'utf8')) as Entry[];
  const pending = entries.filter(
    (entry) =>
      isPending(fs, root, entry) && hashOf(currentBytes(fs, fullPath(root, entry.file))) === entry.before,
  );
  for (const entry of pending) finish(fs, root, entry);
  fs.rmSync(folderOf(root), { recursive: true, force: true });
  return pending.map(({ file }) => file);
}
