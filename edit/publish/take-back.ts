/** Takes back a change before it is published, or a published version, in edits that Undo can revert. */
import { isUtf8 } from 'node:buffer';
import { hashOf, inContent, isPicture } from '../content/content-files.ts';
import { placeInWords } from '../content/labels.ts';
import { isAtOrBelow } from '../content/place.ts';
import { problemInWords } from '../save/check-unsaved.ts';
import type { Save } from '../save/session.ts';
import { versionsOf } from './file-versions.ts';
import { join, writtenBy } from './join.ts';
import { changesIn, type FileVersions } from './merge-file.ts';
import { inTheWay, isIn, isMove, languageOf, partsOf, type Change } from './parts.ts';
import { fail, namesOf } from './published.ts';
import type { Reviewed } from './review.ts';
import { comparedWith, createTrial, type Files } from './trial.ts';
import type { Version } from './versions.ts';

const other = 'This is a setting, and no content: ask a developer to take it back. Nothing was changed.';
const changedAgain = (names: string) =>
  `The same text has changed since: ${names}. Take that back first, or change the text by hand. Nothing was taken back.`;
const needed = 'What has changed since would not be right without it. Nothing was taken back.';

function saveOf(versions: readonly FileVersions[], files: Files, title: string): Save {
  const written = writtenBy(versions, files);
  return {
    edits: written.map(({ file, data }) => {
      const name = inContent(file);
      return { do: 'write', file: name, data: isPicture(name) ? data : data && String(data) };
    }),
    hashes: Object.fromEntries(
      written.map(({ file, before }) => {
        // Of what cannot be read, a save knows no text.
        const name = inContent(file);
        const isKnown = isPicture(name) || typeof before !== 'object' || isUtf8(before);
        return [name, hashOf(isKnown ? before : undefined)];
      }),
    ),
    title,
  };
}

/** The changes to take back: all that cannot be right without `one` go with it. */
async function withNeeding(
  one: readonly Change[],
  changes: readonly Change[],
  isRightWithout: (gone: readonly Change[]) => Promise<boolean>,
): Promise<readonly Change[]> {
  if (await isRightWithout(one)) return one;
  const [isOne, parts] = [isIn([one]), partsOf(changes)];
  const [around = [], others = []] = [true, false].map((isAround) =>
    parts.filter((part) => part.some(isOne) === isAround),
  );
  // A language is added or removed as a whole.
  const single = around.filter((part) => part.every((each) => languageOf(each) === undefined)).flat();
  const apart = single.filter((each) => !isOne(each)).map((each) => [each]);
  const withOne = around.flat().filter((each) => isOne(each) || !single.includes(each));
  const needing = await inTheWay([...others, ...apart], (gone) =>
    isRightWithout([...withOne, ...gone.flat()]),
  );
  return [...withOne, ...needing.flat()];
}

/** `also` are other changes that go with it, because they cannot be right without it. */
export async function withoutChange(
  root: string,
  asked: Reviewed,
  all: readonly Reviewed[],
): Promise<{ save: Save; also: string[] }> {
  const versions = (await versionsOf(root, 'HEAD')).filter(({ base, mine }) => base.data || mine.data);
  const changes = versions.flatMap((each) => changesIn(each.file, each.base, each.mine));
  const filesOf = ({ file }: Reviewed) =>
    versions.filter(({ mine, base }) => [mine.at, base.at].includes(file)).map((each) => each.file);
  const isOf = (reviewed: Reviewed) => {
    const files = filesOf(reviewed);
    return (change: Change) =>
      files.includes(change.file) &&
      (isMove(change)
        ? reviewed.path.length === 0
        : [reviewed.path, reviewed.was ?? reviewed.path].some((each) => isAtOrBelow(each, change.path)));
  };
  if (filesOf(asked).length === 0 || !asked.file.startsWith('content/')) fail(other);
  const act = all.filter((each) => each.act === asked.act);
  const one = changes.filter((change) => act.some((each) => isOf(each)(change)));
  const filesWithout = (gone: readonly Change[]) => {
    // If only white space and comments have changed, the whole file goes back.
    const own = versions.map((each) =>
      one.length === 0 && filesOf(asked).includes(each.file) ? { ...each, mine: each.base } : each,
    );
    return join(own, { leftOut: { mine: [gone] }, choose: (_, { mine }) => mine });
  };
  using trial = createTrial(root);
  const problemsWith = await comparedWith(trial, new Map());
  const gone = await withNeeding(
    one,
    changes,
    async (some) => (await problemsWith(filesWithout(some))).length === 0,
  );
  const others = all.filter((each) => each.act !== asked.act && gone.some(isOf(each)));
  const title = `Take back ${placeInWords(asked)}`;
  return {
    save: saveOf(versions, filesWithout(gone), title),
    also: [...new Set(others.map((each) => placeInWords(each)))],
  };
}

/** Ends the step if what the version has changed was changed again, or is needed by now. */
export async function withoutVersion(root: string, { id, subject }: Version): Promise<Save> {
  const versions = await versionsOf(root, `${id}^`, id);
  const clashes: string[] = [];
  const files = join(versions, {
    choose(file, { theirs }) {
      clashes.push(file);
      return theirs;
    },
  });
  if (clashes.length > 0) fail(changedAgain(namesOf(root, clashes)));
  using trial = createTrial(root);
  const problemsWith = await comparedWith(trial, new Map());
  const problems = await problemsWith(files);
  if (problems.length > 0) fail(needed, { detail: problems.map(problemInWords).join('\n') });
  return saveOf(versions, files, `Take back “${subject}”`);
}
