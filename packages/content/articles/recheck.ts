/** Checks that ask about other files. */
import { isDeepStrictEqual } from 'node:util';

/** What a check may ask, by the name of something. */
type Questions = Readonly<Record<string, ((name: string) => unknown) | undefined>>;

/**
 * Returns a function that makes a check once, and again only where something that it asked has another answer: a text that
 * leads to five addresses costs five questions then, and not a check.
 *
 * @param check depends on nothing else that may change
 */
export function recheck<Asked extends Questions, Found>(
  check: (questions: Asked) => Found,
): (questions: Asked) => Found {
  let last: { found: Found; asked: [question: string, name: string, answer: unknown][] } | undefined;
  return (questions) => {
    const isStill = last?.asked.every(([question, name, answer]) =>
      isDeepStrictEqual(questions[question]?.(name), answer),
    );
    if (last && isStill) return last.found;
    const asked: [string, string, unknown][] = [];
    const noted = Object.entries(questions).map(([question, ask]) => [
      question,
      ask &&
        ((name: string) => {
          const answer = ask(name);
          asked.push([question, name, answer]);
          return answer;
        }),
    ]);
    last = { found: check(Object.fromEntries(noted) as Asked), asked };
    return last.found;
  };
}
