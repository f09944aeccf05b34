/** `npm run edit`: the offices, all in one dialog. */
import { parse } from 'yaml';
import { axeFindings } from '#judges/axe.ts';
import { bar, button, edit, expect, panel, press, saveWithKeys, test } from './edit-fixtures.ts';

test('a company keeps one office, which moves, and undoes it', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/');
  await press(page, bar(page).getByRole('button', { name: 'Offices' }));
  await press(page, button(page, 'Remove San Jose'));
  for (const language of ['English', 'Español'])
    await panel(page).getByLabel(`City, ${language}`).fill('Osaka');
  await panel(page).getByRole('combobox', { name: 'Country' }).selectOption('Japan');
  await panel(page).getByLabel('Time zone').fill('Asia/Nowhere');
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByRole('alert')).toContainText('must be a time zone that is known');
  await panel(page).getByLabel('Time zone').fill('tokyo');
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
