import { firstOffice } from '#packages/site/offices.ts';
import { timeOfDay } from '#packages/time/clock.ts';
import { seasonDates, sharedDay } from '#packages/time/shared-day.ts';
import type { OfficeHours } from '#packages/time/working-hours.ts';
import type { Office } from '../facts.ts';

/** The working day of `theirs` in the time zone of `ours`, and the part of it that both share. */
function seenFrom(ours: OfficeHours, theirs: OfficeHours, date: string) {
  const { theirs: other, shared } = sharedDay(ours, theirs, date);
  return {
    hours: (shared.end - shared.start) / 60,
    clock: {
      opens: timeOfDay(other.start),
      closes: timeOfDay(other.end),
      from: timeOfDay(shared.start),
      to: timeOfDay(shared.end),
    },
  };
}

export function sharedHours(ours: OfficeHours, theirs: OfficeHours): { winter: number; summer: number } {
  const hoursOn = (date: string) => seenFrom(ours, theirs, date).hours;
  return { winter: hoursOn(seasonDates.winter), summer: hoursOn(seasonDates.summer) };
}

/**
 * The values of {sharedDay.winter.hours}, {sharedDay.summer.onClient.from} and so on: `onClient` has the delivery office's
 * working day in the client office's time zone, `onDelivery` the reverse. With offices on one side only, both are the first
 * one: npm run launch-check names the texts that quote them.
 */
export function quotedSharedDay(offices: readonly Office[]): object {
  const [client, delivery] = [firstOffice(offices, 'client'), firstOffice(offices, 'delivery')];
  const seasons = Object.entries(seasonDates).map(([season, date]) => {
    const { hours, clock: onDelivery } = seenFrom(delivery, client, date);
    return [season, { hours, onDelivery, onClient: seenFrom(client, delivery, date).clock }] as const;
  });
  return Object.fromEntries(seasons);
}
