/** Browsers in the wild: locked down, and with other clocks. */
import { expect, footerLink, isSameDocument, markDocument, test, visit } from './fixtures.ts';

test('with cookies and site data blocked, navigation and the choice of a theme work', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await visit(page, '/');
  await markDocument(page);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await footerLink(page, 'about').click();
  await expect(page.locator('h1')).toHaveText('We work when you do');
  await footerLink(page, 'contact').click();
  await expect(page.locator('h1')).toHaveText('Contact Us');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('We work when you do');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('a clock', { tag: '@all' }, () => {
  test.use({ timezoneId: 'America/Los_Angeles', locale: 'ne-NP' });

  for (const time of ['1970-01-01T00:00:30Z', '2099-12-31T23:59:30Z', '2026-03-08T10:00:00Z'])
    test(`at ${time} affects only the displayed time`, async ({ page, documents }) => {
      await page.clock.setFixedTime(new Date(time));
      await visit(page, '/');
      await footerLink(page, 'about').click();
      await expect(page.locator('h1')).toHaveText('We work when you do');
      await footerLink(page, 'contact').click();
      await expect(page.locator('h1')).toHaveText('Contact Us');
      expect(documents).toEqual(['/']);
    });
});
