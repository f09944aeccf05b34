import { denyStorage, expect, hold, test, visit } from './fixtures.ts';
import { planWords, visitTools } from './tools.ts';

const address = '?zone=Asia/Kathmandu&from=09:00&to=17:00&offshore=Asia/Kolkata&team=12&cost=95000';
const summary =
  'Estimate for a team of 12 at $95,000 a year each: nearshore saves $340,000–$570,000 a year (30–50% lower), ' +
  'offshore $570,000–$800,000 (50–70% lower).';

test('adds the numbers to the draft, where they can be edited', async ({ page }) => {
  await visit(page, '/contact');
  const message = page.locator('[name=message]');
  await message.fill('Hello, a new team.');
  const release = await hold(page, '**/assets/contact-*.js');
  const { team, use, zone } = await visitTools(page, address.replace('team=12', 'team=5'));
  await team.fill('12');
  await use.click();
  // The router would have the numbers in the address after 400 ms, and so end the way to the form.
  await page.waitForTimeout(500);
  release();
  await expect(page).toHaveURL('/contact');
  await expect(message).toHaveValue(
    /^Hello, a new team\.\n\nShared hours in Kathmandu, 9.a\.m\. to 5.p\.m\./,
  );
  // With the plan's address, which a colleague can open.
  const text = await message.inputValue();
  expect(text).toContain(`${summary}\nThe whole plan: ${new URL(page.url()).origin}/plan${address}`);
  await expect(message).toBeEditable();
  await page.goBack();
  await expect(team).toHaveValue('12');
  await expect(zone).toHaveValue('Kathmandu, Asia');
});

test('without storage, shows the text to copy', { tag: '@all' }, async ({ page }) => {
  await denyStorage(page);
  const { use } = await visitTools(page, address);
  await use.click();
  await expect(page.getByText(planWords.numbers.notKept)).toBeVisible();
  await expect(page.getByText(summary)).toBeVisible();
  await expect(page).toHaveURL(/plan/);
});
