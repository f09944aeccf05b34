/** The hours that a chart shows: `first` and `last` count from midnight, and may lie before or after the day. */
export type DayAxis = { first: number; last: number };

/** Where minutes after midnight stand on an axis: 0 at its start, 1 at its end. */
export function axisShare({ first, last }: DayAxis, minutes: number): number {
  return (minutes / 60 - first) / (last - first);
}

/** The same as a length for an SVG attribute. */
export function dayShare(axis: DayAxis, minutes: number): string {
  return percent(axisShare(axis, minutes));
}

/** The length of some minutes on an axis. */
export function dayLength({ first, last }: DayAxis, minutes: number): string {
  return percent(minutes / 60 / (last - first));
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 1e4) / 100}%`;
}
