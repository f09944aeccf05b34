/** What is held back from the site: drafts, texts with a date to come, and those whose last day has passed. */
import { z } from 'zod';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import { dayAfter, dayInWords } from './site-day.ts';

const readable = z.object({
  draft: z.boolean().optional().catch(undefined),
  date: z.iso.date().optional().catch(undefined),
  until: z.iso.date().optional().catch(undefined),
  movedTo: z.string().optional().catch(undefined),
});

/** On which days a text is on the site. Each part of it that is missing or not valid is undefined. */
export type Hold = Partial<z.infer<typeof readable>>;

/** On which days a text is on the site, from its front matter as written. */
export function holdOf(matter: unknown): Hold {
  return readable.safeParse(matter).data ?? {};
}

export function holdMistakes({ date, until, movedTo }: Hold): Mistake[] {
  return [
    ...(date !== undefined && until !== undefined && until < date
      ? [mistakeAt('until', 'must not be before date')]
      : []),
    ...(movedTo !== undefined && until === undefined
      ? [mistakeAt('movedTo', 'needs until, the last day before the address leads there')]
      : []),
  ];
}

export function isShown({ draft, date = '', until }: Hold, day: string): boolean {
  return !draft && date <= day && (until === undefined || day <= until);
}

export function isRedirected({ draft, until, movedTo }: Hold, day: string): boolean {
  return !draft && movedTo !== undefined && until !== undefined && until < day;
}

/** @example stateOf({ date: '2026-12-03' }, '2026-11-26') // 'From 3 December 2026' */
export function stateOf({ draft, date, until }: Hold, day: string): string | undefined {
  if (draft) return 'Draft';
  const from = date !== undefined && date > day ? `From ${dayInWords(date)}` : undefined;
  if (until === undefined) return from;
  const last = dayInWords(until);
  return from === undefined ? `Until ${last}` : `${from}, until ${last}`;
}

/** What publishing does to a text that is online, if it takes that off the site. */
export function takenDown(online: Hold, next: Hold, day: string): string | undefined {
  const { draft, date = '' } = next;
  if (!isShown(online, day) || isShown(next, day)) return undefined;
  const until = draft ? ' until it is no draft any more' : date > day ? ` until ${dayInWords(date)}` : '';
  return `It is online now: once you publish this, visitors do not find it${until}.`;
}

/** The first day from `day` on that has the text and none of its targets; undefined if there is none. */
export function firstGap(
  text: Hold,
  targets: readonly Hold[],
  day: string,
  isThere: (target: Hold, day: string) => boolean,
): string | undefined {
  if (text.draft) return undefined;
  const { date = day, until } = text;
  const from = date > day ? date : day;
  const days = [from, ...targets.flatMap((each) => (each.until === undefined ? [] : dayAfter(each.until)))];
  return days
    .filter((each) => each >= from && (until === undefined || each <= until))
    .toSorted()
    .find((each) => !targets.some((target) => isThere(target, each)));
}
