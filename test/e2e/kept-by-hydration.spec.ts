/** What the first gesture must not disturb, on pages that a host has changed. audit.spec.ts checks each page. */
import { expect, expectHydrated, test } from './fixtures.ts';

for (const [served, address] of [
  ['isthmus', '/plan'],
  ['isthmus', '/contact'],
  ['meridian', '/insights/everything'],
] as const)
  test.describe('where a host strips comments and white space', () => {
    test.use({ served });

    test(`hydration keeps the elements of ${address}`, { tag: '@all' }, async ({ page }) => {
      await page.route(address, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const body = html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/>\s+</g, '><');
        await route.fulfill({ response, body });
      });
      await page.goto(address);
      const before = await page.evaluateHandle(() => [
        ...document.querySelectorAll('#root :is(section, figure, p, a, input)'),
      ]);
      await page.mouse.wheel(0, 1200);
      await expectHydrated(page);
      // Of the tools, too, which follow.
      await expect(page.locator('[data-waits]')).toHaveCount(0);
      expect(await before.evaluate((all) => all.filter((each) => !each.isConnected).length)).toBe(0);
    });
  });
