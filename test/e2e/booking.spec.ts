import { site, ui } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

test('a call to action books a free consultation in a new tab, which gets no opener', async ({ page }) => {
  await visit(page, '/about');
  const link = page.getByRole('main').getByRole('link', { name: ui.book });
  await expect(link).toHaveAccessibleName(`${ui.book} ${ui.newTab}`);
  await page
    .context()
    .route(`${site.bookingUrl}*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Schedule</title>' }),
    );
  const opened = page.context().waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveURL(site.bookingUrl);
  expect(await tab.evaluate(() => opener)).toBeNull();
  await expect(page).toHaveURL('/about');
});
