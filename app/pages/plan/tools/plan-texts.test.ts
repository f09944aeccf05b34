/**
 * Every number and sentence of hours, against an oracle that steps through days by the quarter of an hour, with the offsets of
 * clocks and nothing else of the product.
 */
import { expect, test } from 'vitest';
import { loadSite } from '#packages/content/site.ts';
import { figureFormat } from '#packages/site/figure-format.ts';
import { once } from '#packages/site/once.ts';
import { clockHours, planDay } from '#packages/time/day-plan.ts';
import { sharedDay } from '#packages/time/shared-day.ts';
import { utcOffset } from '#packages/time/utc-offset.ts';
import { planTexts } from './plan-texts.ts';
import { modelHours, type Team } from './teams.ts';

type Hours = { timeZone: string; opens: string; closes: string };

const quarter = 15 * 60_000;
const perDay = 96;
const quartersOf = (time: string) => Number(time.slice(0, 2)) * 4 + Number(time.slice(3)) / 15;

const offsetInHour = once((timeZone: string, hour: number) =>
  utcOffset(timeZone, new Date(hour * 4 * quarter)),
);

/** How far a zone's clock is ahead of UTC at an instant, both in quarters of an hour. Clocks change on the hour, in UTC too. */
const offset = (timeZone: string, at: number) => offsetInHour(timeZone, Math.floor(at / 4)) / 15;

/** The day on which somebody who is at work at an instant has begun to be, or undefined. */
function shiftAt({ timeZone, opens, closes }: Hours, at: number): number | undefined {
  const local = at + offset(timeZone, at);
  const day = Math.floor(local / perDay);
  const time = local - day * perDay;
  const [from, to] = [quartersOf(opens), quartersOf(closes)];
  if (from < to) return time >= from && time < to ? day : undefined;
  if (time >= from) return day;
  return time < to ? day - 1 : undefined;
}

/** The instants of a shift that begins on a day. */
function shift(of: Hours, day: number): number[] {
  const around = Array.from({ length: 4 * perDay }, (_, index) => (day - 1) * perDay + index);
  return around.filter((at) => shiftAt(of, at) === day);
}

const inCommon = (yours: Hours, theirs: Hours, day: number) =>
  shift(yours, day).filter((at) => shiftAt(theirs, at) !== undefined);

// The first of January 1970 was a Thursday.
const isWeekend = (day: number) => (day + 3) % 7 > 4;

/** The first day on which you work, and nobody of them would on a weekend. */
function usualDay(yours: Hours, teams: readonly Hours[], today: number): number {
  const meetsWeekend = shift(yours, today).some((at) =>
    teams.some((team) => isWeekend(shiftAt(team, at) ?? 0)),
  );
  return isWeekend(today) || meetsWeekend ? usualDay(yours, teams, today + 1) : today;
}

const hoursText = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
const dateFormat = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const dateText = (day: number) => dateFormat.format(day * perDay * quarter);

/** What is said of the year: the hours of each stretch of days between two changes of a clock. */
function yearText(yours: Hours, theirs: Hours, day: number): string {
  const offsetsOn = (index: number) =>
    [yours, theirs].map(({ timeZone }) => offset(timeZone, (day + index + 0.5) * perDay)).join(' ');
  const stretches: { hours: number; last: number }[] = [];
  for (let first = 0, last = 0; first < 365; first = last + 1) {
    last = first;
    while (last < 364 && offsetsOn(last + 1) === offsetsOn(first)) last += 1;
    // Not of the day on which a clock changes.
    const hours = inCommon(yours, theirs, day + Math.ceil((first + last) / 2)).length / 4;
    const before = stretches.at(-1);
    if (before?.hours === hours) before.last = day + last;
    else stretches.push({ hours, last: day + last });
  }
  const ending = stretches.pop();
  if (!ending || stretches.length === 0) return 'The same all year.';
  const all = [...stretches, ending].map(({ hours }) => hours);
  const parts = stretches.map(({ hours, last }) => `${hours} through ${dateText(last)}`);
  return `${Math.min(...all)} to ${hoursText(Math.max(...all))} over the year: ${parts.join(', ')}, then ${ending.hours}.`;
}

