/** Checks that an earlier process has made. */

/** Keeps what was found of a key, which names all that it depends on but what it asks: see `recheck`. */
type Keeper = {
  recall: (key: readonly string[]) => string | undefined;
  keep: (key: readonly string[], found: string) => void;
};

let keeper: Keeper | undefined;

/** Says where to keep checks. This package writes nothing; without a keeper each process checks all texts. */
export function keepChecks(next: Keeper): void {
  keeper = next;
}

/** The keeping of one check. */
export type KeptCheck = { recall: () => string | undefined; keep: (found: string) => void };

export function keptCheck(key: readonly string[]): KeptCheck {
  return { recall: () => keeper?.recall(key), keep: (found) => keeper?.keep(key, found) };
}
