import { parse } from 'yaml';
import { axeFindings } from '#judges/axe.ts';
import { bar, button, edit, expect, panel, press, saveWithKeys, test } from './edit-fixtures.ts';

test('a company keeps one office, which moves, and undoes it', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/');
  await press(page, bar(page).getByRole('button', { name: 'Offices' }));
  await press(page, button(page, 'Add an office'));
  await expect(panel(page)).not.toContainText('not saved');
  await press(page, button(page, 'Remove this office').last());
  await expect(button(page, 'Add an office')).toBeFocused();
  await press(page, panel(page).getByRole('group', { name: 'San Jose' }).getByText('Remove this office'));
  for (const language of ['English', 'Español'])
    await panel(page).getByRole('group', { name: 'City', exact: true }).getByLabel(language).fill('Osaka');
  await panel(page).getByRole('combobox', { name: 'Country' }).selectOption('Japan');
  const zone = panel(page).getByLabel('Time zone');
  await expect(zone).toHaveValue('Asia/Tokyo');
  const own = zone.locator('optgroup').first();
  await expect(own).toHaveAttribute('label', 'Japan');
  await expect(own.locator('option')).toHaveText(['Tokyo, Japan']);
  await zone.selectOption('Lisbon, Portugal');
  await zone.selectOption('Tokyo, Japan');
  await panel(page).getByLabel('Closes').fill('08:00');
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByLabel('Closes')).toHaveAccessibleDescription('must be later than opens');
  await panel(page).getByLabel('Closes').fill('18:00');
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
  const caption = page.locator('main figure figcaption').first();
  // The answer that tells what can be undone comes late.
  const { promise: isPressed, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/@edit/state', async (route) => isPressed.then(() => route.continue()));
  await saveWithKeys(page);
  await expect(caption).toContainText('Osaka: open from');
  expect(Object.keys((parse(server.read('es/ui.yaml')) as { offices: object }).offices)).toEqual(['osaka']);
  await page.keyboard.press('Control+z');
  answer();
  await expect(caption).not.toContainText('Osaka');
});
