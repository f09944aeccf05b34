/** Compares the layout of an engine with that of Chromium. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './puppeteer.ts';
import type { Stage } from './stage.ts';
import type { Visitor } from './visitor.ts';

/** Each kind of page, and in Spanish the two with the most words in a row. */
export const addresses = [
  ...'/ /about /services /benefits /nearshoring /plan /contact /privacy /insights'.split(' '),
  ...'/insights/compare-costs /no/such/page /es /es/plan'.split(' '),
];

type Box = { name: string; left: number; top: number; width: number; height: number };

async function boxesOf(visitor: Visitor): Promise<Box[]> {
  return visitor.read(async () => {
    // A moment after its load event, a phone lays out what is below the first view.
    while (!document.documentElement.matches('[data-whole]'))
      await new Promise((resolve) => setTimeout(resolve, 50));
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
function unlike(one: readonly Box[], other: readonly Box[]): string[] {
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

/** On a wide screen and on a phone. */
export function compareLayouts(): void {
  let chromium: Visitor;
  beforeAll(async () => void (chromium = await startChromium()));
  afterAll(async () => chromium.close());

  for (const address of addresses)
    test<Stage>(`${address} is laid out as in Chromium`, async ({ visitor, site }) => {
      site.expectedComplaints = /404: no page at/;
      for (const width of [1440, 390]) {
        await visitor.resize(width, 900);
        // Not every window can be as narrow as a phone.
        const inner = await visitor.read(() => ({ width: innerWidth, height: innerHeight }));
        await chromium.resize(inner.width, inner.height);
        // Loaded at its width: WebKitGTK's driver returns before a wider window applies its media queries.
        await Promise.all([visitor, chromium].map(async (each) => each.open(site.origin + address)));
        const [boxes, others] = await Promise.all([visitor, chromium].map(boxesOf));
        expect(unlike(boxes ?? [], others ?? []).join('\n'), `${inner.width} px`).toBe('');
      }
    });
}
