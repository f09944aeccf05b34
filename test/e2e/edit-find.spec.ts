import { axeFindings } from '#judges/axe.ts';
import { bar, edit, expect, panel, press, said, test } from './edit-fixtures.ts';

test('a name is replaced in the chosen places, all or none', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/about');
  await press(page, bar(page).getByRole('button', { name: 'Find and replace' }));
  await expect(panel(page).getByLabel(/^Find in all/)).toBeFocused();
  await page.keyboard.type('san  jose');
  await expect(panel(page).getByRole('status')).toHaveText(/^\d+ places in \d+ files$/);
  const by = panel(page).getByLabel('Replace with');
  const replace = panel(page).getByRole('button', { name: /^Replace in \d+ places$/ });
  await by.fill('a city with a long name '.repeat(8));
  await press(page, replace);
  await expect(panel(page).getByRole('alert')).toContainText('Nothing was saved.');
  expect(server.files()).toEqual([]);
  await by.fill('Cartago');
  await expect(panel(page).getByRole('alert')).toBeHidden();
  await expect(panel(page).getByText('Led from San Francisco, built in San JoseCartago')).toBeVisible();
  const office = panel(page).getByRole('region', { name: 'Every page' });
  await office.getByRole('checkbox', { name: /^Every page/ }).focus();
  await page.keyboard.press('Space');
  await expect(office.getByRole('checkbox').last()).not.toBeChecked();
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
  await press(page, replace);
  await expect(said(page)).toContainText(/Replaced in \d+ places/, { timeout: 20_000 });
  await expect(page.getByText('built in Cartago.').first()).toBeVisible();
  expect(server.read('en/ui.yaml')).not.toContain('Cartago');
});
