import { git } from '#packages/history/git/git.ts';
import { hashOf, inContent, type FileData } from '../content/content-files.ts';
import { currentContent } from '../content/content.ts';
import { isOwners } from '../content/site-files.ts';
import { problemInWords } from '../save/check-unsaved.ts';
import { writeAll } from '../save/write-all.ts';
import { trackingRef, type Branch } from './branch.ts';
import { conflictsOf, decided, type Choices, type Conflict, type Whole } from './conflicts.ts';
import { join, writtenBy, type LeftOut, type Written } from './join.ts';
import { versionsOf } from './file-versions.ts';
import { changesIn, type FileVersions } from './merge-file.ts';
import type { Whose } from './merge-values.ts';
import { inTheWay, listFile, partsOf } from './parts.ts';
import { fail, namesOf, printed, step } from './published.ts';
import { bytesHere, changedFiles, filesBetween, idOf, isAncestor, mergeTaking } from './repository.ts';
import { comparedWith, createTrial, type Files, type Trial } from './trial.ts';
import { commitsIn } from './versions.ts';

const listed = (words: readonly string[]) => new Intl.ListFormat('en').format(words);

/** What was committed and not pushed is merged, and published again. `since` is the commit with which both began. */
async function targetOf(root: string, theirs: string): Promise<{ id: string; since: string }> {
  const { reason, ...found } = await git(root, 'merge-base', 'HEAD', theirs);
  const since = printed({ ...found, ...(reason && { reason: { ...reason, why: 'shallow' } }) });
  if (await isAncestor(root, 'HEAD', theirs)) return { id: theirs, since };
  const files = (await filesBetween(root, 'HEAD', theirs)).filter(isOwners);
  return { id: await mergeTaking(root, files, theirs, 'Bring in what others have published'), since };
}

const foreign = (names: string) =>
  `Others have changed more than words, facts and pictures: ${names}. Ask a developer to bring it in ("git pull --rebase --autostash"). Your changes are saved.`;
const saved = (names: string) =>
  `This has changed here while it was being brought in: ${names}. Nothing was brought in: do it once more.`;
const undecided =
  'You and somebody else have changed the same places. Nothing was brought in yet: choose whose words stay at each.';
const undecidedStill =
  'What you chose stands. You and somebody else have changed more of the same places. Nothing was brought in yet: choose at each of these, too.';
const notTogether =
  'What you and somebody else have changed is not right together. Nothing was brought in yet: choose whose changes stay.';
const notRight = 'What you have written is not right yet. Nothing was brought in: correct it.';

async function askWhatStays(
  root: string,
  id: string,
  message: string,
  conflicts: readonly Conflict[],
  detail?: string,
) {
  const commits = await commitsIn(root, `HEAD..${id}`);
  const asked = conflicts.map((conflict): Conflict => {
    const own = commits.filter(({ files }) => files.includes(conflict.file));
    const by = listed([...new Set(own.map((each) => each.by))]);
    const [last, ...earlier] = own;
    return { ...conflict, by, when: earlier.length === 0 ? last?.date : undefined };
  });
  return fail(message, { conflicts: asked, detail });
}

