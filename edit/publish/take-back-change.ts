/** Takes back one of the changes that are not published yet, as an edit that Undo brings back. */
import { hashOf, isPicture } from '../content/content-files.ts';
import { isAtOrBelow } from '../content/place.ts';
import type { Save } from '../save/session.ts';
import { versionsOf } from './file-versions.ts';
import { join } from './join.ts';
import { changesIn } from './merge-file.ts';
import { isIn, partsOf, together, type Change, type Part } from './parts.ts';
import { fail } from './published.ts';
import type { Reviewed } from './review.ts';
import { createTrial } from './trial.ts';

const other = 'This is a setting, and no content: ask a developer to take it back. Nothing was changed.';

/** What is left of the changes without one of them, and what cannot stand without it. */
export async function withoutChange(root: string, { file, path, page, label }: Reviewed): Promise<Save> {
  const versions = (await versionsOf(root, 'HEAD')).filter(({ base, mine }) => base.data || mine.data);
  const changes = versions.flatMap((each) => changesIn(each.file, each.base, each.mine));
  const names = versions
    .filter(({ mine, base }) => [mine.at, base.at].includes(file))
    .map((each) => each.file);
  if (names.length === 0 || !file.startsWith('content/')) fail(other);
  const isOne = (change: Change) => names.includes(change.file) && isAtOrBelow(path, change.path);
  const [gone, left] = [true, false].map((isGone) =>
    partsOf(changes).filter((part) => part.some(isOne) === isGone),
  );
  const filesWith = (some: readonly Part[]) => {
    const isKept = isIn(some);
    // Of spaces and comments, there is no other change in the file.
    const all = versions.map((each) =>
      gone?.length === 0 && names.includes(each.file) ? { ...each, mine: each.base } : each,
    );
    return join(all, { isKept: { mine: isKept, theirs: isKept }, choose: (_, { mine }) => mine });
  };
  const trial = createTrial(root);
  try {
    const known = new Set((await trial.problems(new Map())).map((each) => JSON.stringify(each)));
    const kept = await together(left ?? [], async (some) =>
      (await trial.problems(filesWith(some))).every((each) => known.has(JSON.stringify(each))),
    );
    const before = new Map(versions.map(({ mine }) => [mine.at, mine.data]));
    const files = [...filesWith(kept)].filter(([each, data]) => hashOf(data) !== hashOf(before.get(each)));
    const edits = files.map(([each, data]) => {
      const name = each.replace('content/', '');
      return { do: 'write' as const, file: name, data: isPicture(name) ? data : data && String(data) };
    });
    return {
      edits,
      hashes: Object.fromEntries(
        edits.map((each) => [each.file, hashOf(before.get(`content/${each.file}`))]),
      ),
      title: `Take back ${[page, label].filter(Boolean).join(', ')}`,
    };
  } finally {
    trial.end();
  }
}
