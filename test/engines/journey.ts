import { expect } from 'vitest';
import type { Site } from './site.ts';
import type { Visitor } from './visitor.ts';

/** What a journey has: a browser, the site, and an address opened and hydrated. */
export type Stage = { visitor: Visitor; site: Site; visit: (address: string) => Promise<void> };

/** What a person does on the site, and sees. Written once, and taken in every engine. */
export type Journey = {
  title: string;
  go: (stage: Stage) => Promise<void>;
  /** What the browser may complain of; nothing unless said. */
  complaints?: RegExp;
  /** What not every engine's driver can do: a journey that needs it is skipped there. */
  needs?: 'print';
};

/** What a browser complains of where a page is left that still loads code for later. */
export const leftWhileLoading =
  /did not load|Importing a module script failed|error loading dynamically|Failed to fetch/;

/**
 * What Chromium reports where it is too busy for the transition to a new document, and shows it without one. Pages
 * cannot prevent it: https://github.com/w3c/csswg-drafts/issues/13726.
 */
export const skippedTransition = /unhandled rejection: \w+: Transition was (?:aborted|skipped)/;

// Long, for a busy machine; a journey goes on as soon as it sees what it waits for.
const patience = { timeout: 20_000, interval: 50 };

/** Waits until a function in the page returns a value. */
export function eventually<Result, Given extends unknown[]>(
  visitor: Visitor,
  inPage: (...given: Given) => Result,
  ...given: Given
) {
  return expect.poll(async () => visitor.read(inPage, ...given), patience);
}

/** Makes a gesture, and waits for hydration: the router's scroll restoration comes last. */
export async function hydrate(visitor: Visitor): Promise<void> {
  await visitor.read(() => void dispatchEvent(new Event('pointermove')));
  await eventually(visitor, () => history.scrollRestoration).toBe('manual');
}

/** Waits for the `mailto:` address that the browser opens. */
export async function openedMail(visitor: Visitor): Promise<string> {
  let address: string | undefined;
  await expect
    .poll(async () => {
      address = await visitor.opened();
      return address;
    }, patience)
    .toBeDefined();
  return address ?? '';
}
