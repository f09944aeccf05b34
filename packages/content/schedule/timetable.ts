import { locales } from '#packages/site/locales.ts';
import type { ScheduledText } from '../addresses/addresses.ts';
import { isRedirected, isShown, stateOf } from './held-back.ts';
import { dayAfter, dayInWords } from './site-day.ts';
import type { Source } from '../source.ts';

// Those of a language that is held back come and go with it.
const entriesOf = (source: Source): readonly ScheduledText[] =>
  locales.flatMap(({ code, draft }) => (draft ? [] : source.language(code).entries));

/** The next day on which a text comes or goes. */
export function nextDue(source: Source): string | undefined {
  return entriesOf(source)
    .flatMap(({ draft, date, until }) => (draft ? [] : [date, until && dayAfter(until)]))
    .filter((each) => each !== undefined)
    .filter((each) => each > source.day)
    .toSorted()[0];
}

/** What a build says of texts that are held back, and of the next day on which one comes or goes. */
export function describeTimetable(source: Source): string[] {
  const heldBack = entriesOf(source).filter((each) => !isShown(each, source.day));
  const next = nextDue(source);
  return [
    ...heldBack.map((each) => `Held back: ${each.file} (${stateOf(each, source.day) ?? ''})`),
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