/** The hours of the shift of theirs that has most of yours, on your clock. */
function onYourClock(yours: Hours, theirs: Hours, day: number): string {
  const counts = [-1, 0, 1].map((by) => {
    const all = shift(theirs, day + by);
    return { all, met: all.filter((at) => shiftAt(yours, at) === day).length };
  });
  const { all } = counts.toSorted((a, b) => b.met - a.met)[0] ?? { all: [] };
  const time = (at: number) => {
    const minutes = (((at + offset(yours.timeZone, at)) % perDay) + perDay) % perDay;
    const hour = Math.floor(minutes / 4);
    const past = minutes % 4 === 0 ? '' : `:${(minutes % 4) * 15}`;
    return `${hour % 12 || 12}${past}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
  };
  return [all[0] ?? 0, (all.at(-1) ?? 0) + 1].map(time).join(' ');
}

const { words } = loadSite('test/sites/isthmus').languages.en;
const clock = { halves: ['a.m.', 'p.m.'] } as const;
const texts = planTexts(words.plan.planner, figureFormat('en'), 'en', false);

const team = (id: string, side: Team['side'], timeZone: string): Team => ({
  id,
  name: id,
  side,
  timeZone,
  opens: '09:00',
  closes: '18:00',
});

// Zones that change their clocks on different days, or never, with halves and quarters of an hour.
const zones =
  'America/New_York America/St_Johns America/Sao_Paulo Europe/London Europe/Berlin Africa/Cairo Asia/Kolkata Asia/Kathmandu Asia/Tokyo Australia/Adelaide Pacific/Chatham Pacific/Kiritimati America/Los_Angeles'.split(
    ' ',
  );
// Before and after changes of clocks, on a Friday and on a Sunday.
const days = ['2026-01-16', '2026-03-10', '2026-03-30', '2026-07-15', '2026-10-25'];
const ownHours = [
  ['09:00', '17:00'],
  ['07:45', '16:15'],
  ['12:30', '13:30'],
  ['22:00', '06:30'],
] as const;

test.each(zones)('for %s, all hours are what stepping through days finds', (zone) => {
  for (const [index, today] of days.entries())
    for (const [opens, closes] of ownHours) {
      const yours = { timeZone: zone, opens, closes };
      const offshore = zones[(zones.indexOf(zone) + index + 1) % zones.length] ?? zone;
      const teams = [
        team('San Jose', 'delivery', 'America/Costa_Rica'),
        team('San Francisco', 'client', 'America/Los_Angeles'),
        team('Offshore', 'offshore', offshore),
      ];
      const plan = planDay(yours, teams, today)!;
      const day = usualDay(yours, teams, Date.parse(today) / quarter / perDay);
      expect(plan.date).toBe(new Date(day * perDay * quarter).toISOString().slice(0, 10));
      const counts = teams.map((each) => inCommon(yours, each, day).length / 4);
      expect(plan.teams.map(({ hours }) => hours)).toEqual(counts);
      expect(modelHours(plan)).toEqual({
        nearshore: counts[0],
        offshore: counts[2],
        onshore: shift(yours, day).length / 4,
      });
      // Of a day that is not met, the nearer one is shown.
      const met = plan.teams.filter(({ hours }) => hours > 4);
      expect(met.map((each) => Object.values(clockHours(plan, each, clock)).join(' '))).toEqual(
        met.map((each) => onYourClock(yours, each, day)),
      );
      for (const [at, planned] of plan.teams.entries()) {
        const count = counts[at] ?? 0;
        expect(texts.sentence(plan, planned)).toBe(
          `You share ${hoursText(count)} with ${planned.name} on ${dateText(day)}. ${yearText(yours, planned, day)}`,
        );
        // What the home page shows, on the office's clock.
        const { shared } = sharedDay(planned, yours, plan.date);
        expect((shared.end - shared.start) / 60).toBe(inCommon(planned, yours, day).length / 4);
      }
    }
});
