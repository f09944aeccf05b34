import { percent } from '#app/ui/percent.ts';

/** The range of a chart, in hours after midnight; may extend to the previous or next day. */
export type DayAxis = { first: number; last: number };

export function axisShare({ first, last }: DayAxis, minutes: number): number {
  return (minutes / 60 - first) / (last - first);
}

/** The same as a percentage, for an SVG attribute. */
export function dayShare(axis: DayAxis, minutes: number): string {
  return percent(axisShare(axis, minutes));
}

export function dayLength({ first, last }: DayAxis, minutes: number): string {
  return percent(minutes / 60 / (last - first));
}
