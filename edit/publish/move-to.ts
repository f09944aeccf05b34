/** Makes another commit the current one. Files go through the same writer as a save: all of them are new, or none. */
import path from 'node:path';
import { git } from '#packages/history/git/git.ts';
import type { FileData } from '../content/content-files.ts';
import { faultInWords } from '../save/faults.ts';
import { writeAll } from '../save/write-all.ts';
import { failed, refusal, type Published } from './commit.ts';
import { changedFiles, fileAt, filesBetween, idOf } from './repository.ts';

/** Whether a file here is as in a commit. */
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

/** Writes files as they are in a commit. Says in words why it could not. */
async function write(
  root: string,
  commit: string,
  files: readonly string[],
  together: Move['together'] = new Map(),
): Promise<string | undefined> {
  const texts = await Promise.all(
    files.map(
      async (file) =>
        [
          path.posix.relative('content', file),
          together.has(file) ? together.get(file) : await fileAt(root, commit, file),
        ] as const,
    ),
  );
  try {
    writeAll(root, new Map(texts));
    return undefined;
  } catch (error) {
    const words = faultInWords(error);
    if (words === undefined) throw error;
    return words;
  }
}

type Move = {
  /** The commit, whose parent is HEAD. */
  id: string;
  /** What the reflog says of it. */
  reason: string;
  /** Looks at the new files; returns what is not right with them, if anything. */
  check: () => Promise<Published | undefined>;
  /** Whether the files stay then, to be corrected, as changes that are not published. */
  keeps?: boolean;
  /** What files become that are changed here too: both changes in one. */
  together?: ReadonlyMap<string, FileData>;
  /** Names the files that have other changes here. */
  changed: (files: readonly string[]) => string;
};

/**
 * Brings the project to a commit. Interrupted, it leaves files that are all old or all new, and can be done again. Returns
 * why it was not done, and undefined if it was.
 */
export async function moveTo(
  root: string,
  { id, reason, check, keeps = false, together = new Map(), changed }: Move,
): Promise<Published | undefined> {
  const before = await idOf(root, 'HEAD');
  const files = await filesBetween(root, before, id);
  const old = await filter(files, async (file) => !(await isAs(root, id, file)));
  const here = new Set(await changedFiles(root));
  const others = old.filter((file) => here.has(file) && !together.has(file));
  if (others.length > 0) return failed(changed(others));
  const fault = await write(root, id, old, together);
  if (fault !== undefined) return failed(`It was not done: ${fault}.`);
  /** What somebody has changed in the meantime stays. */
  const goBack = async (failure: Published) => {
    await write(root, before, await filter(old, (file) => isAs(root, id, file)));
    return failure;
  };
  const problem = await check();
  if (problem) return keeps ? problem : goBack(problem);
  // Unlike `add`, it takes a file whose removal it has already.
  const added = await git(root, 'update-index', '--add', '--remove', '--', ...files);
  const moved = added.isGood ? await git(root, 'update-ref', '-m', reason, 'HEAD', id, before) : added;
  if (moved.isGood) return undefined;
  await git(root, 'reset', '--quiet', '--', ...files);
  return goBack(refusal(moved.reason));
}
