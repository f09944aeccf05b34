import type { Visitor } from './visitor.ts';

/** The position and size of an element on the page, in CSS pixels. */
type Box = { name: string; left: number; top: number; width: number; height: number };

/** Returns the boxes of a page's headings, sections and controls, in document order. */
export async function boxesOf(visitor: Visitor): Promise<Box[]> {
  return visitor.read(async () => {
    await document.fonts.ready;
    const shown = [
      ...document.querySelectorAll(
        'h1, h2, h3, section, main, footer, main :is(input, textarea, [type=submit])',
      ),
    ];
    return shown
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const name = `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 30)}`;
        return { name, left, top: top + scrollY, width, height };
      })
      .filter(({ width, height }) => width > 2 && height > 2);
  });
}

// Tolerances: engines round glyphs and lines differently, so a paragraph may have one line more or less.
const aside = 12;
const lines = 72;

/**
 * Describes the boxes whose position or size differs by more than text rendering explains. Tops are compared relative
 * to the previous box.
 */
export function unlike(one: readonly Box[], other: readonly Box[]): string[] {
  const names = (boxes: readonly Box[]) => boxes.map(({ name }) => name).join('\n');
  if (names(one) !== names(other)) return [`other elements:\n${names(one)}\n---\n${names(other)}`];
  return one.flatMap((box, at) => {
    const twin = other[at] ?? box;
    const top = ({ top }: Box, boxes: readonly Box[]) => top - (boxes[at - 1]?.top ?? 0);
    const differences: [side: string, pixels: number, most: number][] = [
      ['left', box.left - twin.left, aside],
      ['width', box.width - twin.width, aside],
      ['top', top(box, one) - top(twin, other), lines],
      ['height', box.height - twin.height, lines + box.height / 50],
    ];
    return differences
      .filter(([, pixels, most]) => Math.abs(pixels) > most)
      .map(([side, pixels]) => `${box.name}: ${side} by ${Math.round(pixels)}`);
  });
}
