/** Where the sites of the tests are. No test reads `content/`: it is the owners', and may have any words. */
import path from 'node:path';

/**
 * `isthmus` is the specification to the letter; `meridian` a fictional company with everything that an owner can add, and a
 * language of longer, accented English, with another palette and logo.
 */
export type TestSite = 'isthmus' | 'meridian';

/** The day on which tests build and read their sites: nothing turns red because time has passed. */
export const testDay = '2026-11-24';

/** The time at which browsers open pages in tests that set no other: both offices work, so pages show all they can. */
export const testTime = Date.parse(`${testDay}T20:30:00Z`);

export const isthmus = path.resolve('test/sites/isthmus');

/** Returns the folder of a site's copy of the project; its `dist` has the built site. */
export function builtRoot(site: TestSite): string {
  return path.resolve('.cache/sites', site);
}
