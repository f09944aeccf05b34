/** Back from another site restores the page without loading it. */
import { pageAddress, pages } from '../../app/site/pages.ts';
import { launchOptions } from '../../scripts/launch-options.ts';
import { hydrated, test } from './faults-fixtures.ts';

// Playwright disables the cache, because a frozen page does not respond to it.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

for (const { id } of pages) {
  test(
    `${pageAddress(id)} works after the back-forward cache has restored it`,
    { tag: id === 'contact' ? [] : '@all' },
    async ({ page }) => {
      await page.goto(pageAddress(id));
      await hydrated(page);
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
      );
      await page.goto('about:blank');
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForFunction(() => Reflect.get(globalThis, 'persisted') === true);
    },
  );
}
