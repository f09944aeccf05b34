import { pageAddress } from '#packages/site/addresses.ts';
import { pages } from '#packages/site/pages.ts';
import { shiftsOfLoad } from './audit/changes.ts';
import { expect, test } from './fixtures.ts';

/** Runs in the page: fails if no local font has the metrics of the fallback. */
const loadArial = async () =>
  (await new FontFace('Arial', "local('Arial'), local('Liberation Sans')").load()).status;

test('a late font causes no visible layout shift', { tag: '@all' }, async ({ page }) => {
  const loads = await page.evaluate(loadArial).catch(() => undefined);
  test.skip(!loads, 'no font here has the measures of Arial');
  await page.route('**/*.woff2', async (route) => {
    const { pathname } = new URL(route.request().headers().referer ?? '');
    // Only in this document: the browser may still have the previous one.
    await page.waitForFunction(
      (path) => location.pathname === path && performance.getEntriesByType('paint').length > 0,
      pathname,
    );
    await route.continue();
  });
  for (const address of pages.map(({ id }) => pageAddress(id))) {
    await page.goto(address);
    expect(await shiftsOfLoad(page), address).toEqual([]);
  }
});
