import { expect } from 'vitest';
import type { ServedSite } from './site.ts';
import type { Visitor } from './visitor.ts';

/** The context of a journey: a browser, the site, and a function that opens and hydrates an address. */
type Stage = { visitor: Visitor; site: ServedSite; visit: (address: string) => Promise<void> };

/** What a person does and sees on the site. Written once, and run in every engine. */
export type Journey = {
  title: string;
  go: (stage: Stage) => Promise<void>;
  /** The complaints that the browser may have; none by default. */
  complaints?: RegExp;
};

/** The complaints of browsers when a page is left while it prefetches code. */
export const leftWhileLoading =
  /did not load|Importing a module script failed|error loading dynamically|Failed to fetch/;

/**
 * Reported by Chromium if it is too busy for the view transition to a new document, and skips it. Pages cannot prevent
 * it: https://github.com/w3c/csswg-drafts/issues/13726.
 */
export const skippedTransition = /unhandled rejection: \w+: Transition was (?:aborted|skipped)/;

// Long, for a busy machine; a journey continues as soon as its condition is met.
export const patience = { timeout: 20_000, interval: 50 };

export function eventually<Result, Given extends unknown[]>(
  visitor: Visitor,
  inPage: (...given: Given) => Result,
  ...given: Given
) {
  return expect.poll(async () => visitor.read(inPage, ...given), patience);
}

/** Makes a gesture, and waits for hydration: the router's scroll restoration comes last. */
export async function hydrate(visitor: Visitor): Promise<void> {
  await visitor.read(() => void document.body.dispatchEvent(new Event('wheel', { bubbles: true })));
  await eventually(visitor, () => history.scrollRestoration).toBe('manual');
}
