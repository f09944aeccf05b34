import type { Page } from '@playwright/test';
import { expect, footerLink, hydrated, test, visit } from './fixtures.ts';

const aboutChunks = '**/assets/about-*.js';
const about = 'We work when you do';
const title = 'Unexpected Application Error!';
const phone = '+1 (415) 555-0132';

test.use({
  expectedComplaints: /Failed to load resource|dynamically imported module|The (?:render|frame) failed/,
});

async function expectErrorScreen(page: Page, message: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: phone })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle(title);
}

test('code that fails is tried as a document, then again, without a loop', async ({ page, documents }) => {
  await page.route(aboutChunks, (route) => route.abort());
  await visit(page, '/');
  await footerLink(page, 'about').click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1')).toHaveText(about);

  // Without its code the page is a plain document whose links work.
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Shift');
  await failed;
  await footerLink(page, 'home').click();
  await expect(page).toHaveURL('/');
  await hydrated(page);

  // The second attempt is a client-side navigation.
  await footerLink(page, 'about').click();
  await expectErrorScreen(page, /about-.*\.js/);
  expect(documents).toEqual(['/', '/about', '/']);

  await page.unroute(aboutChunks);
  await page.getByRole('link', { name: 'Try this page again' }).click();
  await expect(page.locator('h1')).toHaveText(about);
  await hydrated(page);
  expect(await page.evaluate(() => sessionStorage.getItem('chunk-recovery'))).toBeNull();
});

test('a page that fails to render leaves header and footer, whose links work', async ({ page }) => {
  await page.route(aboutChunks, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default Object.assign(() => { throw new Error('The render failed'); },
        { meta: { title: 'About', description: 'About' } });`,
    }),
  );
  await visit(page, '/');
  await footerLink(page, 'about').click();
  await expectErrorScreen(page, 'The render failed');
  await expect(page.locator('h1')).toBeFocused();

  await footerLink(page, 'terms').click();
  await expect(page.locator('h1')).toHaveText('Terms of Service');
  await page.goBack();
  await expectErrorScreen(page, 'The render failed');
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toContainText('Better IT.');
});

test('a frame that fails leaves header, telephone and home', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => {
    // The menu, which is part of the frame, is closed when the address changes.
    Object.assign(document.querySelector('[popover]') ?? {}, {
      hidePopover: () => {
        throw new Error('The frame failed');
      },
    });
  });
  await footerLink(page, 'about').click();
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.getByText('The frame failed')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Isthmus' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: phone })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'info@example.com' })).toBeVisible();
});
