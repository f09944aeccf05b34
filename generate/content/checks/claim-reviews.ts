import type { Site } from '../facts.ts';

/** Returns one line for each confirmed claim whose date of review has passed: key and reason. */
export function reviewsDue({ claimsConfirmed }: Pick<Site, 'claimsConfirmed'>, now: Date): string[] {
  const today = now.toISOString().slice(0, 10);
  return Object.entries(claimsConfirmed).flatMap(([name, own]) =>
    own?.review !== undefined && own.review < today
      ? `claimsConfirmed.${name}: was confirmed on ${own.confirmed}, to be looked at again by ${own.review}`
      : [],
  );
}
