import type { FileVersions } from './merge-file.ts';
import { bytesHere, changedFiles, fileAt, filesBetween, renamesBetween, treeWith } from './repository.ts';

type Data = Buffer | undefined;
/** The changes of one side. `moves` are of texts, from file to file. */
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

/** Only content, and files that `there` has too: a folder of the rest may be another repository. */
async function changedHere(root: string, before: string, there: Changed): Promise<Changed> {
  const isOwn = (file: string) => file.startsWith('content/') || there.files.has(file);
  const tree = await treeWith(root, ((await changedFiles(root)) ?? []).filter(isOwn));
  const files = (await filesBetween(root, before, tree)).filter(isOwn);
  return {
    files: await dataOf(files, (file) => bytesHere(root, file)),
    moves: await renamesBetween(root, before, tree),
  };
}

/** A change follows a move, unless the other side has a text of its own there. */
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

/** `mine` are the files here, `theirs` those of the commit `id`, both since `since`. */
export async function versionsOf(root: string, id: string, since = 'HEAD'): Promise<FileVersions[]> {
  const theirs = await changedBetween(root, since, id);
  const mine = await changedHere(root, since, theirs);
  const files = [...new Set([...mine.files.keys(), ...theirs.files.keys()])];
  return paired(await dataOf(files, (file) => fileAt(root, since, file)), mine, theirs);
}
