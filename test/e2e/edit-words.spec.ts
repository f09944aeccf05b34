import { bar, edit, expect, field, open, panel, said, save, test, textOf, valueOf } from './edit-fixtures.ts';

test('a click opens a text in every language, to be refused in words or saved', async ({ page, server }) => {
  await edit(page, '/about');
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
  const lead = textOf(page, 'about:lead');
  await open(page, lead);
  await expect(field(page, 'about:lead', 'en')).toBeFocused();
  await expect(panel(page)).toContainText(/\d+ of 340 characters/);
  await field(page, 'about:lead', 'en').fill('One: line #1');
  await expect(panel(page)).toContainText('12 of 340 characters');
  const spanish = field(page, 'about:lead', 'es');
  await spanish.fill('ñ'.repeat(10_000));
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(spanish).toHaveAccessibleDescription(/must have at most 340 characters, and has 10000/);
  await expect(spanish).toBeFocused();
  expect(server.lines()).toEqual([]);
  await spanish.fill('Una línea');
  await save(page);
  await expect(lead).toHaveText('One: line #1');
  await expect(lead).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-test-mark');
  expect(valueOf(server, 'en/about.yaml', 'lead')).toBe('One: line #1');
  expect(valueOf(server, 'es/about.yaml', 'lead')).toBe('Una línea');
  expect(server.lines().filter((line) => line.startsWith('+'))).toHaveLength(2);
  await expect(said(page)).toContainText('Saved · 2 changes');

  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(lead).not.toHaveText('One: line #1');
  expect(server.lines()).toEqual([]);
  await page.keyboard.press('Control+Shift+Z');
  await expect(lead).toHaveText('One: line #1');
  await page.keyboard.press('Control+Z');
  await expect(lead).not.toHaveText('One: line #1');
  expect(server.lines()).toEqual([]);
});

test('a number in place of a figure changes it everywhere', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/');
  await open(page, textOf(page, 'home:stats.0.value'));
  const figure = field(page, 'figures:claims.projects');
  await expect(figure).toHaveValue(String(valueOf(server, 'figures.yaml', 'claims.projects')));
  await panel(page)
    .getByText(/Also in \d+ other places?/)
    .click();
  await expect(panel(page).getByRole('listitem').first()).toBeVisible();
  const text = field(page, 'home:stats.0.value', 'en');
  const before = await text.inputValue();
  await text.fill('77+');
  await panel(page).getByRole('button', { name: 'Change the figure everywhere to 77' }).click();
  await expect(text).toHaveValue(before);
  await expect(figure).toHaveValue('77');
  await save(page);
  await expect(textOf(page, 'home:stats.0.value')).toHaveText('77+');
  expect(server.lines().filter((line) => line.startsWith('+'))).toEqual(['+  projects: 77']);
});

test('texts can be reached with the keyboard, and get focus back', { tag: '@all' }, async ({ page }) => {
  await edit(page, '/about');
  const title = textOf(page, 'about:title');
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'about:title', 'en')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(title).toBeFocused();
  // From a text to the bar, and back.
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(title).not.toBeFocused();
  await expect(page.locator(':focus')).toHaveAttribute('data-edit', /:/);
});

test('a link is edited in Edit, and followed in Browse', { tag: '@all' }, async ({ page }) => {
  await edit(page, '/about');
  const link = page.getByRole('navigation').locator('a[href="/services"]').first();
  await open(page, link);
  await expect(page).toHaveURL(/\/about$/);
  await expect(field(page, 'services:name', 'en')).toBeVisible();
  await edit(page, '/about', 'Browse');
  await link.click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(bar(page).getByLabel('Page')).toHaveValue('services');
});
