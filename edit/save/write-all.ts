/**
 * Writes several files so that after a fault, also one that ends the process, all of them are new or all are old: they are
 * laid ready beside a journal first, and then renamed into place. What was cut off in between is finished at the next
 * start.
 */
import * as nodeFs from 'node:fs';
import path from 'node:path';
import { contentPath, hashOf } from './content-files.ts';

/** What is used of the file system; tests make it fail. */
export type FileSystem = Pick<
  typeof nodeFs,
  | 'closeSync'
  | 'existsSync'
  | 'fchmodSync'
  | 'fsyncSync'
  | 'mkdirSync'
  | 'openSync'
  | 'readFileSync'
  | 'renameSync'
  | 'rmSync'
  | 'statSync'
  | 'writeFileSync'
>;

type Entry = { file: string; before: string; number: number };

const folderOf = (root: string) => path.join(root, '.cache/edit');
const journalOf = (root: string) => path.join(folderOf(root), 'journal.json');
const layFor = (root: string, number: number, kind: 'new' | 'old') =>
  path.join(folderOf(root), `${number}.${kind}`);

function writeDurably(fs: FileSystem, file: string, text: string, mode = 0o644): void {
  const handle = fs.openSync(file, 'w');
  try {
    fs.writeFileSync(handle, text);
    fs.fchmodSync(handle, mode);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Lays the new and the old text of each file ready, and last the journal: from then on the save holds. */
function lay(fs: FileSystem, root: string, texts: ReadonlyMap<string, string>): Entry[] {
  const journal = journalOf(root);
  fs.rmSync(folderOf(root), { recursive: true, force: true });
  fs.mkdirSync(folderOf(root), { recursive: true });
  const entries = [...texts].map(([file, text], number) => {
    const full = contentPath(root, file);
    const before = fs.readFileSync(full, 'utf8');
    const { mode } = fs.statSync(full);
    writeDurably(fs, layFor(root, number, 'new'), text, mode);
    writeDurably(fs, layFor(root, number, 'old'), before, mode);
    return { file, before: hashOf(before), number };
  });
  writeDurably(fs, `${journal}.part`, JSON.stringify(entries));
  fs.renameSync(`${journal}.part`, journal);
  return entries;
}

/** Puts back what has been replaced. Only then may the journal go. */
function takeBack(fs: FileSystem, root: string, entries: readonly Entry[]): void {
  for (const { file, number } of entries) {
    if (fs.existsSync(layFor(root, number, 'new'))) continue;
    fs.renameSync(layFor(root, number, 'old'), contentPath(root, file));
  }
  fs.rmSync(journalOf(root));
}

/** Writes the texts of content files, named from `content/`: all of them, or none where it throws. */
export function writeAll(root: string, texts: ReadonlyMap<string, string>, fs: FileSystem = nodeFs): void {
  let entries: Entry[];
  try {
    entries = lay(fs, root, texts);
  } catch (error) {
    fs.rmSync(folderOf(root), { recursive: true, force: true });
    throw error;
  }
  try {
    for (const { file, number } of entries) {
      fs.renameSync(layFor(root, number, 'new'), contentPath(root, file));
    }
  } catch (error) {
    takeBack(fs, root, entries);
    throw error;
  }
  fs.rmSync(folderOf(root), { recursive: true, force: true });
}

/** Finishes a save that was cut off. A file that somebody has changed since is left as it is. Returns the files written. */
export function finishSave(root: string, fs: FileSystem = nodeFs): string[] {
  if (!fs.existsSync(journalOf(root))) {
    fs.rmSync(folderOf(root), { recursive: true, force: true });
    return [];
  }
  const entries = JSON.parse(fs.readFileSync(journalOf(root), 'utf8')) as Entry[];
  const open = entries.filter(({ file, before, number }) => {
    const isLaid = fs.existsSync(layFor(root, number, 'new'));
    return isLaid && hashOf(fs.readFileSync(contentPath(root, file), 'utf8')) === before;
  });
  for (const { file, number } of open) {
    fs.renameSync(layFor(root, number, 'new'), contentPath(root, file));
  }
  fs.rmSync(folderOf(root), { recursive: true, force: true });
  return open.map(({ file }) => file);
}
