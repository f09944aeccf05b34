/** Checks that an earlier process has made. */

/** Keeps what was found, which is plain data, by a key that names all that it depends on. */
type Keeper = {
  recall: (key: readonly string[]) => string | undefined;
  keep: (key: readonly string[], found: string) => void;
};

let keeper: Keeper | undefined;

/** Says where to keep checks. This package writes nothing; without a keeper each process checks all texts. */
export function keepChecks(next: Keeper): void {
  keeper = next;
}

// Places in the source matter to the check alone, and are most of a tree.
const withoutPlaces = (key: string, value: unknown) => (key === 'position' ? undefined : value);

/** What a check finds, or has found in an earlier process. */
export function kept<Found>(key: readonly string[], check: () => Found): Found {
  const recalled = keeper?.recall(key);
  // Read in any case, so that what was found now is the same as what was kept.
  const found = recalled ?? JSON.stringify(check(), withoutPlaces);
  if (recalled === undefined) keeper?.keep(key, found);
  return JSON.parse(found);
}
