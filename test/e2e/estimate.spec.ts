import { expect, test } from './fixtures.ts';
import { visitTools } from './tools.ts';

// Reads their numbers, and writes all as the page does.
test.use({ locale: 'de-DE' });

test('explains what is no amount, also while it is typed, and keeps the estimate', async ({ page }) => {
  const { estimate, team, cost } = await visitTools(page);
  // On a phone a cell is a grid, which would put the text beside an element below its label.
  const mixed = estimate.locator('td').filter({ has: page.locator('xpath=self::*[text() and *]') });
  await expect(mixed).toHaveCount(0);
  await team.fill('many');
  await team.blur();
  await expect(team).toHaveAttribute('aria-invalid', 'true');
  await expect(team).toHaveAccessibleDescription(/can’t read this number.*still uses 5/);
  await expect(estimate.getByText('$180,000–$300,000').first()).toBeVisible();
  await team.fill('10');
  await team.blur();
  await team.press('ControlOrMeta+a');
  await team.pressSequentially('12 people');
  await expect(team).toHaveAccessibleDescription(/\b10\b/);
  await expect(estimate.getByText('$360,000–$600,000').first()).toBeVisible();
  await expect(cost).toHaveValue('120,000');
  await cost.fill('120.000,50');
  await cost.blur();
  await expect(cost).toHaveValue('120,000.5');
});

test('announces a result only once typing has stopped', { tag: '@all' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-15T12:00:00Z') });
  const { estimate, planner, team } = await visitTools(page);
  const status = estimate.getByRole('status');
  await expect(status).toHaveText('');
  await status.evaluate((element) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.clock.pauseAt(new Date('2026-01-15T13:00:00Z'));
  await team.fill('');
  for (const figure of '1000') {
    await team.press(figure);
    await page.clock.runFor(1199);
  }
  await expect(status).toHaveText('');
  await page.clock.runFor(1);
  const announced = 'Nearshore saves $36M–$60M a year, offshore $60M–$84M.';
  await expect(status).toHaveText(announced);
  await page.clock.runFor(10_000);
  expect(await page.evaluate(() => Reflect.get(window, 'heard') as string[])).toEqual([announced]);
  await expect(planner.getByRole('status'), 'the other tool has nothing new to tell').toHaveText('');
});
