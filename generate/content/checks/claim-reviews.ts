import type { Site } from '../facts.ts';

/** Returns one line for each confirmed claim whose date of review has passed on a day: key and reason. */
export function reviewsDue({ claimsConfirmed }: Pick<Site, 'claimsConfirmed'>, day: string): string[] {
  return Object.entries(claimsConfirmed).flatMap(([name, own]) =>
    own?.review !== undefined && own.review < day
      ? `claimsConfirmed.${name}: was confirmed on ${own.confirmed}, to be looked at again by ${own.review}`
      : [],
  );
}
