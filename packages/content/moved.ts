/** Checks `content/moved.yaml`: old addresses, and where each leads. Runs at build time only. */
import { leadMistake, type Addresses } from './addresses.ts';
import { checkFile, type Checked } from './reading/check-file.ts';
import { mistakeAt, type Mistake } from './reading/mistakes.ts';
import type { Reading } from './reading/read-yaml.ts';
import { moved, type Moved } from './schemas/moved-schema.ts';

export const movedFile = 'content/moved.yaml';

function mistakesOf(all: Moved, known: Addresses, day: string): Mistake[] {
  return Object.entries(all).flatMap(([from, to]) => {
    const isOld = Object.hasOwn(all, to);
    const mistake = isOld
      ? `leads to ${to}, which has moved itself: write the address where that leads`
      : leadMistake(known, to, {}, day);
    return [
      ...(known.has(from)
        ? [mistakeAt(from, 'is an address of this site, which nobody would see any more')]
        : []),
      ...(mistake === undefined ? [] : [mistakeAt(from, mistake)]),
    ];
  });
}

/**
 * Checks the old addresses against those of the site.
 *
 * @param known the addresses of all languages
 * @param day the day of the site
 */
export function checkMoved(reading: Reading, known: Addresses, day: string): Checked<Moved> {
  const checked = checkFile(movedFile, moved, reading);
  return { ...checked, mistakes: [...checked.mistakes, ...mistakesOf(checked.data ?? {}, known, day)] };
}
