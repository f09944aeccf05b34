/**
 * Decides from which width of the chart on a text has room in its shape. In rem, so that larger text is given more room:
 * chart-room.module.css compares the width of the chart with these widths. Sizes are those of shared-day.module.css.
 */
import { drawnCharacters, textWidth } from '#packages/site/text-width.ts';

/** The widths at which the stylesheet can show and hide a text. */
const widths = [8, 12, 17, 20, 25, 31, 38, 48, 58, 72];

/** One of these widths; 0 if a text always has room, Infinity if it never has. */
type Room = number;

// From this width on, the chart has an axis, with padding around the two days.
const wide = 38;
export const padding = { before: 2 / 14, after: 1 / 14 };

/** The length of the axis, which is cut off on a phone, at a width of the chart. */
function axisAt(width: number): number {
  return width < wide ? width / (1 - padding.before - padding.after) : width;
}

/** The least width from which on a text has room at every width. */
function roomFor(fits: (width: number) => boolean, from = 0): Room {
  const tooNarrow = widths.findLast((width) => width < from || !fits(width));
  if (tooNarrow === undefined) return 0;
  return widths.find((width) => width > tooNarrow) ?? Infinity;
}

/** Sizes of an office's texts, and the space before and after them: the ends of its shape are round. */
function officeSizes(width: number) {
  return width < wide
    ? { before: Math.min(2.2, 0.099 * width), after: 1.2, name: Math.min(1.13, 0.079 * width), hours: 1 }
    : { before: 3.4, after: 1.6, name: 1.4, hours: 1 };
}

/** For an office's name and hours in its shape, whose length is a `share` of the axis: a width, and at least `from`. */
export function officeRoom(share: number, name: string, hours: string, from?: number): Room {
  return roomFor((width) => {
    const sizes = officeSizes(width);
    const text = Math.max(textWidth(name) * sizes.name, textWidth(hours) * sizes.hours);
    return sizes.before + text + sizes.after <= share * axisAt(width);
  }, from);
}

export function clockRoom(text: string): Room {
  return roomFor((width) => textWidth(text) + 0.35 <= padding.before * width, wide);
}

const letterSpacing = -0.015;
const widthOnOverlap = (text: string) => textWidth(text) + letterSpacing * drawnCharacters(text).length;

/** For a text in a font size on the overlap, whose length is a `share` of the axis. */
export function overlapRoom(share: number, text: string, size: number, from?: number): Room {
  return roomFor((width) => {
    const ends = width < wide ? 2.5 : 3.2;
    return widthOnOverlap(text) * size + ends <= share * axisAt(width);
  }, from);
}

/** The font size of a text on the overlap as CSS: `--size`, or less so that it does not cross its edge. */
export function overlapSize(share: number, text: string): string {
  const [percent, width] = [share * 100, widthOnOverlap(text)].map((value) => Number(value.toFixed(2)));
  return `min(var(--size), (${percent}cqi * var(--visible) - var(--ends)) / ${width})`;
}
