/** The requests with which a site with countVisits counts, and when it sends none. */
import { visit } from './fixtures.ts';
import { countsOf, expect, settled, test } from './posting-fixtures.ts';

test('a document counts once, before any gesture, and stores nothing', async ({ page, context }) => {
  const counts = countsOf(context);
  const asked = page.waitForResponse(/\/visits\?/);
  await page.goto('/about?utm_source=x#mission-values');
  const response = await asked;
  expect([response.status(), response.headers()['cache-control']]).toEqual([204, 'no-store']);
  await settled(page);
  expect(counts).toEqual(['view /about']);
  const stored = await page.evaluate(async () => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
  }));
  expect(stored).toEqual({ cookie: '', local: [], session: [], caches: [], databases: [] });
  expect(await context.cookies()).toEqual([]);
});

test.describe('of later visits', { tag: '@all' }, () => {
  test('client-side navigation counts once, hashes and page state do not', async ({ page, context }) => {
    const counts = countsOf(context);
    await visit(page, '/');
    await page.locator('footer a[href="/services"]').click();
    await expect(page).toHaveURL('/services');
    await page.locator('main a[href*="#"]').first().click();
    await expect(page).toHaveURL(/\/services#/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await settled(page);
    expect(counts).toEqual(['view /', 'view /services', 'view /']);
  });

  test('a booking counts before any code, and a right click does not', async ({ page, context }) => {
    const booking = 'https://calendar.meridian.works/intro';
    await context.route(booking, (route) => route.fulfill({ body: 'Schedule' }));
    await page.route('**/assets/entry-client-*.js', (route) => route.abort());
    const counts = countsOf(context);
    await page.goto('/about');
    const link = page.locator(`main a[href="${booking}"]`).first();
    await link.click({ button: 'right' });
    await page.keyboard.press('Escape');
    await link.click();
    await link.click({ button: 'middle' });
    await settled(page);
    expect(counts).toEqual(['view /about', 'booking /about', 'booking /about']);
  });
});
