/** `content/moved.yaml`: old addresses, and where each leads. */
import { z } from 'zod';
import { addressNamed } from '#packages/site/addresses.ts';
import { leadMistake, type Addresses } from './addresses.ts';
import { isReserved } from './reserved-names.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';

export const movedFile = 'content/moved.yaml';

// Server configurations quote addresses, so they have no other characters.
// Browsers resolve the segments "." and "..".
const form = String.raw`(?:\/(?!\.{1,2}(?:\/|$))[\w~.-]+)+`;
const reason =
  'is no address of this site: write a path of letters (a to z), digits, dots and dashes, as in /old-name; one with other letters, spaces, % or ? cannot be kept';

export const moved = z.record(
  z.string().regex(new RegExp(String.raw`^${form}\/?$`), reason),
  z.string().regex(new RegExp(String.raw`^(?:${form}|\/)$`), {
    error: ({ input }) =>
      `leads to ${String(input)}: write an address of this site without # or ?, as in /about`,
  }),
);

export type Moved = z.infer<typeof moved>;

function fromMistake(from: string, named: ReadonlyMap<string, string>, all: Moved, known: Addresses) {
  const address = addressNamed(from);
  if (known.has(address)) return 'is an address of this site, which nobody would see any more';
  if (isReserved(address, known)) return 'is an address that the site keeps for a file of its own';
  const other = named.get(address);
  return other !== undefined && all[other] !== all[from]
    ? `is another name of ${other}, which leads to ${all[other]}`
    : undefined;
}

export function movedMistakes(all: Moved, known: Addresses, day: string): Mistake[] {
  // Of two names of an address, the first.
  const named = new Map(
    Object.keys(all)
      .toReversed()
      .map((from) => [addressNamed(from), from]),
  );
  return Object.entries(all).flatMap(([from, to]) => {
    const toMistake = Object.hasOwn(all, to)
      ? `leads to ${to}, which has moved itself: write the address where that leads`
      : leadMistake(known, to, {}, day);
    return [fromMistake(from, named, all, known), toMistake]
      .filter((mistake) => mistake !== undefined)
      .map((mistake) => mistakeAt(from, mistake));
  });
}
