import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { serveSite, type ServedSite } from './site.ts';
import type { StartBrowser, Visitor } from './visitor.ts';
import { builtRoot } from '../sites/sites.ts';

/** What each test is given: a browser, the site, and a function that opens and hydrates an address. */
export type Stage = { visitor: Visitor; site: ServedSite; visit: (address: string) => Promise<void> };

/** The complaints of browsers when a page is left while it prefetches code. */
export const leftWhileLoading =
  /did not load|Importing a module script failed|error loading dynamically|Failed to fetch/;

/**
 * Reported by Chromium if it is too busy for the view transition to a new document, and skips it. Pages cannot prevent
 * it: https://github.com/w3c/csswg-drafts/issues/13726.
 */
const skippedTransition = /unhandled rejection: \w+: Transition was (?:aborted|skipped)/;

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

/** Serves the site to a browser for the tests around it. Each begins as a first visit, and fails if the browser complains. */
export function openSite(startBrowser: StartBrowser, script: boolean): void {
  let site: ServedSite;
  let visitor: Visitor;

  beforeAll(async () => {
    site = await serveSite(path.join(builtRoot('isthmus'), 'dist'));
    visitor = await startBrowser(script);
  });

  beforeEach<Stage>(async (context) => {
    // Its driver never tells that a browser has stopped responding: vitest.config.ts lets such a test run again.
    if (context.task.result?.retryCount) {
      await visitor.close();
      visitor = await startBrowser(script);
    }
    await visitor.begin(site.origin);
    await visitor.resize(1280, 900);
    Object.assign(site, { complaints: [], expectedComplaints: undefined, broken: undefined });
    const visit = async (address: string) => {
      await visitor.open(site.origin + address);
      await hydrate(visitor);
    };
    Object.assign(context, { visitor, site, visit });
  });

  afterEach(() => {
    const { complaints, expectedComplaints = /(?!)/ } = site;
    const unexpected = complaints.filter(
      (text) => !expectedComplaints.test(text) && !skippedTransition.test(text),
    );
    expect(unexpected).toEqual([]);
  });

  afterAll(async () => {
    await visitor.close();
    await site.close();
  });
}
