/** Checks that an earlier process has made. */

/** What a check finds, or has found in an earlier process, by a key that names all that it depends on. */
type Remember = (key: readonly string[], check: () => string) => string;

let remember: Remember = (_key, check) => check();

/** Says where to keep checks. This package writes nothing; until it is called, each process checks all texts. */
export function keepChecks(next: Remember): void {
  remember = next;
}

// Places in the source matter to the check alone, and are most of a tree.
const withoutPlaces = (key: string, value: unknown) => (key === 'position' ? undefined : value);

/** @param check returns plain data */
export function kept<Found>(key: readonly string[], check: () => Found): Found {
  // Read in any case, so that what was found now is the same as what was kept.
  return JSON.parse(remember(key, () => JSON.stringify(check(), withoutPlaces)));
}
