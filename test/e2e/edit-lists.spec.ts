import { axeFindings } from '#judges/axe.ts';
import { edit, expect, field, open, panel, test, textOf, valueOf } from './edit-fixtures.ts';

test('an item is added, moved and removed in all languages', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/');
  await open(page, textOf(page, 'home:stats.0.label'));
  const item = panel(page).getByRole('region', { name: 'This statistic' });
  await item.getByRole('button', { name: 'Add after' }).click();
  await expect(panel(page).getByRole('heading', { name: 'New statistic' })).toBeVisible();
  await field(page, 'home:stats.+.label', 'en').fill('Added here');
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
  // What is missing is said where it stays in sight.
  await expect(panel(page).getByText('Nothing was saved.')).toBeInViewport();
  await expect(field(page, 'home:stats.+.label', 'es')).toHaveAccessibleDescription(/must not be empty/);
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
  await field(page, 'home:stats.+.label', 'es').fill('Añadido aquí');
  for (const locale of ['en', 'es']) await field(page, 'home:stats.+.value', locale).fill('9');
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel(page)).toBeHidden();
  await expect(textOf(page, 'home:stats.1.label')).toHaveText('Added here');
  expect(valueOf(server, 'es/home.yaml', 'stats.1.label')).toBe('Añadido aquí');
  expect(server.lines().filter((line) => line.startsWith('-'))).toEqual([]);

  await open(page, textOf(page, 'home:stats.1.label'));
  const up = item.getByRole('button', { name: 'Move up' });
  await up.click();
  await expect(textOf(page, 'home:stats.0.label')).toHaveText('Added here');
  // The panel follows the item.
  await expect(field(page, 'home:stats.0.label', 'en')).toHaveValue('Added here');
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect(item.getByRole('button', { name: 'Add after' })).toBeDisabled();
  await expect(item).toContainText('2 to 4: they stand in one row');
  await item.getByRole('button', { name: 'Remove' }).click();
  await expect(textOf(page, 'home:stats.0.label')).not.toHaveText('Added here');
  expect(server.lines()).toEqual([]);
});

test('a table is filled column by column', { tag: '@all' }, async ({ page }) => {
  await edit(page, '/services');
  await open(page, page.locator('main h2[data-edit^="services:blocks"]').first());
  await panel(page).getByRole('button', { name: 'All as a table' }).click();
  const all = panel(page).getByRole('row', { name: 'For all empty cells' });
  await all.getByRole('textbox', { name: 'Short title, for the footer, English' }).fill('In short');
  const fill = all.getByRole('button', { name: /^Fill \d+ empty$/ });
  const count = Number(/\d+/.exec(await fill.innerText())?.[0]);
  expect(count).toBeGreaterThan(1);
  await fill.click();
  await expect(fill).toBeHidden();
  await expect(all.getByRole('textbox', { name: 'Short title, for the footer, English' })).toBeFocused();
  const first = panel(page).getByRole('row').nth(2);
  await first.getByRole('radio', { name: 'Global' }).press('Space');
  const add = panel(page).getByRole('button', { name: 'Add a row' });
  expect((await add.boundingBox())!.width).toBeLessThan(200);
  await add.click();
  // A row in which nothing is typed is nothing.
  const added = panel(page).getByRole('row', { name: /^New service/ });
  await added.getByRole('textbox').last().fill('Typed');
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByRole('alert').first()).toHaveText('A new service has no title yet.');
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
});
