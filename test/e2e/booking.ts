import { expect, type Locator, type Page } from '@playwright/test';
import { site, ui } from './content.ts';

/** Follows a booking link and expects a new tab without opener. */
export async function expectBooking(page: Page, link: Locator): Promise<void> {
  await expect(link).toHaveAccessibleName(`${ui.book} ${ui.newTab}`);
  await page
    .context()
    .route(`${site.bookingUrl}*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Schedule</title>' }),
    );
  const here = page.url();
  const opened = page.context().waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveURL(site.bookingUrl);
  expect(await tab.evaluate(() => opener)).toBeNull();
  await expect(page).toHaveURL(here);
}
