/**
 * Writes, creates and removes several files atomically: after a fault, even one that ends the process, all of them are new
 * or all are old. Texts are first staged beside a journal, and then renamed into place; a removed file is renamed into the
 * staging folder. An interrupted save is finished at the next start.
 */
import * as nodeFs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isLeftBehind } from '#packages/content/reading/content-folder.ts';
import { wordFiles } from '#packages/content/schema.ts';
import { checkedPath, hashOf, isContentFile, isPicture, type FileData } from '../content/content-files.ts';
import { fileLabel } from '../content/site-files.ts';
import { Refused } from '../writer/edits.ts';

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

/** A file of a save: the hash of its previous text, and whether it exists afterwards. */
const entry = z.object({ file: z.string(), number: z.number(), before: z.string(), stays: z.boolean() });
type Entry = z.infer<typeof entry>;

/**
 * The full path of a file that an owner publishes, relative to `content/`: one that can be edited, or a file such as
 * '../netlify.toml'. Throws Refused for any other.
 */
export function fullPath(root: string, file: string): string {
  const name = path.posix.join('content', file);
  if (!isContentFile(file) && !isPicture(file) && fileLabel(name) === undefined)
    throw new Refused(`${file} is no content file`);
  return checkedPath(root, name);
}

const folderOf = (root: string) => path.join(root, '.cache/edit');
const journalOf = (root: string) => path.join(folderOf(root), 'journal.json');
const stagedPath = (root: string, number: number, kind: 'new' | 'old') =>
  path.join(folderOf(root), `${number}.${kind}`);

function writeDurably(file: string, text: FileData & {}, mode = 0o644): void {
  const handle = disk.openSync(file, 'w');
  try {
    disk.writeFileSync(handle, text);
    disk.fchmodSync(handle, mode);
    disk.fsyncSync(handle);
  } finally {
    disk.closeSync(handle);
  }
}

export function bytesAt(root: string, file: string): Buffer | undefined {
  const full = fullPath(root, file);
  return disk.existsSync(full) ? disk.readFileSync(full) : undefined;
}

/** Stages the new and the old text of each file, and last the journal: from then on the save counts as made. */
function stage(root: string, texts: ReadonlyMap<string, FileData>): Entry[] {
  const journal = journalOf(root);
  disk.rmSync(folderOf(root), { recursive: true, force: true });
  disk.mkdirSync(folderOf(root), { recursive: true });
  const known = [...texts].map(([file, text]) => [file, text, bytesAt(root, file)] as const);
  // What is removed may be gone already.
  const changed = known.filter(([, text, before]) => text !== undefined || before !== undefined);
  const entries = changed.map(([file, text, before], number) => {
    const full = fullPath(root, file);
    const mode = before === undefined ? undefined : disk.statSync(full).mode;
    const stays = text !== undefined;
    if (stays) {
      writeDurably(stagedPath(root, number, 'new'), text, mode);
      if (before !== undefined) writeDurably(stagedPath(root, number, 'old'), before, mode);
    }
    return { file, number, before: hashOf(before), stays };
  });
  writeDurably(`${journal}.part`, JSON.stringify(entries));
  disk.renameSync(`${journal}.part`, journal);
  return entries;
}

/** Whether the rename of a file is pending: its new text is still staged, or the removed file not moved there yet. */
function isPending(root: string, { number, stays }: Entry): boolean {
  return disk.existsSync(stagedPath(root, number, stays ? 'new' : 'old')) === stays;
}

function finish(root: string, { file, number, stays }: Entry): void {
  const full = fullPath(root, file);
  if (!stays) return disk.renameSync(full, stagedPath(root, number, 'old'));
  disk.mkdirSync(path.dirname(full), { recursive: true });
  disk.renameSync(stagedPath(root, number, 'new'), full);
}

/** Rolls back all renames, and only then removes the journal. */
function rollBack(root: string, entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (isPending(root, entry)) continue;
    const { file, number, before } = entry;
    const full = fullPath(root, file);
    if (before === '') disk.renameSync(full, stagedPath(root, number, 'new'));
    else disk.renameSync(stagedPath(root, number, 'old'), full);
  }
  disk.rmSync(journalOf(root));
}

function filesIn(root: string, folder: string): string[] {
  const content = path.join(root, 'content');
  const full = path.join(content, folder);
  const entries = nodeFs.existsSync(full)
    ? nodeFs.readdirSync(full, { recursive: true, withFileTypes: true })
    : [];
  return entries
    .filter((each) => !each.isDirectory() && !isLeftBehind(each.name))
    .map((each) => path.relative(content, path.join(each.parentPath, each.name)));
}

/** The files that would be left in a folder which has no language any more, once these files are written. */
export function leftWithout(root: string, texts: ReadonlyMap<string, FileData>): string[] {
  const folders = [...texts].flatMap(([file, text]) =>
    text === undefined && wordFiles.some((name) => file.endsWith(`/${name}.yaml`)) ? path.dirname(file) : [],
  );
  return [...new Set(folders)].flatMap((folder) => filesIn(root, folder)).filter((file) => !texts.has(file));
}

/** Removes the folders that have nothing left without these files: they would be those of no language. */
function removeEmptied(root: string, removed: readonly Entry[]): void {
  // Not the folder of a file beside `content/`.
  for (const folder of new Set(removed.flatMap(({ file }) => /^([\w-]+)\//.exec(file)?.[1] ?? []))) {
    if (filesIn(root, folder).length === 0)
      nodeFs.rmSync(path.join(root, 'content', folder), { recursive: true, force: true });
  }
}

/** Writes or removes files that an owner publishes, relative to `content/`: all of them, or none if it throws. */
export function writeAll(root: string, texts: ReadonlyMap<string, FileData>): void {
  let entries: Entry[];
  try {
    entries = stage(root, texts);
  } catch (error) {
    disk.rmSync(folderOf(root), { recursive: true, force: true });
    throw error;
  }
  try {
    for (const entry of entries) finish(root, entry);
  } catch (error) {
    rollBack(root, entries);
    throw error;
  }
  disk.rmSync(folderOf(root), { recursive: true, force: true });
  removeEmptied(
    root,
    entries.filter(({ stays }) => !stays),
  );
}

/** Finishes an interrupted save, except for files that were changed since. Returns the files that it renamed. */
export function finishSave(root: string): string[] {
  if (!disk.existsSync(journalOf(root))) {
    disk.rmSync(folderOf(root), { recursive: true, force: true });
    return [];
  }
  const entries = z.array(entry).parse(JSON.parse(disk.readFileSync(journalOf(root), 'utf8')));
  const pending = entries.filter(
    (entry) => isPending(root, entry) && hashOf(bytesAt(root, entry.file)) === entry.before,
  );
  for (const entry of pending) finish(root, entry);
  disk.rmSync(folderOf(root), { recursive: true, force: true });
  return pending.map(({ file }) => file);
}
