import { expect, footerLink, menuButton, test, visit } from './fixtures.ts';

test('links of header and footer open pages, without a document', async ({ page, documents }) => {
  await visit(page, '/terms');
  await expect(menuButton(page)).toBeHidden();
  const banner = page.getByRole('banner');
  for (const [name, address] of [
    ['Services', '/services'],
    ['Get Started', '/contact'],
  ] as const) {
    await banner.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toBeFocused();
    await expect(banner.locator('nav [aria-current=page]')).toHaveText([name]);
  }
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Insights', exact: true }).click();
  await footer.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('We work when you do');
  await expect(footer.locator('[aria-current]')).toHaveText(['About']);
  await expect(banner.locator('nav [aria-current=page]')).toHaveText(['About']);
  await expect(page).toHaveTitle('About us: one team in two countries | Isthmus');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^Who we are: an AI and IT/,
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://www.example.com/about');
  expect(documents).toEqual(['/terms']);
});

test('Back after a reload opens the page before, also without a gesture', async ({ page, documents }) => {
  await visit(page, '/about');
  await footerLink(page, 'services').press('Enter');
  await expect(page.locator('h1')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'IT Staffing' }).press('Enter');
  await expect(page).toHaveURL('/services#it-staffing');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('We work when you do');
  expect(documents).toEqual(['/about', '/services', '/about']);
});

test('the skip link skips the header', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});
