/** The files that two people have changed since a common state, as both have them. */
import type { FileVersions } from './merge-file.ts';
import { bytesHere } from './move-to.ts';
import { changedFiles, fileAt, filesBetween, renamesBetween, treeWith } from './repository.ts';

type Data = Buffer | undefined;
/** What one of both has changed: files with their data, and where texts have moved from their places. */
export type Changed = { files: ReadonlyMap<string, Data>; moves: ReadonlyMap<string, string> };

async function dataOf(
  files: readonly string[],
  read: (file: string) => Data | Promise<Data>,
): Promise<Map<string, Data>> {
  return new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)));
}

export async function changedBetween(root: string, before: string, after: string): Promise<Changed> {
  const files = await filesBetween(root, before, after);
  return {
    files: await dataOf(files, (file) => fileAt(root, after, file)),
    moves: await renamesBetween(root, before, after),
  };
}

/** The files of the content, and those of others that `there` has too: of the rest, a folder may be another repository. */
async function changedHere(root: string, there: Changed): Promise<Changed> {
  const changed = (await changedFiles(root)) ?? [];
  const own = changed.filter((file) => file.startsWith('content/') || there.files.has(file));
  return {
    files: await dataOf(own, (file) => bytesHere(root, file)),
    moves: await renamesBetween(root, 'HEAD', await treeWith(root, own)),
  };
}

/** Pairs the files of both. A change follows a move, unless the other has a text of its own there. */
export function paired(base: ReadonlyMap<string, Data>, mine: Changed, theirs: Changed): FileVersions[] {
  const dataIn = ({ files }: Changed, file: string) => (files.has(file) ? files.get(file) : base.get(file));
  const movesOf = (one: Changed, other: Changed) =>
    new Map([...one.moves].filter(([file, to]) => other.moves.get(file) === to || !dataIn(other, to)));
  const moves = { mine: movesOf(mine, theirs), theirs: movesOf(theirs, mine) };
  const moved = new Set([...moves.mine.values(), ...moves.theirs.values()]);
  const files = new Set([...mine.files.keys(), ...theirs.files.keys()]);
  return [...files.difference(moved)].map((file) => {
    const [from, to] = [moves.mine.get(file) ?? file, moves.theirs.get(file) ?? file];
    return {
      file,
      base: { at: file, data: base.get(file) },
      mine: { at: from, data: dataIn(mine, from) },
      theirs: { at: to, data: dataIn(theirs, to) },
    };
  });
}

export async function versionsOf(root: string, id: string): Promise<FileVersions[]> {
  const theirs = await changedBetween(root, 'HEAD', id);
  const mine = await changedHere(root, theirs);
  const files = [...new Set([...mine.files.keys(), ...theirs.files.keys()])];
  return paired(await dataOf(files, (file) => fileAt(root, 'HEAD', file)), mine, theirs);
}
