/** Brings in what others have published, beside what is changed here. */
import type { FileData } from '../content/content-files.ts';
import { branchOf, trackingRef, type Shared } from './branch.ts';
import { failed, type Published } from './published.ts';
import { bytesHere, moveTo } from './move-to.ts';
import { foreignFiles } from './package-files.ts';
import { mergedFile, type Preferred } from './merge-file.ts';
import {
  changedFiles,
  fileAt,
  filesBetween,
  idOf,
  isAncestor,
  mergeCommits,
  renamesBetween,
  treeWith,
} from './repository.ts';
import { namesOf } from './versions.ts';

/** Returns the commit to go to: that of the others, or a merge if something recorded here has not been sent yet. */
async function targetOf(root: string, shared: Shared): Promise<string | Published> {
  const id = await idOf(root, trackingRef(shared));
  if (await isAncestor(root, 'HEAD', id)) return id;
  return mergeCommits(
    root,
    'HEAD',
    id,
    'Bring in what others have published',
    (files) =>
      `What you have recorded here and what others have published change the same text: ${namesOf(files)}. Ask a developer to bring it together ("git pull"). Nothing was changed.`,
  );
}

const foreign = (names: string) =>
  `Others have changed more than words, facts and pictures: ${names}. Ask a developer to bring it in ("git pull --rebase --autostash"). Your changes are saved.`;
const saved = (names: string) =>
  `This has changed here while it was being brought in: ${names}. Nothing was brought in: do it once more.`;
const conflict = (names: string) =>
  `You and somebody else have changed the same place: ${names}. Nothing was brought in yet: choose whose text stays there. What both have changed elsewhere stays.`;

/** A file that both have changed: where it is then, the bytes here, and what it becomes; undefined if it is unclear. */
type Both = {
  file: string;
  to: string;
  here: ReadonlyMap<string, Buffer | undefined>;
  result: { data: FileData } | undefined;
};

/** Merges the files that both have changed. A change follows a move. */
async function changedByBoth(root: string, id: string, preferred: Preferred | undefined): Promise<Both[]> {
  const changed = (await changedFiles(root)) ?? [];
  const { output } = await treeWith(root, changed);
  const [myNames, theirNames] = [
    await renamesBetween(root, 'HEAD', output.trim()),
    await renamesBetween(root, 'HEAD', id),
  ];
  const both = (await filesBetween(root, 'HEAD', id)).filter((file) => changed.includes(file));
  // Not to a place where the other has a text of its own.
  for (const file of both) {
    const [mine, theirs] = [myNames.get(file), theirNames.get(file)];
    if (mine === theirs) continue;
    if (mine !== undefined && (await fileAt(root, id, mine))) myNames.delete(file);
    if (theirs !== undefined && bytesHere(root, theirs)) theirNames.delete(file);
  }
  const moved = new Set(both.flatMap((file) => [myNames.get(file), theirNames.get(file)]));
  return Promise.all(
    both
      .filter((file) => !moved.has(file))
      .map(async (file) => {
        const [mine, theirs] = [myNames.get(file) ?? file, theirNames.get(file) ?? file];
        const to = theirs === file ? mine : theirs;
        const here = new Map([file, mine, to].map((each) => [each, bytesHere(root, each)]));
        const versions = {
          base: await fileAt(root, 'HEAD', file),
          mine: here.get(mine),
          theirs: await fileAt(root, id, theirs),
        };
        return { file, to, here, result: await mergedFile(root, file, versions, preferred) };
      }),
  );
}

/** Brings in what others have published. What is changed here stays as it is, unpublished. */
export async function bringIn(root: string, preferred?: Preferred): Promise<Published> {
  const {
    shared,
    missing,
    problem = 'Nobody has published anything that is not here.',
  } = await branchOf(root);
  if (!shared || missing === undefined) return failed(problem);
  const id = await targetOf(root, shared);
  if (typeof id !== 'string') return id;
  const others = await foreignFiles(root, 'HEAD', id);
  if (others.length > 0) return failed(foreign(others.join('; ')));
  const both = await changedByBoth(root, id, preferred);
  const unclear = both.filter(({ result }) => result === undefined).map(({ file }) => file);
  if (unclear.length > 0) return { ...failed(conflict(namesOf(unclear))), isUnclear: true };
  const failure = await moveTo(root, {
    id,
    reason: 'bring in what others have published',
    together: new Map(
      both.flatMap(({ to, here, result }) =>
        [...here].map(([file, before]) => [file, { data: file === to ? result?.data : undefined, before }]),
      ),
    ),
    changed: (names) => saved(namesOf(names)),
    check: () => Promise.resolve(undefined),
  });
  return (
    failure ?? {
      isGood: true,
      message: 'What others have published is here now. Your changes wait to be published.',
    }
  );
}
