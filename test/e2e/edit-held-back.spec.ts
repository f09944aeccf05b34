import { axeFindings } from '#judges/axe.ts';
import { bar, edit, expect, openText, panel, press, saveWithKeys, source, test } from './edit-fixtures.ts';

const text = '---\ntitle: Alone\ndescription: In both languages.\ndate: 2026-01-15\n---\n\nA text.\n';
const files = ['en/insights/alone.md', 'es/insights/alone.md'];

test('an article is held back, and published later', { tag: '@all' }, async ({ page, server }) => {
  const days = panel(page).getByRole('group', { name: 'On the site' });
  for (const file of files) server.write(file, text);
  await edit(page, '/insights/alone');
  await openText(page);
  await days.getByRole('checkbox', { name: 'Draft' }).focus();
  await page.keyboard.press('Space');
  await expect(days).toContainText('Draft in English and Español ·');
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
  await days.getByRole('checkbox', { name: 'Draft' }).uncheck();
  await days.getByRole('radio', { name: 'English alone' }).check();
  await days.getByLabel('Date').fill('2999-12-03');
  await expect(days).toContainText('The languages differ: Date.');
  await days.getByRole('radio', { name: 'English and Español' }).check();
  await expect(days).not.toContainText('differ');
  await days.getByLabel('Last day').fill('2999-12-02');
  await page.keyboard.press('Control+Enter');
  await expect(days.getByLabel('Last day')).toHaveAccessibleDescription(/must not be before date/);
  await days.getByLabel('Last day').fill('2999-12-24');
  await days.getByLabel('Then its address leads to').fill('/services');
  await source(page).focus();
  await saveWithKeys(page);
  const held = text.replace('2026-01-15\n', '2999-12-03\nuntil: 2999-12-24\n');
  const moved = held.replace('24\n', '24\nmovedTo: /services\n');
  expect(files.map((file) => server.read(file))).toEqual([moved, held]);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'From 3 December 2999, until 24 December 2999 Alone',
  );
  await press(page, bar(page).getByRole('button', { name: 'Publish' }));
  await expect(panel(page)).toContainText('Article: Alone · From 3 December 2999');
  await expect(panel(page)).toContainText('The next change is due on 3 December 2999.');
});
