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
  expect(await isSameDocument(page)).toBe(true);
});
