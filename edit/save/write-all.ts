/**
 * Writes, creates and removes several files atomically: after a fault, even one that ends the process, all of them are new
 * or all are old. Both states are first staged beside a journal, and then renamed into place. An interrupted save is finished
 * at the next start.
 */
// `fs` is what must not be interrupted between two states: tests make each of its functions fail.
import fs, { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isLeftBehind } from '#packages/content/reading/content-folder.ts';
import { wordFiles } from '#packages/content/schema.ts';
import { checkedPath, hashOf, type FileData } from '../content/content-files.ts';
import { isOwners } from '../content/site-files.ts';
import { Refused } from '../writer/edits.ts';

/** `old` and `new` are hashes, empty where the file does not exist. */
const entry = z.object({ file: z.string(), old: z.string(), new: z.string() });
type Entry = z.infer<typeof entry>;
type State = 'old' | 'new';

/** @throws Refused for a file (relative to `content/`) that owners do not publish; they do publish '../netlify.toml' */
export function fullPath(root: string, file: string): string {
  const name = path.posix.join('content', file);
  if (!isOwners(name)) throw new Refused(`${file} is no content file`);
  return checkedPath(root, name);
}

const folderOf = (root: string) => path.join(root, '.cache/edit');
/** Lists the files, and its name says what they all become. */
const journalOf = (root: string, to: State) => path.join(folderOf(root), `${to}.json`);
const stagedAs = (root: string, number: number, state: State) =>
  path.join(folderOf(root), `${number}.${state}`);

function writeDurably(file: string, text: FileData & {}, mode = 0o644): void {
  const handle = fs.openSync(file, 'w');
  try {
    fs.writeFileSync(handle, text);
    fs.fchmodSync(handle, mode);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

export function bytesAt(root: string, file: string): Buffer | undefined {
  const full = fullPath(root, file);
  return fs.existsSync(full) ? fs.readFileSync(full) : undefined;
}

/** Returns the hash of the bytes. */
function stage(root: string, file: string, data: FileData, number: number, state: State): string {
  const { mode } = fs.statSync(fullPath(root, file), { throwIfNoEntry: false }) ?? {};
  if (data !== undefined) writeDurably(stagedAs(root, number, state), data, mode);
  return hashOf(data);
}

/** Skips files that were changed since. Returns those that it wrote. */
function putAll(root: string, entries: readonly Entry[], to: State): string[] {
  return entries.flatMap((each, number) => {
    const full = fullPath(root, each.file);
    const from = each[to === 'new' ? 'old' : 'new'];
    if (from === each[to] || from !== hashOf(bytesAt(root, each.file))) return [];
    fs.mkdirSync(path.dirname(full), { recursive: true });
    if (each[to] === '') fs.rmSync(full, { force: true });
    else fs.renameSync(stagedAs(root, number, to), full);
    return each.file;
  });
}

function filesIn(root: string, folder: string): string[] {
  const content = path.join(root, 'content');
  const full = path.join(content, folder);
  const entries = existsSync(full) ? readdirSync(full, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((each) => !each.isDirectory() && !isLeftBehind(each.name))
    .map((each) => path.relative(content, path.join(each.parentPath, each.name)));
}

/** The files that would remain in the folder of a language that is removed by writing `texts`. */
export function leftWithout(root: string, texts: ReadonlyMap<string, FileData>): string[] {
  const folders = [...texts].flatMap(([file, text]) =>
    text === undefined && wordFiles.some((name) => file.endsWith(`/${name}.yaml`)) ? path.dirname(file) : [],
  );
  return [...new Set(folders)].flatMap((folder) => filesIn(root, folder)).filter((file) => !texts.has(file));
}

/** An empty folder would be that of no language. */
function removeEmptied(root: string, removed: readonly string[]): void {
  // Not the folder of a file beside `content/`.
  for (const folder of new Set(removed.flatMap((file) => /^([\w-]+)\//.exec(file)?.[1] ?? []))) {
    if (filesIn(root, folder).length === 0)
      rmSync(path.join(root, 'content', folder), { recursive: true, force: true });
  }
}

/** Writes or removes files that an owner publishes, relative to `content/`: all of them, or none if it throws. */
export function writeAll(root: string, texts: ReadonlyMap<string, FileData>): void {
  let entries: Entry[] = [];
  try {
    fs.mkdirSync(folderOf(root), { recursive: true });
    // What goes back after a fault is staged too: a full disk may have no room for it then.
    const all = [...texts].map(([file, data], number) => ({
      file,
      old: stage(root, file, bytesAt(root, file), number, 'old'),
      new: stage(root, file, data, number, 'new'),
    }));
    const journal = journalOf(root, 'new');
    writeDurably(`${journal}.part`, JSON.stringify(all));
    fs.renameSync(`${journal}.part`, journal);
    entries = all;
    putAll(root, entries, 'new');
  } catch (error) {
    // From now on, the files become old even after an interruption.
    if (entries.length > 0) fs.renameSync(journalOf(root, 'new'), journalOf(root, 'old'));
    putAll(root, entries, 'old');
    fs.rmSync(folderOf(root), { recursive: true, force: true });
    throw error;
  }
  fs.rmSync(folderOf(root), { recursive: true, force: true });
  removeEmptied(
    root,
    [...texts].flatMap(([file, data]) => (data === undefined ? file : [])),
  );
}

/** Finishes an interrupted save, except for files that were changed since. Returns the files that it wrote. */
export function finishSave(root: string): string[] {
  const files = (['old', 'new'] as const).flatMap((to) => {
    const journal = journalOf(root, to);
    if (!fs.existsSync(journal)) return [];
    return putAll(root, z.array(entry).parse(JSON.parse(fs.readFileSync(journal, 'utf8'))), to);
  });
  fs.rmSync(folderOf(root), { recursive: true, force: true });
  return files;
}
