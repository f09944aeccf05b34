import type { Logger } from 'vite';
import { limits, type PageWeight } from './budgets.ts';

type Measure = 'document' | 'firstView';

// A phone on a slow 4G network, as Lighthouse simulates it: 1.6 Mbit/s, and 150 ms for each round trip.
const milliseconds = (bytes: number) => `${Math.ceil(bytes / 200)} milliseconds`;
const roundTrip = '150 milliseconds';

const advice: Readonly<Record<Measure, { what: string; cost: (over: number) => string; shorten: string }>> = {
  document: {
    what: 'document',
    cost: () =>
      `A server sends only that much at once, so visitors wait ${roundTrip} longer for the end of the page`,
    shorten: 'Shorten its texts, or leave out an item of a list',
  },
  firstView: {
    what: 'document, with its fonts, its first script and its icon,',
    cost: (over) => `Visitors see the finished page ${milliseconds(over)} later`,
    shorten: 'Shorten its texts, or avoid letters of other alphabets, which make the fonts larger',
  },
};

const inBytes = (size: number) => `${size.toLocaleString('en')} bytes`;

/**
 * Returns in words what of a page's weight is above its limit: by how much, what a visitor on a phone with a slow network
 * pays for it, and what may be shortened. Empty for a page that is light enough. Advice only: nothing fails for it.
 */
export function heavyParts(weight: PageWeight): { what: string; toDo: string }[] {
  return (Object.keys(advice) as Measure[]).flatMap((measure) => {
    const over = weight[measure] - limits[measure];
    if (over <= 0) return [];
    const { what, cost, shorten } = advice[measure];
    return [
      {
        what:
          `${weight.address} is heavy: its ${what} has ${inBytes(weight[measure])} after compression, ${inBytes(over)} more ` +
          `than ${inBytes(limits[measure])}. ${cost(over)}, on a phone with a slow network.`,
        toDo: `${shorten}: ${weight.content.join(', ')}.`,
      },
    ];
  });
}

/** Returns the advice about a page, a line for each of its heavy parts. */
export function weightAdvice(weight: PageWeight): string[] {
  return heavyParts(weight).map(({ what, toDo }) => `${what} ${toDo}`);
}

/** Logs the advice about all pages. */
export function warnOfHeavyPages(weights: readonly PageWeight[], logger: Pick<Logger, 'warn'>): void {
  for (const line of weights.flatMap(weightAdvice)) logger.warn(`${line}\n`);
}
