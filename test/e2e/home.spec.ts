import { expect, test, visit } from './fixtures.ts';

test('the first view has a button to the form', { tag: ['@all', '@phone'] }, async ({ page }) => {
  await visit(page, '/');
  await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
  const button = page.getByRole('main').getByRole('link', { name: 'Get Started' });
  await expect(button).toBeInViewport();
  await button.click();
  await expect(page).toHaveURL('/contact');
});

test('a card is clickable everywhere', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/');
  const card = page.getByRole('region', { name: 'Core Services' }).getByRole('listitem').nth(1);
  // The link covers the whole card.
  await card.getByRole('definition').first().click({ force: true });
  await expect(page).toHaveURL('/services#custom-ai-development');
});
