/** `npm run edit`: a list of facts. */
import { parse } from 'yaml';
import { axeFindings } from '../../judges/axe.ts';
import { bar, edit, expect, field, panel, press, saveWithKeys, test } from './edit-fixtures.ts';

test('the first link in the header is added, and undone', { tag: '@all' }, async ({ page, server }) => {
  const menus = 'menus:\n  quickLinks: [home, about, plan]\n  header: []\n';
  server.write('site.yaml', server.read('site.yaml').replace(/^menus:\n(?: .*\n)+/m, menus));
  const link = page.locator('header nav > ul').getByRole('link', { name: 'Plan your team' });
  await edit(page, '/about');
  await expect(link).toHaveCount(0);
  await press(page, bar(page).getByRole('button', { name: 'Facts and figures' }));
  await panel(page).getByLabel('Search in all languages').fill('link in the header');
  await press(page, panel(page).getByRole('button', { name: /Add the first link in the header/ }));
  await field(page, 'site:menus.header.+').selectOption('plan');
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
  await saveWithKeys(page);
  await expect(link).toHaveCount(1);
  expect(parse(server.read('site.yaml'))).toMatchObject({ menus: { header: ['plan'] } });
  const undo = bar(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  await press(page, undo);
  await expect(link).toHaveCount(0);
});
