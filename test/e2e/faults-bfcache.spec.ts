/** Back from another site: the page is as the visitor left it, without a load. */
import { pageAddress, pages } from '../../app/site/pages.ts';
import { launchOptions } from '../../scripts/launch-options.ts';
import { hydrated, test } from './faults-fixtures.ts';

// Playwright switches the cache off: a frozen page answers no driver.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

for (const { id } of pages) {
  test(`${pageAddress(id)} comes back alive from the back-forward cache`, async ({ page }) => {
    await page.goto(pageAddress(id));
    await hydrated(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
    );
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.get(globalThis, 'persisted') === true);
  });
}
