/** `npm run edit`: a language is taken out, and comes back. */
import { bar, button, edit, expect, said, test } from './edit-fixtures.ts';

test('Spanish is taken out, and Undo brings it back', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/es/about');
  await bar(page).getByRole('button', { name: 'Facts and figures' }).click();
  await button(page, 'Take Español out').click();
  await button(page, 'Take all of Español out').click();
  await page.waitForEvent('load');
  await expect(said(page)).toContainText('Español is taken out · 21 changes');
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(page.locator('[hreflang=es]')).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await page.waitForEvent('load');
  await expect(said(page)).toContainText('Undone · Nothing changed');
  expect(server.files()).toEqual([]);
});
