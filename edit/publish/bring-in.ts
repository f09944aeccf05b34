import { dataNode, isTree, walk } from '#packages/content/tree.ts';
import { hashOf, isTextFile, languagesFile } from '../content/content-files.ts';
import { labelsOf } from '../content/path-label.ts';
import { namedBy } from '../content/place.ts';
import { fileLabel } from '../content/site-files.ts';
import { trackingRef, type Branch, type Shared } from './branch.ts';
import { mergedFile, wholeClash } from './merge-file.ts';
import type { Clash, Whose } from './merge-values.ts';
import { bytesHere, moveTo } from './move-to.ts';
import { foreignFiles, namesOf } from './package-files.ts';
import { fail, step } from './published.ts';
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

export type Choices = Readonly<Record<string, Whose>>;

const textsIn = (value: unknown) =>
  [...walk(dataNode(value))].flatMap(({ value: each }) => (isTree(each) ? [] : String(each))).join(' · ');

function wordsOf(value: unknown, between = ' · '): string | undefined {
  if (value === undefined) return undefined;
  return isTree(value) ? Object.values(value).map(textsIn).join(between) : textsIn(value);
}

/**
 * A place that both have changed, with the words of each, and labels; undefined where it is not there. All of one `id` are decided
 * together: the items of a list have to be the same ones in every language. It is another one once either has changed again.
 */
function conflictOf(version: string, file: string, { path, base, mine, theirs, isSeveral = false }: Clash) {
  const named = namedBy(file.replace(/^content\//, '')) ?? { file: '', locale: '' };
  const place = { ...named, path };
  const isOfAll =
    !isTextFile(file) &&
    (path.length === 0 || [mine, theirs].some((each) => each === undefined || isTree(each)));
  const between = isSeveral ? '\n\n' : undefined;
  return {
    id: JSON.stringify([version, named.file || file, isOfAll ? '' : named.locale, ...path]),
    ...place,
    ...labelsOf(place),
    file,
    ...(named.file === '' && { page: fileLabel(file) ?? file }),
    base: wordsOf(base, between),
    mine: wordsOf(mine, between),
    theirs: wordsOf(theirs, between),
  };
}

export type Conflict = ReturnType<typeof conflictOf>;

/** The commit to go to: that of the others, or a merge if something recorded here has not been sent yet. */
async function targetOf(root: string, shared: Shared): Promise<string> {
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
const undecided =
  'You and somebody else have changed the same places. Nothing was brought in yet: choose whose words stay at each.';
const notTogether =
  'What you and somebody else have changed is not right together. Nothing was brought in yet: choose whose version of each stays.';
const notRight =
  'With what others have published, your changes are not right any more. Nothing was brought in: correct or undo them first.';

/** Finds the files that both have changed. A change follows a move. */
async function changedByBoth(root: string, id: string) {
  const changed = (await changedFiles(root)) ?? [];
  // Of the rest, a folder may be another repository.
  const inContent = changed.filter((file) => file.startsWith('content/'));
  const here = await treeWith(root, inContent);
  const [myNames, theirNames] = [
    await renamesBetween(root, 'HEAD', here),
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
        // `to` is where it is then, and `here` the bytes of all its places.
        return { file, to, here, versions };
      }),
  );
}

/**
 * Brings in what others have published. What is changed here stays as it is, unpublished.
 *
 * @param mistakes lists the mistakes of the content as it is now
 */
export const bringIn = step(
  async (
    root: string,
    { shared, missing, problem = 'Nobody has published anything that is not here.' }: Branch,
    choices: Choices,
    mistakes: () => readonly string[],
  ) => {
    if (!shared || missing === undefined) fail(problem);
    const id = await targetOf(root, shared);
    const files = await filesBetween(root, 'HEAD', id);
    const others = await foreignFiles(root, 'HEAD', id, files);
    if (others.length > 0) fail(foreign(others.join('; ')));
    const both = await changedByBoth(root, id);
    const conflicts: Conflict[] = [];
    const version = hashOf(
      JSON.stringify(
        both.map(({ file, versions: { mine, theirs } }) => [file, hashOf(mine), hashOf(theirs)]),
      ),
    );
    const wholes = both.map(({ file, versions }) => conflictOf(version, file, wholeClash(file, versions)));
    const together = both.flatMap(({ file, to, here, versions }, index) => {
      const choose = (clash: Clash): Whose => {
        const conflict = conflictOf(version, file, clash);
        const choice = choices[conflict.id];
        if (choice === undefined) conflicts.push(conflict);
        return choice ?? 'theirs';
      };
      const isWhole = Object.hasOwn(choices, wholes[index]?.id ?? '');
      const data = mergedFile(file, versions, choose, isWhole);
      return [...here].map(
        ([each, before]) => [each, { data: each === to ? data : undefined, before }] as const,
      );
    });
    if (conflicts.length > 0) fail(undecided, { conflicts });
    // Another list of languages is read by the next session.
    const isChecked = !files.includes(`content/${languagesFile}`);
    const known = new Set(isChecked ? mistakes() : []);
    await moveTo(root, {
      id,
      reason: 'bring in what others have published',
      together: new Map(together),
      changed: (names) => saved(namesOf(names)),
      check() {
        const added = isChecked ? mistakes().filter((each) => !known.has(each)) : [];
        if (added.length === 0) return;
        const detail = added.join('\n');
        const left = wholes.filter(({ id: whole }) => !Object.hasOwn(choices, whole));
        if (left.length > 0) fail(notTogether, { detail, conflicts: left });
        fail(notRight, { detail });
      },
    });
    return {
      isGood: true,
      message: 'What others have published is here now. Your changes wait to be published.',
    };
  },
);
