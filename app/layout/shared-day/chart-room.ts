/** The room that texts have in the shapes of a chart. Widths are in rem, sizes those of shared-day.module.css. */
import { drawnCharacters, textWidth } from '#packages/site/text-width.ts';

// The narrowest chart, and one from which longer texts don't distract from the shapes.
const widths = { phone: 17, wide: 58 };
// Around the two days.
export const padding = { before: 2 / 14, after: 1 / 14 };

// The space before and after a text, because shapes have round ends, and the font size below which it is shortened or left out.
const shapes = {
  office: { phone: { ends: 3, least: 0.8 }, wide: { ends: 5, least: 1 } },
  overlap: { phone: { ends: 2.5, least: 0.8 }, wide: { ends: 3.2, least: 1.1 } },
};

const letterSpacing = -0.015;
const widthOf = (text: string) => textWidth(text) + letterSpacing * drawnCharacters(text).length;

/** Whether a text has room in a shape whose length is a `share` of the axis, on phones or in wide charts. */
export function hasRoom(
  share: number,
  text: string,
  shape: keyof typeof shapes,
  width: keyof typeof widths,
): boolean {
  // On a phone, the axis is cut off.
  const axis = width === 'phone' ? widths.phone / (1 - padding.before - padding.after) : widths.wide;
  const { ends, least } = shapes[shape][width];
  return widthOf(text) * least + ends <= share * axis;
}

/** Whether a text has room before both days, beside the axis. */
export function hasRoomBefore(text: string): boolean {
  return widthOf(text) + 0.35 <= padding.before * widths.wide;
}

/** The font size of a text in such a shape as CSS: `--size`, or less so that it does not cross an edge. */
export function fittedSize(share: number, text: string): string {
  const [percent, width] = [share * 100, widthOf(text)].map((value) => Number(value.toFixed(2)));
  return `min(var(--size), (${percent}cqi * var(--visible) - var(--ends)) / ${width})`;
}
