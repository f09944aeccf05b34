import type { Site } from '../content/facts.ts';
import { headquartersZone } from '../content/site-day.ts';

/**
 * Returns when a day starts at the headquarters, the office that clients meet: a date in the content is a day there. In
 * ISO 8601 with the UTC offset, because readers of dates without one may choose the day before.
 *
 * @example startOfDay('2026-03-09', site) // '2026-03-09T00:00:00-07:00'
 */
export function startOfDay(date: string, { offices }: Pick<Site, 'offices'>): string {
  const start = Temporal.PlainDate.from(date).toZonedDateTime(headquartersZone(offices));
  return start.toString({ timeZoneName: 'never' });
}
