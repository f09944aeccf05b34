import { visit } from './fixtures.ts';
import { expect, test } from './servers.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
});

const numbers =
  '?zone=America/Los_Angeles&from=08:30&to=17:00&offshore=Africa/Johannesburg&team=120&cost=95000.50';

// On a site whose texts no owner makes longer.
test.describe('on the other site', () => {
  test.use({ served: 'meridian' });

  for (const address of [`/plan${numbers}`, `/es/plan${numbers}`])
    test(`${address} is one page of A4 and of Letter`, { tag: '@all' }, async ({ page }) => {
      await visit(page, address);
      await expect(page.locator('main [data-waits]')).toHaveCount(0);
      for (const format of ['A4', 'Letter']) {
        const file = await page.pdf({ format });
        expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
      }
    });

  test('links within an article, and to its notes, stay', async ({ page }) => {
    await page.goto('/insights/everything');
    for (const link of ['main p > a[href^="#"]', 'main sup > a'])
      await expect(page.locator(link).first()).toBeVisible();
  });
});

test('a link to another site has its address', async ({ page }) => {
  await page.goto('/contact');
  const booking = page.locator('main a[href="https://example.com/book"]');
  const after = await booking.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain('https://example.com/book');
});

test('every service on the home page has its name', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const names = page.locator('main h3 a[href*="/services#"]');
  await expect(names).toHaveCount(6);
  for (const name of await names.all()) await expect(name).toBeVisible();
});

test('the contact page has the address, and nothing interactive', { tag: '@all' }, async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('main a[href^="mailto:"]:visible')).toHaveCount(1);
  await expect(page.locator('#other-ways a').first()).toBeHidden();
});
