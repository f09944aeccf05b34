import figures from '#content/figures.yaml';
import { alignDay, overlap, workingDay, type Span } from '#app/time/shared-day.ts';
import { visitorZone } from '#app/time/time-zones.ts';
import type { OfficeSide } from '#app/site/offices.ts';

const { opens, closes } = figures.example;

/** The visitor's day on the chart's clock, and how many hours it shares with each office. */
export type OwnDay = { opens: string; closes: string; span: Span; shared: Record<OfficeSide, number> };

/** Returns a usual working day in the visitor's zone; undefined if the browser reports none. */
export function ownDay(days: Record<OfficeSide, Span>, clock: string, at: Date): OwnDay | undefined {
  const timeZone = visitorZone();
  if (!timeZone) return undefined;
  const day = workingDay({ timeZone, opens, closes }, clock, at);
  const hoursWith = (office: Span) => {
    const { start, end } = overlap(alignDay(day, office), office) ?? { start: 0, end: 0 };
    return (end - start) / 60;
  };
  const shared = { delivery: hoursWith(days.delivery), client: hoursWith(days.client) };
  return { opens, closes, span: alignDay(day, days.delivery), shared };
}
