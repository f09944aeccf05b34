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
  const sizesAt = async (address: string) => {
    await page.goto(address);
    const line = page.locator('h1:not(:has(span)), h1 > span').first();
    const sizes: number[] = [];
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      sizes.push(await line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
    }
    return sizes;
  };
  const services = await sizesAt('/services');
  // Its lines are long in Spanish.
  for (const address of ['/', '/es']) {
    const home = await sizesAt(address);
    expect(services.filter((size, index) => size >= (home[index] ?? 0))).toEqual([]);
  }
});
