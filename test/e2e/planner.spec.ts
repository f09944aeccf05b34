import { expect, hold, hydrated, test, visit } from './fixtures.ts';
import { exampleHours, planWords, sharedHours, toolsOn, visitTools } from './tools.ts';

const winter = new Date('2026-01-15T18:00:00Z');

test.describe('for a visitor in Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('selects their zone, and compares their day', async ({ page }) => {
    await page.clock.setFixedTime(winter);
    const { planner, zone } = await visitTools(page);
    await expect(zone).toHaveValue('Kathmandu, Asia');
    await expect(planner.getByRole('listitem')).toHaveText([
      /0 hours.*San Jose\s*today.*8:45.p\.m\.–5:45.a\.m\. on your clock.*The same all year/s,
      /0 hours.*San Francisco/s,
      /7\.75 hours.*Kolkata\s*today.*9:15.a\.m\.–6:15.p\.m\. on your clock/s,
    ]);
    const picture = planner.getByRole('img', { name: 'Workdays in Kathmandu time' });
    await expect(picture.locator('desc')).toContainText('You share 0 hours with San Jose today.');
  });
});

test('explains an unknown zone and invalid hours, and keeps the chart', async ({ page }) => {
  const { planner, estimate, zone, opens, closes } = await visitTools(
    page,
    '?zone=Asia/Manila&offshore=Asia/Manila',
  );
  await zone.fill('Atlantis');
  await expect.poll(() => page.locator('datalist option').count()).toBeGreaterThan(400);
  await zone.blur();
  await expect(zone).toHaveAttribute('aria-invalid', 'true');
  await expect(zone).toHaveAccessibleDescription(/Your browser doesn’t know.*still shows Manila/);
  await expect(sharedHours(planner).last()).toHaveText('8 hours');
  await zone.fill('paris');
  await zone.press('Tab');
  await expect(zone).toHaveValue('Paris, Europe');
  await expect(zone).not.toHaveAttribute('aria-invalid');

  await closes.fill('09:00');
  await closes.blur();
  await expect(closes).toHaveAccessibleDescription(/two different times.*still shows 9.a\.m\. to 5.p\.m\./);
  // Start and end can be changed in either order.
  await closes.fill('17:00');
  await opens.fill('17:00');
  await closes.fill('01:00');
  await closes.blur();
  await expect(opens).toHaveValue('17:00');
  await expect(opens).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveURL(/from=17%3A00&to=01%3A00/);
  // The hours alone, once typing has stopped: estimate.spec.ts.
  await expect(planner.getByRole('status')).toHaveText(/^You share [\d.]+ hours? with San Jose/);
  await expect(estimate.getByRole('status')).toHaveText('');
});

// Where offshore shares more than nearshore. What is computed for other zones and hours: app/pages/plan/tools/plan-texts.test.ts.
test('no sentence contradicts the hours computed for London', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-01-14T18:00:00Z'));
  const search = '?zone=Europe/London&from=09:00&to=17:00&offshore=Asia/Kolkata';
  const { planner, estimate } = await visitTools(page, search);
  await expect(sharedHours(planner)).toHaveText(['2 hours', '0 hours', '3.5 hours']);
  const models = ['2 hours', '3.5 hours', '8 hours'];
  await expect(estimate.locator('tbody tr td:nth-of-type(2)')).toHaveText(models);
  await expect(estimate).toContainText(
    '3.5 hours, against 2 hours for nearshore. On these two counts, offshore is the better choice',
  );
  // What the comparison claims in general is not said here.
  await expect(page.locator('main')).not.toContainText(/6–8|0–2 hrs/);
  await page.emulateMedia({ media: 'print' });
  await expect(estimate.locator('tbody')).toContainText('2 hours');
});

test('keeps everything that was entered before the code has loaded', async ({ page }) => {
  await page.goto('/plan');
  const { zone, opens, closes, team, cost } = toolsOn(page);
  const entered = [
    [zone, 'Manila, Asia'],
    [opens, '17:00'],
    [closes, '01:00'],
    [team, '12'],
    [cost, '95,000'],
  ] as const;
  // Without a gesture, which would load the code in between.
  for (const [field, text] of entered)
    await field.evaluate((input: HTMLInputElement, value) => (input.value = value), text);
  await cost.focus();
  await cost.blur();
  await expect(page).toHaveURL(/zone=Asia%2FManila&from=17%3A00&to=01%3A00.*&team=12&cost=95000/);
  for (const [field, text] of entered) await expect(field).toHaveValue(text);
});

// Clock changes on other days than the example's, and a half-hour offset to Kolkata: the longest sentences.
test.describe('for a visitor in Berlin', { tag: '@all' }, () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  for (const address of ['/plan', '/es/plan'])
    test(`their own day causes no layout shift on ${address}`, async ({ page }) => {
      await page.clock.setFixedTime(winter);
      const release = await hold(page);
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const planner = page.locator('section[aria-labelledby=planner]');
      const places = () =>
        planner
          .locator('li > *')
          .evaluateAll((parts: HTMLElement[]) =>
            parts.map((part) => [part.getBoundingClientRect().x, part.offsetTop]),
          );
      const height = async () => (await planner.boundingBox())?.height ?? Number.NaN;
      const [printed, printedHeight] = [await places(), await height()];
      expect(printed).toHaveLength(12);
      release();
      await hydrated(page);
      await planner.scrollIntoViewIfNeeded();
      await expect(planner.getByRole('combobox').first()).toHaveValue(/Berl/);
      await expect(page.locator('main [data-waits]')).toHaveCount(0);
      expect(await places()).toEqual(printed);
      // Browsers ignore shifts below three pixels.
      expect(Math.abs((await height()) - printedHeight)).toBeLessThan(1);
    });
});

test('without time zones the example stays, with a note', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Temporal');
    const Format = Intl.DateTimeFormat;
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
