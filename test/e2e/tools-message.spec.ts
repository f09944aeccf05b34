import { fill } from '../../app/site/fill.ts';
import { formatHours } from '../../app/time/clock.ts';
import { clock, words } from './content.ts';
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

test('adds the numbers to the message, where they can be edited', async ({ page }) => {
  const { use } = await visitTools(page, address);
  await use.click();
  await expect(page).toHaveURL('/contact');
  const message = page.getByRole('textbox', { name: fields.message });
  await expect(message).toHaveValue(new RegExp(RegExp.escape(hours)));
  await expect(message).toHaveValue(new RegExp(RegExp.escape(summary)));
  // The plan's address, which a colleague can open.
  const plan = fill(planWords.numbers.address, { address: `${new URL(page.url()).origin}/plan${address}` });
  await expect(message).toHaveValue(new RegExp(`${RegExp.escape(plan)}$`));
  await expect(message).toBeEditable();
});

test('adds them to a draft once, without overwriting it', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('textbox', { name: fields.message }).fill('Hello, we are planning a new team.');
  await page.getByLabel(fields.firstName).fill('Ada');
  for (let round = 0; round < 2; round++) {
    const { use } = await visitTools(page, address);
    await use.click();
    await expect(page).toHaveURL('/contact');
    const message = page.getByRole('textbox', { name: fields.message });
    // An effect restores the draft.
    await expect(message).toHaveValue(/^Hello, we are planning a new team\.\n\n/);
    const text = await message.inputValue();
    expect(text.split(summary)).toHaveLength(2);
    await expect(page.getByLabel(fields.firstName)).toHaveValue('Ada');
  }
});

test('without storage, shows the text to copy', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  const { use } = await visitTools(page, address);
  await use.click();
  await expect(page.getByText(planWords.numbers.notKept)).toBeVisible();
  await expect(page.getByText(summary)).toBeVisible();
  await expect(page).toHaveURL(/plan/);
});
