/** What the first gesture must not disturb: choices, a scroll in progress, typed text. audit.spec.ts checks each page. */
import { recordChanges } from './audit/changes.ts';
import { expect, expectHydrated, hold, moveMouse, test } from './fixtures.ts';

test.describe('hydration keeps', { tag: '@all' }, () => {
  test('a stored choice, shown as selected before and after, and everything in its place', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('motion', 'paused');
    });
    const release = await hold(page);
    await page.goto('/terms');
    const controls = page.getByRole('group', { name: 'Theme' }).locator('..');
    await controls.scrollIntoViewIfNeeded();
    const recorded = await recordChanges(page);
    const look = () =>
      controls.locator('span, button').evaluateAll((all) =>
        all.map((each) => {
          const { color, backgroundColor, fontWeight } = getComputedStyle(each);
          return [each.textContent, color, backgroundColor, fontWeight].join(' ');
        }),
      );
    const before = await look();
    expect(new Set(before.map((each) => each.replace(/^\D+/, ''))).size).toBe(2);
    await moveMouse(page, 8, 8);
    release();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await look()).toEqual(before);
    await page.getByRole('radio', { name: 'Light' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await recorded()).toEqual([]);
  });

  test('a scroll in progress', async ({ page }) => {
    await page.goto('/services');
    const recorded = await recordChanges(page);
    await page.mouse.wheel(0, 1200);
    await expectHydrated(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
    expect(await recorded()).toEqual([]);
  });

  test('text typed into the tools before it, which takes effect', async ({ page }) => {
    await page.goto('/plan');
    const zone = page.locator('section[aria-labelledby=planner]').getByRole('combobox').first();
    await zone.fill('');
    await zone.pressSequentially('Ber');
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    await expect(zone).toHaveValue('Ber');
    // Not marked as invalid while it is being typed, and zones are suggested.
    await expect(zone).not.toHaveAttribute('aria-invalid');
    await expect(page.locator('datalist option').first()).toBeAttached();
    await zone.pressSequentially('lin');
    await zone.press('Enter');
    await expect(page.getByRole('img', { name: /Berlin/ })).toBeVisible();
  });

  for (const [served, address] of [
    ['isthmus', '/plan'],
    ['isthmus', '/contact'],
    ['meridian', '/insights/everything'],
  ] as const)
    test.describe('where a host strips comments and white space', () => {
      test.use({ served });

      test(`the elements of ${address}`, async ({ page }) => {
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
});
