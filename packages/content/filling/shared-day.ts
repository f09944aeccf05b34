/** Computes the hours that the offices share, for placeholders. Runs at build time only. */
import { firstOffice } from '#packages/site/offices.ts';
import { timeOfDay } from '#packages/time/clock.ts';
import { alignDay, overlap, workingDay, type OfficeHours } from '#packages/time/shared-day.ts';
import { site as schema } from '../schemas/site-schema.ts';

// Days on which winter and summer time apply everywhere north of the equator.
const days = { winter: new Date('2026-01-15T18:00:00Z'), summer: new Date('2026-07-15T18:00:00Z') };

/** Returns the working day of `theirs` in the time zone of `ours`, and the part of it that both share. */
function seenFrom(ours: OfficeHours, theirs: OfficeHours, at: Date) {
  const own = workingDay(ours, ours.timeZone, at);
  const other = alignDay(workingDay(theirs, ours.timeZone, at), own);
  const shared = overlap(own, other) ?? { start: own.end, end: own.end };
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

/** Returns how many hours two offices share on a day in winter, and on one in summer. */
export function sharedHours(ours: OfficeHours, theirs: OfficeHours): { winter: number; summer: number } {
  const hoursAt = (at: Date) => seenFrom(ours, theirs, at).hours;
  return { winter: hoursAt(days.winter), summer: hoursAt(days.summer) };
}

/**
 * Returns the values of {sharedDay.winter.hours}, {sharedDay.summer.onClient.from} and so on: `onClient` has the delivery
 * office's working day in the client office's time zone, `onDelivery` the reverse. With offices on one side only, both are the
 * first one: npm run launch-check names the texts that quote them. Empty if the offices are invalid.
 */
export function sharedDay(site: object): object {
  const { success, data } = schema.shape.offices.safeParse(Reflect.get(site, 'offices'));
  if (!success) return {};
  const offices = Object.values(data);
  const [client, delivery] = [firstOffice(offices, 'client'), firstOffice(offices, 'delivery')];
  const seasons = Object.entries(days).map(([season, at]) => {
    const { hours, clock: onDelivery } = seenFrom(delivery, client, at);
    return [season, { hours, onDelivery, onClient: seenFrom(client, delivery, at).clock }] as const;
  });
  return { sharedDay: Object.fromEntries(seasons) };
}
