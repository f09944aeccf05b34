/** What pages weigh, as the build has measured it, and what to say of a heavy one. */
import { z } from 'zod';
import { readCacheData } from '#packages/cache/cache-files.ts';
import { keysOf } from '#packages/content/keys-of.ts';
import type { Fault } from '#packages/content/reading/mistakes.ts';
import type { Output } from './output.ts';

/**
 * In bytes after Brotli. Tests hold test/sites/meridian to these limits; for the owner's content, the build and Publish only
 * give advice.
 */
export const limits = {
  /** One round trip. */
  document: 14 * 1024,
  /** All that runs before the first gesture; on the contact page also what keeps the draft. */
  boot: 1.5 * 1024,
  /** What the boot script may have more on a site with `countVisits`. */
  countingVisits: 256,
  /** A goal: the JavaScript to hydrate a page, including the early scripts. */
  script: 110 * 1024,
  font: 30 * 1024,
  /** All that is sent before the first gesture, response headers included. */
  firstView: 48 * 1024,
  /**
   * The fonts of a page's rare letters, which load after its first paint: on a slow phone, a round trip and a tenth of a second
   * until these letters have their shape.
   */
  lateFonts: 20_000,
} as const;

/** Of a first view, in bytes over HTTP/1.1: at most, on average. */
export const headersOfResponse = 860;

/** In `.cache/`: a list of `PageWeight`. */
export const weightsFile = 'budgets.json';

/** In bytes after Brotli (see `limits`). `scripts` hydrate the page, `content` has its texts. */
export type PageWeight = {
  address: string;
  file: string;
  content: string[];
  document: number;
  firstView: number;
  lateFonts: number;
  script: number;
  scripts: string[];
};

/** Those of the last build; empty without one, and if they cannot be read. */
export function readWeights(root: string): PageWeight[] {
  return readCacheData(root, weightsFile, z.array(z.custom<PageWeight>())) ?? [];
}

const measures = {
  document: {
    what: 'document',
    shorten: 'Shorten its texts or the menus of content/site.yaml, or leave out an item of a list',
  },
  firstView: {
    what: 'document, with its fonts, its first script and its icon,',
    shorten:
      'Shorten its texts or the menus of content/site.yaml, or avoid letters of other alphabets, which make the fonts larger',
  },
  lateFonts: { what: 'set of fonts for rare letters', shorten: 'Avoid letters of other alphabets' },
} as const;

const inBytes = (size: number) => `${size.toLocaleString('en')} bytes`;

function heavyParts(weight: PageWeight): Fault[] {
  return keysOf(measures).flatMap((measure) => {
    const over = weight[measure] - limits[measure];
    if (over <= 0) return [];
    const { what, shorten } = measures[measure];
    return [
      {
        file: weight.address,
        reason:
          `is heavy: its ${what} has ${inBytes(weight[measure])} after compression, ${inBytes(over)} more ` +
          `than ${inBytes(limits[measure])}: on a slow network, visitors wait longer for it.`,
        toDo: `${shorten}: ${weight.content.join(', ')}.`,
      },
    ];
  });
}

export function weightAdvice(weight: PageWeight): string[] {
  return heavyParts(weight).map(({ file, reason, toDo }) => `${file} ${reason} ${toDo}`);
}

export function judgeWeights({ weights }: Pick<Output, 'weights'>): Fault[] {
  return weights.flatMap(heavyParts);
}
