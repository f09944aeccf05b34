/** What the first gesture must not disturb: choices, a scroll in progress, typed text. audit.spec.ts checks each page. */
import { recordChanges } from './audit/changes.ts';
import { expect, expectHydrated, hold, moveMouse, test } from './fixtures.ts';

test('hydration keeps a stored choice, shown before and after', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('motion', 'paused');
  });
  const release = await hold(page);
  await page.goto('/terms');
  const recorded = await recordChanges(page);
  await moveMouse(page, 8, 8);
  release();
  await expectHydrated(page);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveAttribute('aria-pressed', 'true');
  expect(await recorded()).toEqual([]);
});

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
