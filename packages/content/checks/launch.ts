/** What a build warns of, and what keeps a site from its launch. */
import type { Facts } from '../facts.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import { standIns } from './stand-ins.ts';

/** Returns one line that lists the facts that are still placeholders; undefined if there are none. */
export function placeholdersLeft(facts: Facts): string | undefined {
  const keys = standIns(facts).map(({ key }) => key);
  return keys.length > 0
    ? `content/site.yaml still holds placeholders: ${keys.join(', ')}. See npm run launch-check.`
    : undefined;
}

/** Returns the confirmed claims of site.yaml whose date of review has passed on a day. */
export function reviewsDue({ claimsConfirmed }: Pick<Facts, 'claimsConfirmed'>, day: string): Mistake[] {
  return Object.entries(claimsConfirmed).flatMap(([name, own]) =>
    own?.review !== undefined && own.review < day
      ? mistakeAt(
          `claimsConfirmed.${name}`,
          `was confirmed on ${own.confirmed}, to be looked at again by ${own.review}`,
        )
      : [],
  );
}
