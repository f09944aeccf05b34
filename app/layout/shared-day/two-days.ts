import type { SiteContextValue } from '#app/layout/site-context.ts';
import { fill } from '#packages/site/fill.ts';
import { formatHours, minutesAfterMidnight } from '#packages/time/clock.ts';
import { seasonDates, sharedDay } from '#packages/time/shared-day.ts';
import { dateIn, type OfficeHours, type Span } from '#packages/time/working-hours.ts';
import { axisShare, type DayAxis } from '#app/ui/day-chart/day-axis.ts';
import type { OfficeSide } from '#packages/site/offices.ts';
import { padding } from './chart-room.ts';

export const sides = ['delivery', 'client'] as const;

export type Place = OfficeHours & { name: string; city: string; work: string };

/** As in '5.5', in the digits of a language. */
export function hoursText(hours: number, language: string): string {
  return Number.isInteger(hours) ? `${hours}` : hours.toLocaleString(language, { maximumFractionDigits: 1 });
}

/** The working days of both offices and what they share, in minutes on the delivery office's clock. */
export type TwoDays = Record<OfficeSide | 'shared', Span>;

export function daysOn(date: string, { delivery, client }: Record<OfficeSide, OfficeHours>): TwoDays {
  const { ours, theirs, shared } = sharedDay(delivery, client, date);
  return { delivery: ours, client: theirs, shared };
}

/** An axis that covers several days, with padding that stylesheets cut off on a phone. */
export function axisOf(days: readonly TwoDays[]): DayAxis {
  const spans = days.flatMap(({ delivery, client }) => [delivery, client]);
  const first = Math.floor(Math.min(...spans.map(({ start }) => start)) / 60);
  const last = Math.ceil(Math.max(...spans.map(({ end }) => end)) / 60);
  const length = (last - first) / (1 - padding.before - padding.after);
  return { first: first - length * padding.before, last: last + length * padding.after };
}

export function shareOf(axis: DayAxis, { start, end }: Span): number {
  return axisShare(axis, end) - axisShare(axis, start);
}

/** Maps the current time to an axis that may start on the previous or end on the next day; undefined if outside. */
export function onAxis({ first, last }: DayAxis, minutes: number): number | undefined {
  return [0, -1440, 1440].map((by) => minutes + by).find((at) => at >= first * 60 && at <= last * 60);
}

/** Returns both working days and the current time, on the delivery office's clock. */
export function dayOf(
  offices: Record<OfficeSide, Place>,
  now: Date | undefined,
  { clock, ui }: SiteContextValue,
) {
  const { timeZone } = offices.delivery;
  const seasons = {
    winter: daysOn(seasonDates.winter, offices),
    summer: daysOn(seasonDates.summer, offices),
  };
  const axis = axisOf(Object.values(seasons));
  const onClock = now && minutesAfterMidnight(timeZone, now);
  const minutes = onClock === undefined ? undefined : onAxis(axis, onClock);
  // At night the time stands below the nearer end of the axis, without a line.
  const labelled =
    onClock === undefined ? 0 : Math.min(Math.max(minutes ?? onClock, axis.first * 60), axis.last * 60);
  // The prerendered chart shows a winter day, until hydration.
  const days = now ? daysOn(dateIn(timeZone, now), offices) : seasons.winter;
  const each = sides.map((side) => {
    const times = formatHours(offices[side], clock);
    const office = { ...offices[side], ...times, hours: fill(ui.labels.hours, times) };
    return { axis, side, span: days[side], office };
  });
  return { days, seasons, axis, minutes, labelled, each };
}
