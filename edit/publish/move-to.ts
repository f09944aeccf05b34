/** Makes another commit the current one. Files go through the same writer as a save: all of them are new, or none. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { git } from '#packages/history/git/git.ts';
import { hashOf, type FileData } from '../content/content-files.ts';
import { writeLanguages } from '../save/change-languages.ts';
import { faultInWords } from '../save/faults.ts';
import { failed, refusal, type Published } from './published.ts';
import { changedFiles, fileAt, filesBetween, idOf } from './repository.ts';

async function isAs(root: string, commit: string, file: string): Promise<boolean> {
  const { isGood, output } = await git(root, 'hash-object', '--', file);
  return (isGood ? output.trim() : '') === (await idOf(root, `${commit}:./${file}`));
}

async function filter<Item>(
  items: readonly Item[],
  holds: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const found = await Promise.all(items.map(holds));
  return items.filter((_, index) => found[index]);
}

type Change = { data: FileData; before: Buffer | undefined };

export function bytesHere(root: string, file: string): Buffer | undefined {
  const full = path.join(root, file);
  return statSync(full, { throwIfNoEntry: false })?.isFile() ? readFileSync(full) : undefined;
}

function write(root: string, texts: ReadonlyMap<string, FileData>): string | undefined {
  try {
    writeLanguages(
      root,
      new Map([...texts].map(([file, data]) => [path.posix.relative('content', file), data])),
    );
    return undefined;
  } catch (error) {
    const words = faultInWords(error);
    if (words === undefined) throw error;
    return words;
  }
}

type Move = {
  id: string;
  /** What the reflog says of it. */
  reason: string;
  /** Looks at the new files; returns what is not right with them, if anything. */
  check: () => Promise<Published | undefined> | Published | undefined;
  /** What files become that are changed here too: both changes in one. */
  together?: ReadonlyMap<string, Change>;
  /** Says which files have other changes here. */
  changed: (files: readonly string[]) => string;
};

/**
 * Brings the project to a commit. Interrupted, it leaves files that are all old or all new, and can be done again. Returns
 * why it was not done, and undefined if it was.
 */
export async function moveTo(
  root: string,
  { id, reason, check, together = new Map(), changed }: Move,
): Promise<Published | undefined> {
  const before = await idOf(root, 'HEAD');
  const files = await filesBetween(root, before, id);
  const found = new Map(files.map((file) => [file, bytesHere(root, file)]));
  const old = await filter(files, async (file) => !(await isAs(root, id, file)));
  const here = new Set(await changedFiles(root));
  const mine = old.filter((file) => here.has(file) && !together.has(file));
  if (mine.length > 0) return failed(changed(mine));
  const change = async (file: string): Promise<Change> =>
    together.get(file) ?? { data: await fileAt(root, id, file), before: found.get(file) };
  // A file that has moved here is in neither commit.
  const all = [...new Set([...old, ...together.keys()])];
  const changes = new Map(await Promise.all(all.map(async (file) => [file, await change(file)] as const)));
  const isStill = (file: string, data: FileData) => hashOf(bytesHere(root, file)) === hashOf(data);
  // Saved while Git was asked.
  const saved = all.filter((file) => !isStill(file, changes.get(file)?.before));
  if (saved.length > 0) return failed(changed(saved));
  const fault = write(root, new Map([...changes].map(([file, { data }]) => [file, data])));
  if (fault !== undefined) return failed(`It was not done: ${fault}.`);
  /** What somebody has changed in the meantime stays. */
  const goBack = (failure: Published) => {
    const same = [...changes].filter(([file, { data }]) => isStill(file, data));
    write(root, new Map(same.map(([file, { before: text }]) => [file, text])));
    return failure;
  };
  const problem = await check();
  if (problem) return goBack(problem);
  // Unlike `add`, it takes a file whose removal it has already.
  const added = await git(root, 'update-index', '--add', '--remove', '--', ...files);
  const moved = added.isGood ? await git(root, 'update-ref', '-m', reason, 'HEAD', id, before) : added;
  if (moved.isGood) return undefined;
  await git(root, 'reset', '--quiet', '--', ...files);
  return goBack(refusal(moved.reason));
}
