import { locales } from '#packages/site/locales.ts';
import type { ScheduledText } from '../addresses/addresses.ts';
import { isRedirected, isShown, nextChange, stateOf } from './held-back.ts';
import { dayInWords } from './site-day.ts';
import type { Source } from '../source.ts';

// Those of a language that is held back come and go with it.
const entriesOf = (source: Source): readonly ScheduledText[] =>
  locales.flatMap(({ code, draft }) => (draft ? [] : source.language(code).entries));

type Timetable = { heldBack: { file: string; state: string }[]; next: string | undefined };

export function timetable(source: Source): Timetable {
  const all = entriesOf(source);
  return {
    heldBack: all.flatMap((each) => {
      const state = isShown(each, source.day) ? undefined : stateOf(each, source.day);
      return state === undefined ? [] : { file: each.file, state };
    }),
    next: nextChange(all, source.day),
  };
}

export function describeTimetable({ heldBack, next }: Timetable): string[] {
  return [
    ...heldBack.map(({ file, state }) => `Held back: ${file} (${state})`),
    ...(next === undefined
      ? []
      : [
          `Next due: ${dayInWords(next)} (${next}), with a build on that day or later: docs/content.md, "Held back"`,
        ]),
  ];
}

/** The addresses of texts that were taken down, each with the one to which it leads. */
export function endedAddresses(source: Source): Record<string, string> {
  const ended = entriesOf(source).filter((each) => isRedirected(each, source.day));
  return Object.fromEntries(ended.map(({ address, movedTo = '' }) => [address, movedTo]));
}
