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

test('no page has a larger headline', async ({ page }) => {
  const sizeAt = async (address: string, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const line = page.locator('h1:not(:has(span)), h1 > span').first();
    return line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  };
  for (const prefix of ['', '/es'])
    for (const width of [320, 390, 768, 1024, 1440]) {
      const home = await sizeAt(prefix || '/', width);
      expect(await sizeAt(`${prefix}/services`, width), `${prefix} ${width}`).toBeLessThan(home);
    }
});
