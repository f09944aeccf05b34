/**
 * Writes, creates and removes several files atomically: after a fault, even one that ends the process, all of them are new
 * or all are old. They are first staged beside a journal, and then renamed into place. An interrupted save is finished at the
 * next start.
 */
import * as nodeFs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isLeftBehind } from '#packages/content/reading/content-folder.ts';
import { wordFiles } from '#packages/content/schema.ts';
import { checkedPath, isContentFile, isPicture, type FileData } from '../content/content-files.ts';
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

/** A file of a save with its bytes before and after it, as base64; without them where it does not exist. */
const entry = z.object({ file: z.string(), before: z.string().optional(), after: z.string().optional() });

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

/** Stages what a file will be. Returns what puts that in its place, or removes the file. */
function staged(root: string, file: string, data: FileData, name = 'next'): () => void {
  const full = fullPath(root, file);
  if (data === undefined) return () => disk.rmSync(full, { force: true });
  const next = path.join(folderOf(root), name);
  writeDurably(next, data, disk.existsSync(full) ? disk.statSync(full).mode : undefined);
  return () => {
    disk.mkdirSync(path.dirname(full), { recursive: true });
    disk.renameSync(next, full);
  };
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
function removeEmptied(root: string, removed: readonly string[]): void {
  // Not the folder of a file beside `content/`.
  for (const folder of new Set(removed.flatMap((file) => /^([\w-]+)\//.exec(file)?.[1] ?? []))) {
    if (filesIn(root, folder).length === 0)
      nodeFs.rmSync(path.join(root, 'content', folder), { recursive: true, force: true });
  }
}

const encoded = (data: FileData) => (data === undefined ? undefined : Buffer.from(data).toString('base64'));
const decoded = (data: string | undefined) => (data === undefined ? undefined : Buffer.from(data, 'base64'));

/** Writes or removes files that an owner publishes, relative to `content/`: all of them, or none if it throws. */
export function writeAll(root: string, texts: ReadonlyMap<string, FileData>): void {
  const all = [...texts].map(([file, after]) => ({ file, before: bytesAt(root, file), after }));
  const journal = journalOf(root);
  const backs: (() => void)[] = [];
  try {
    disk.mkdirSync(folderOf(root), { recursive: true });
    // What goes back after a fault is staged too: a full disk may have no room for it then.
    const steps = all.map(({ file, before, after }, number) => ({
      put: staged(root, file, after, `${number}.new`),
      back: staged(root, file, before, `${number}.old`),
    }));
    const entries = all.map(({ file, before, after }) => ({
      file,
      before: encoded(before),
      after: encoded(after),
    }));
    writeDurably(`${journal}.part`, JSON.stringify(entries));
    disk.renameSync(`${journal}.part`, journal);
    for (const { put, back } of steps) {
      put();
      backs.push(back);
    }
  } catch (error) {
    for (const back of backs) back();
    disk.rmSync(folderOf(root), { recursive: true, force: true });
    throw error;
  }
  disk.rmSync(folderOf(root), { recursive: true, force: true });
  removeEmptied(
    root,
    all.flatMap(({ file, after }) => (after === undefined ? file : [])),
  );
}

/** Finishes an interrupted save, except for files that were changed since. Returns the files that it wrote. */
export function finishSave(root: string): string[] {
  const journal = journalOf(root);
  const source = disk.existsSync(journal) ? disk.readFileSync(journal, 'utf8') : '[]';
  const entries = z.array(entry).parse(JSON.parse(source));
  const pending = entries.filter(
    ({ file, before, after }) => before !== after && encoded(bytesAt(root, file)) === before,
  );
  for (const { file, after } of pending) staged(root, file, decoded(after))();
  disk.rmSync(folderOf(root), { recursive: true, force: true });
  return pending.map(({ file }) => file);
}
