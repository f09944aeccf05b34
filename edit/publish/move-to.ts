/** Makes another commit the current one. Files go through the same writer as a save: all of them are new, or none. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { git } from '#packages/history/git/git.ts';
import { hashOf, type FileData } from '../content/content-files.ts';
import { writeLanguages } from '../save/change-languages.ts';
import { faultInWords } from '../save/faults.ts';
import { fail, printed } from './published.ts';
import { fileAt, filesBetween, idOf, treeWith } from './repository.ts';

type Change = { data: FileData; before: Buffer | undefined };

export function bytesHere(root: string, file: string): Buffer | undefined {
  const full = path.join(root, file);
  return statSync(full, { throwIfNoEntry: false })?.isFile() ? readFileSync(full) : undefined;
}

function write(root: string, texts: ReadonlyMap<string, FileData>): void {
  try {
    writeLanguages(
      root,
      new Map([...texts].map(([file, data]) => [path.posix.relative('content', file), data])),
    );
  } catch (error) {
    const words = faultInWords(error);
    if (words === undefined) throw error;
    fail(`It was not done: ${words}.`);
  }
}

type Move = {
  id: string;
  /** What the reflog says of it. */
  reason: string;
  /** Looks at the new files, and ends the step if something is not right with them. */
  check?: () => Promise<void>;
  /** What files become that are changed here too: both changes in one. */
  together?: ReadonlyMap<string, Change>;
  /** Says which files have other changes here. */
  changed: (files: readonly string[]) => string;
};

/** Brings the project to a commit. Interrupted, it leaves files that are all old or all new, and can be done again. */
export async function moveTo(
  root: string,
  { id, reason, check, together = new Map(), changed }: Move,
): Promise<void> {
  const before = await idOf(root, 'HEAD');
  const files = await filesBetween(root, before, id);
  const found = new Map(files.map((file) => [file, bytesHere(root, file)]));
  const here = await treeWith(root, files);
  const old = await filesBetween(root, here, id);
  const own = await filesBetween(root, before, here);
  const mine = old.filter((file) => own.includes(file) && !together.has(file));
  if (mine.length > 0) fail(changed(mine));
  const change = async (file: string): Promise<Change> =>
    together.get(file) ?? { data: await fileAt(root, id, file), before: found.get(file) };
  // A file that has moved here is in neither commit.
  const all = [...new Set([...old, ...together.keys()])];
  const changes = new Map(await Promise.all(all.map(async (file) => [file, await change(file)] as const)));
  const isStill = (file: string, data: FileData) => hashOf(bytesHere(root, file)) === hashOf(data);
  // Saved while Git was asked.
  const saved = all.filter((file) => !isStill(file, changes.get(file)?.before));
  if (saved.length > 0) fail(changed(saved));
  write(root, new Map([...changes].map(([file, { data }]) => [file, data])));
  try {
    await check?.();
    try {
      // Unlike `add`, it takes a file whose removal it has already.
      printed(await git(root, 'update-index', '--add', '--remove', '--', ...files));
      printed(await git(root, 'update-ref', '-m', reason, 'HEAD', id, before));
    } catch (error) {
      await git(root, 'reset', '--quiet', '--', ...files);
      throw error;
    }
  } catch (error) {
    // What somebody has changed in the meantime stays.
    const same = [...changes].filter(([file, { data }]) => isStill(file, data));
    write(root, new Map(same.map(([file, { before: text }]) => [file, text])));
    throw error;
  }
}
