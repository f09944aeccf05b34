/** Checks that ask about other files, and those that an earlier process has made. */
import { isDeepStrictEqual } from 'node:util';

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

type Questions = Readonly<Record<string, ((name: string) => unknown) | undefined>>;

/** What a check found, which is plain data, and each question that it asked. */
type Last<Found> = { found: Found; asked: [question: string, name: string, answer: unknown][] };

// Places in the source matter to the check alone, and are most of a tree.
const withoutPlaces = (key: string, value: unknown) => (key === 'position' ? undefined : value);

const read = <Found>(text: string): Last<Found> => JSON.parse(text);

/** Checks again only where a question has another answer. `key` is all else that the check depends on, by which it may be kept. */
export function recheck<Asked extends Questions, Found>(
  check: (questions: Asked) => Found,
  key: readonly string[],
): (questions: Asked) => Found {
  const recalled = keeper?.recall(key);
  let last = recalled === undefined ? undefined : read<Found>(recalled);
  return (questions) => {
    const answer = (question: string, name: string) => questions[question]?.(name) ?? null;
    const isStill = last?.asked.every(([question, name, before]) =>
      isDeepStrictEqual(answer(question, name), before),
    );
    if (last && isStill) return last.found;
    const asked: Last<Found>['asked'] = [];
    const noted = Object.entries(questions).map(([question, ask]) => [
      question,
      ask &&
        ((name: string) => {
          asked.push([question, name, answer(question, name)]);
          return ask(name);
        }),
    ]);
    // The same questions, each noted.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const found = check(Object.fromEntries(noted) as Asked);
    // Read in any case, so that it is the same as one that was kept.
    const text = JSON.stringify({ found, asked }, withoutPlaces);
    keeper?.keep(key, text);
    last = read(text);
    return last.found;
  };
}
