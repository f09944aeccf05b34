import { fill } from '../../app/site/fill.ts';
import { formatHours } from '../../app/time/clock.ts';
import { clock, words } from './content.ts';
import { withoutStorage } from './contact-fixtures.ts';
import { expect, test, visit } from './fixtures.ts';
import { amounts, estimateOf, planWords, visitTools, cityOf } from './tools.ts';

const { fields } = words('contact').form;
const address = '?zone=Asia/Kathmandu&from=09:00&to=17:00&offshore=Asia/Kolkata&team=12&cost=95000';
const summary = fill(planWords.numbers.savings, {
  team: '12',
  cost: '$95,000',
  nearshore: amounts(estimateOf('nearshore', 12, 95_000).saved),
  offshore: amounts(estimateOf('offshore', 12, 95_000).saved),
});

const [hours = ''] = fill(planWords.numbers.hours, {
  city: cityOf('Asia/Kathmandu'),
  ...formatHours({ opens: '09:00', closes: '17:00' }, clock),
  list: '|',
}).split('|');

test('adds the numbers to the draft, where they can be edited', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('textbox', { name: fields.message }).fill('Hello, a new team.');
  await page.getByLabel(fields.firstName).fill('Ada');
  const { use } = await visitTools(page, address);
  await use.click();
  await expect(page).toHaveURL('/contact');
  const message = page.getByRole('textbox', { name: fields.message });
  await expect(message).toHaveValue(/^Hello, a new team\.\n\n/);
  await expect(page.getByLabel(fields.firstName)).toHaveValue('Ada');
  await expect(message).toHaveValue(new RegExp(RegExp.escape(hours)));
  await expect(message).toHaveValue(new RegExp(RegExp.escape(summary)));
  // The plan's address, which a colleague can open.
  const plan = fill(planWords.numbers.address, { address: `${new URL(page.url()).origin}/plan${address}` });
  await expect(message).toHaveValue(new RegExp(`${RegExp.escape(plan)}$`));
  await expect(message).toBeEditable();
});

test('without storage, shows the text to copy', { tag: '@all' }, async ({ page }) => {
  await withoutStorage(page);
  const { use } = await visitTools(page, address);
  await use.click();
  await expect(page.getByText(planWords.numbers.notKept)).toBeVisible();
  await expect(page.getByText(summary)).toBeVisible();
  await expect(page).toHaveURL(/plan/);
});
