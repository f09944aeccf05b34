import type { Words } from '#packages/content/schema.ts';
import { fill } from '#packages/site/fill.ts';
import { clockTime, formatTime, type ClockWords } from '#packages/time/clock.ts';
import { nextOpening } from '#packages/time/working-hours.ts';
import type { Place } from './two-days.ts';

type Times = {
  words: Words['home']['sharedDay'];
  places: readonly Place[];
  offices: readonly Place[];
  clock: ClockWords;
  language: string;
};

/** The time in two places, and, while no office is open, which opens next. */
export function timesNow(
  { words, places, offices, clock, language }: Times,
  now: Date | undefined,
): string | undefined {
  if (!now) return undefined;
  const times = places.map(({ timeZone, name }) =>
    fill(words.time, { city: name, time: clockTime(timeZone, now, clock) ?? '' }),
  );
  const openings = offices.flatMap((office) => {
    const opening = nextOpening(office, now);
    return opening ? { ...opening, ...office } : [];
  });
  const [next] = openings.toSorted((a, b) => a.start - b.start);
  if (!next || openings.length < offices.length) return times.join(' · ');
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const opens = fill(words.opens, {
    city: next.name,
    day: weekday.format(new Date(next.date)),
    opens: formatTime(next.opens, clock),
  });
  return [...times, opens].join(' · ');
}
