/** The servers of the browser tests. A worker starts each on a free port when one of its tests first visits it. */
import path from 'node:path';
import { test as base } from '@playwright/test';
import { serveDist } from '#hosting/serve-dist.ts';
import { builtRoot, testTime, type TestSite } from '../sites/sites.ts';

export { expect } from '@playwright/test';

/** Shifts a page's clock. Unlike `page.clock`, with which tests set another time, it leaves timers and frames alone. */
function shiftClock(offset: number): void {
  const machineNow = Date.now;
  const now = () => machineNow() + offset;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: unknown[], newTarget: NewableFunction) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  });
  Date.now = now;
}

/**
 * Playwright's `test`. Its `baseURL` is the origin of what `served` names, by default the specification's site, and its
 * pages open at `testTime`.
 */
export const test = base.extend<{ served: TestSite }, { originOf: (name: TestSite) => Promise<string> }>({
  served: ['isthmus', { option: true }],
  originOf: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, provide) => {
      const running = new Map<TestSite, ReturnType<typeof serveDist>>();
      await provide(async (site) => {
        // Playwright has built both before the first test: playwright.config.ts.
        const server = running.get(site) ?? serveDist(path.join(builtRoot(site), 'dist'));
        running.set(site, server);
        return (await server).origin;
      });
      for (const server of running.values()) await (await server).stop();
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, provide) => {
    await context.addInitScript(shiftClock, testTime - Date.now());
    await provide(context);
  },
  baseURL: async ({ originOf, served }, provide) => provide(await originOf(served)),
});
