import type { Words } from '#packages/content/schema.ts';
import type { SiteContextValue } from '#app/layout/site-context.ts';
import { fill } from '#packages/site/fill.ts';
import { clockTime, formatTime } from '#packages/time/clock.ts';
import { nextOpening } from '#packages/time/working-hours.ts';
import type { Place } from './two-days.ts';

/** The time in two places, and, while no office is open, which opens next. */
export function timesNow(
  now: Date,
  words: Words['home']['sharedDay'],
  places: readonly Place[],
  offices: readonly Place[],
  { clock, locale }: SiteContextValue,
): string {
  const times = places.map(({ timeZone, name }) =>
    fill(words.time, { city: name, time: clockTime(timeZone, now, clock) ?? '' }),
  );
  const openings = offices.flatMap((office) => {
    const opening = nextOpening(office, now);
    return opening ? { ...opening, ...office } : [];
  });
  const [next] = openings.toSorted((a, b) => a.start - b.start);
  if (!next || openings.length < offices.length) return times.join(' · ');
  const weekday = new Intl.DateTimeFormat(locale.code, { weekday: 'long', timeZone: 'UTC' });
  const opens = fill(words.opens, {
    city: next.name,
    day: weekday.format(new Date(next.date)),
    opens: formatTime(next.opens, clock),
  });
  return [...times, opens].join(' · ');
}
