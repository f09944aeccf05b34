import { expect, test, visit } from './fixtures.ts';
import { exampleHours, planWords, sharedHours, toolsOn } from './tools.ts';

test.describe('in a browser', { tag: '@all' }, () => {
  test('without time zones the example stays, with a note', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'Temporal');
      const Format = Intl.DateTimeFormat;
      Object.assign(Intl, { supportedValuesOf: undefined });
      Intl.DateTimeFormat = function (locale?: string, options?: Intl.DateTimeFormatOptions) {
        if (options?.timeZone?.includes('/')) throw new RangeError('no data');
        return new Format(locale, options);
      } as typeof Format;
    });
    for (const [address, title] of [
      ['/', 'Better IT.'],
      ['/about', 'We work when you do'],
      ['/contact', 'Contact Us'],
    ] as const) {
      await visit(page, address);
      await expect(page.locator('h1')).toContainText(title);
    }
    await visit(page, '/plan');
    const { planner, estimate, zone, team } = toolsOn(page);
    await planner.scrollIntoViewIfNeeded();
    await expect(page.getByText(planWords.planner.noData)).toBeVisible();
    await expect(sharedHours(planner)).toHaveText(exampleHours);
    await expect(planner.getByText('Example: a workday in New York')).toBeVisible();
    await expect(zone).toBeHidden();
    await team.fill('10');
    await expect(estimate.getByText('$360,000–$600,000').first()).toBeVisible();
  });

  test('without formats of dates the examples stay, with a note', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Intl, 'DateTimeFormat'));
    await visit(page, '/plan');
    await toolsOn(page).planner.scrollIntoViewIfNeeded();
    await expect(page.getByText(planWords.numbers.unavailable)).toBeVisible();
    await expect(sharedHours(toolsOn(page).planner)).toHaveText(exampleHours);
  });
});
