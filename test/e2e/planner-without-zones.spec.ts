import { expect, test, visit } from './fixtures.ts';
import { exampleHours, planWords, sharedHours, toolsOn } from './tools.ts';

test('without time zones the example stays, with a note', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Temporal');
    const Format = Intl.DateTimeFormat;
    Object.assign(Intl, { supportedValuesOf: undefined });
    Intl.DateTimeFormat = function (locale?: string, options?: Intl.DateTimeFormatOptions) {
      if (options?.timeZone?.includes('/')) throw new RangeError('no data');
      return new Format(locale, options);
    } as typeof Format;
  });
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
