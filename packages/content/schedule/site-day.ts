/** The day of the site: days in the content are days at the headquarters. */
import { z } from 'zod';
import { firstOffice } from '#packages/site/offices.ts';
import type { Office } from '../facts.ts';
import { errorInWords } from '../reading/mistakes.ts';

type Offices = Readonly<Record<string, Pick<Office, 'side' | 'timeZone'>>>;

/** The time zone of the headquarters, the first office that clients meet; without one, the first of all. */
export function headquartersZone(offices: Offices): string {
  return firstOffice(Object.values(offices), 'client').timeZone;
}

/**
 * The day at the headquarters, as in '2026-12-03'. `SITE_DAY` in the environment replaces it, to build the site as
 * it was, or will be, on another day. Without valid offices it is the day in UTC.
 *
 * @throws Error if `SITE_DAY` is no day
 */
export function siteDay(
  offices: Offices | undefined,
  now: Temporal.Instant = Temporal.Now.instant(),
): string {
  const { SITE_DAY: set } = process.env;
  if (set && !z.iso.date().safeParse(set).success)
    throw errorInWords(`SITE_DAY is ${set}: write a day, as in 2026-12-03`);
  if (set) return set;
  return now
    .toZonedDateTimeISO(offices ? headquartersZone(offices) : 'UTC')
    .toPlainDate()
    .toString();
}

export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

/** A day in words for editors: '3 December 2026'. */
export function dayInWords(day: string): string {
  return Temporal.PlainDate.from(day).toLocaleString('en-GB', { dateStyle: 'long' });
}

/**
 * When a day starts at the headquarters, the office that clients meet: a date in the content is a day there. In
 * ISO 8601 with the UTC offset, because readers of dates without one may choose the day before.
 *
 * @example startOfDay('2026-03-09', site) // '2026-03-09T00:00:00-07:00'
 */
export function startOfDay(date: string, { offices }: { offices: Offices }): string {
  const start = Temporal.PlainDate.from(date).toZonedDateTime(headquartersZone(offices));
  return start.toString({ timeZoneName: 'never' });
}
