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

/** Where a span of minutes is, as attributes of an SVG rectangle. */
export function daySpan(axis: DayAxis, { start, end }: { start: number; end: number }) {
  return { x: dayShare(axis, start), width: percent((end - start) / 60 / (axis.last - axis.first)) };
}
