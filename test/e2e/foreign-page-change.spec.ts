import { expect, footerLink, hydrated, test, visit } from './fixtures.ts';

test.use({ expectedComplaints: /removeChild/ });

/** As page translation does, after which React cannot remove the page. */
function wrap(): void {
  const child = document.querySelector('main > :first-child');
  const font = document.createElement('font');
  child?.replaceWith(font);
  if (child) font.append(child);
}

test('if a child of main is wrapped, the browser opens the next page, once', async ({ page, documents }) => {
  await visit(page, '/about');
  await page.evaluate(wrap);
  await Promise.all([page.waitForEvent('load'), footerLink(page, 'benefits').click()]);
  await expect(page).toHaveURL('/benefits');
  await hydrated(page);
  await footerLink(page, 'services').click();
  await expect(page).toHaveURL('/services');
  await expect(page.locator('h1')).toBeFocused();
  await page.evaluate(wrap);
  await Promise.all([page.waitForEvent('load'), page.goBack()]);
  await expect(page).toHaveURL('/benefits');
  expect(documents).toEqual(['/about', '/benefits', '/benefits']);
});
