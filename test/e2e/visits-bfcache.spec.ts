import { expect, test } from './servers.ts';
import { launchOptions } from '../../scripts/launch-options.ts';
import { countsOf } from './visits.ts';

// Playwright disables the cache, because a frozen page does not respond to it.
test.use({
  served: 'other site',
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test(
  'a page restored from the back-forward cache counts like a loaded one',
  { tag: '@all' },
  async ({ page, context }) => {
    const counts = countsOf(context);
    await page.goto('/about');
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
    );
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.get(globalThis, 'persisted') === true);
    await expect.poll(() => counts).toEqual(['view /about', 'view /about']);
  },
);