/** Files with the changes of both, from which the site can be built. Ends the step where somebody has to choose. */
export async function joined(
  root: string,
  id: string,
  files: readonly FileVersions[],
  choices: Choices,
  trial: Trial,
): Promise<Files> {
  const hashes = files.map(({ file, mine, theirs }) => [file, hashOf(mine.data), hashOf(theirs.data)]);
  const asked = conflictsOf(currentContent(root), hashOf(JSON.stringify(hashes)));
  const partsBy = (whose: Whose) =>
    partsOf(files.flatMap((each) => changesIn(each.file, each.base, each[whose])));
  const parts = { mine: partsBy('mine'), theirs: partsBy('theirs') };
  const wholes = [
    ...asked.wholes('mine', parts.mine, parts.theirs),
    ...asked.wholes('theirs', parts.theirs, parts.mine),
  ];
  const choiceOf = ({ id: asked, side, conflicts }: Whole) => (conflicts.length > 0 ? choices[asked] : side);
  const open = wholes.filter((each) => choiceOf(each) === undefined).flatMap(({ conflicts }) => conflicts);
  const lost = (whose: Whose) =>
    wholes.flatMap((each) => (choiceOf(each) === whose ? [] : [each.lost[whose]]));
  const written: Conflict[] = [];
  let isBegun = wholes.some(({ id: asked, conflicts }) => conflicts.length > 0 && asked in choices);
  const filesWithout = ({ mine = [], theirs = [] }: LeftOut): Files =>
    join(files, {
      leftOut: { mine: [...lost('mine'), ...mine], theirs: [...lost('theirs'), ...theirs] },
      choose(file, clash) {
        const conflict = asked.place(file, clash);
        const choice = choices[conflict.id];
        if (choice === undefined) open.push(conflict);
        else if (typeof choice === 'object') written.push(conflict);
        isBegun ||= choice !== undefined;
        return decided(file, clash, choice ?? 'theirs');
      },
    });
  const ask = async () => askWhatStays(root, id, isBegun ? undecidedStill : undecided, open);
  if (open.length > 0) await ask();
  const result = filesWithout({});
  if (open.length > 0) await ask();
  if ((await trial.problems(result)).length === 0) return result;
  const [ofMine, ofTheirs] = [filesWithout({ theirs: parts.theirs }), filesWithout({ mine: parts.mine })];
  const problemsWith = await comparedWith(trial, ofMine, ofTheirs);
  const added = await problemsWith(result);
  if (added.length === 0) return result;
  const detail = added.map(problemInWords).join('\n');
  const wrong = written.filter(({ file, key }) =>
    added.some((each) => file === `content/${each.file}` && key === each.path),
  );
  if (wrong.length > 0) return await askWhatStays(root, id, notRight, wrong, detail);
  const isRightWithout = async (out: LeftOut) => (await problemsWith(filesWithout(out))).length === 0;
  // What cannot be together: with all of one's parts, those of the other that have to go.
  const mine = await inTheWay(parts.mine, (gone) => isRightWithout({ mine: gone }));
  const theirs = await inTheWay(parts.theirs, (gone) => isRightWithout({ theirs: gone }));
  const conflicts = asked.apart(mine.flat(), theirs.flat());
  const choice = conflicts[0] && choices[conflicts[0].id];
  if (choice === undefined) return await askWhatStays(root, id, notTogether, conflicts, detail);
  return filesWithout(choice === 'mine' ? { theirs } : { mine });
}

/** After an interruption, all files are old or all are new, and it can be done again. */
async function moveTo(root: string, id: string, files: readonly Written[]): Promise<void> {
  const head = await idOf(root, 'HEAD');
  const committed = await filesBetween(root, head, id);
  const isStill = (file: string, data: FileData) => hashOf(bytesHere(root, file)) === hashOf(data);
  const write = (all: readonly Omit<Written, 'before'>[]) =>
    writeAll(root, new Map(all.map(({ file, data }) => [inContent(file), data])));
  // Saved while Git was working.
  const changed = files.flatMap(({ file, before }) => (isStill(file, before) ? [] : file));
  if (changed.length > 0) fail(saved(namesOf(root, changed)));
  write(files);
  try {
    // Unlike `add`, this accepts a file whose removal is already in the index.
    printed(await git(root, 'update-index', '--add', '--remove', '--', ...committed));
    const reason = 'bring in what others have published';
    printed(await git(root, 'update-ref', '-m', reason, 'HEAD', id, head));
  } catch (error) {
    await git(root, 'reset', '--quiet', '--', ...committed);
    // What somebody has changed in the meantime stays.
    const same = files.filter(({ file, data }) => isStill(file, data));
    write(same.map(({ file, before }) => ({ file, data: before })));
    throw error;
  }
}

const mostNamed = 3;

const broughtIn = (commits: Awaited<ReturnType<typeof commitsIn>>) => {
  const named = commits.slice(0, mostNamed).map(({ subject, by }) => `“${subject}” by ${by}`);
  const more = commits.length - named.length;
  return `Brought in: ${listed(more > 0 ? [...named, `${more} more`] : named)}.`;
};

/** What is changed here stays as it is, unpublished. */
export const bringIn = step(
  async (
    root: string,
    { shared, missing, problem = 'Nobody has published anything that is not here.' }: Branch,
    choices: Choices,
  ) => {
    if (!shared || missing === undefined) fail(problem);
    const theirs = await idOf(root, trackingRef(shared));
    const { id, since } = await targetOf(root, theirs);
    const others = (await filesBetween(root, since, theirs)).filter((file) => !isOwners(file));
    if (others.length > 0) fail(foreign(others.join('; ')));
    const commits = await commitsIn(root, '--no-merges', `HEAD..${theirs}`);
    const files = await versionsOf(root, theirs, since);
    using trial = createTrial(root);
    const result = await joined(root, theirs, files, choices, trial);
    const written = writtenBy(files, result);
    await moveTo(root, id, written);
    const isMine = id !== theirs || ((await changedFiles(root)) ?? []).some(isOwners);
    return {
      isGood: true,
      message: `${broughtIn(commits)} ${isMine ? 'Your changes wait to be published.' : 'You have no changes of your own.'}`,
      isStartingAnew: written.some(({ file }) => file === listFile),
    };
  },
);
