/** `npm run edit`: creating and removing articles. */
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../../judges/axe.ts';
import {
  atAddress,
  bar,
  button,
  edit,
  expect,
  openArticle,
  openArticles,
  panel,
  press,
  said,
  saveWithKeys,
  source,
  test,
} from './edit-fixtures.ts';

const title = (page: Page): Locator => panel(page).getByLabel('Title');
const address = (page: Page): Locator => panel(page).getByLabel('End of the address');

/** Creates an article, up to writing its text. */
async function begin(page: Page, name: string): Promise<void> {
  await openArticles(page);
  await press(page, button(page, 'New article'));
  await expect(title(page)).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(source(page)).toHaveValue(new RegExp(`^---\ntitle: ${name}\n`));
}

/** Fills in the blanks of a new text. */
async function fill(text: Locator, words: string): Promise<string> {
  const begun = await text.inputValue();
  const full = begun
    .replace(`title: ''`, 'title: Traducido')
    .replace(`description: ''`, 'description: What it says.')
    .concat(words, '\n');
  await text.fill(full);
  return full;
}

test('a new article is written in two languages, and undone', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/');
  await begin(page, 'Cómo medir la señal');
  const english = await fill(source(page), 'About *{claims.projects}* signals.');
  await press(page, button(page, 'Español'));
  const spanish = await fill(source(page, 'Español'), 'Sobre las señales.');
  expect(server.files()).toEqual([]);
  await source(page, 'Español').focus();
  await saveWithKeys(page);
  const slug = 'como-medir-la-senal';
  await atAddress(page, `/insights/${slug}`);
  await expect(page.getByRole('main').getByText(/^About \d+ signals\.$/)).toBeVisible();
  expect(server.files()).toEqual([`?? content/en/insights/${slug}.md`, `?? content/es/insights/${slug}.md`]);
  expect(server.read(`en/insights/${slug}.md`)).toBe(english);
  expect(server.read(`es/insights/${slug}.md`)).toBe(spanish);
  await expect(said(page)).toContainText('Saved · 2 changes');

  await bar(page).getByRole('button', { name: 'Publish' }).click();
  await expect(panel(page)).toContainText('Article: Como medir la senal · New · English');
  await expect(panel(page).locator('ins').last()).toContainText('Sobre las señales.');
  await page.keyboard.press('Escape');

  await bar(page).getByLabel('Language').selectOption('Español');
  await atAddress(page, `/es/insights/${slug}`);
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await atAddress(page, '/es/insights');
  expect(server.files()).toEqual([]);
  await expect(page.getByRole('main')).not.toContainText('Cómo medir la señal');
});

test('an invalid address is rejected next to its field', { tag: '@all' }, async ({ page }) => {
  await edit(page, '/');
  await openArticles(page);
  await button(page, 'New article').click();
  await title(page).fill('¿Qué es «nuevo»?');
  await expect(address(page)).toHaveValue('que-es-nuevo');
  await expect(panel(page)).toContainText('/insights/que-es-nuevo · /es/insights/que-es-nuevo');
  await expect(address(page)).toHaveAccessibleDescription(/^\S*\/insights\//);
  await address(page).fill('compare-costs');
  await button(page, 'Write the article').click();
  await expect(address(page)).toBeFocused();
  await expect(address(page)).toHaveAccessibleDescription(/An article has this address already\./);
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
  await address(page).fill('quite-new');
  for (const language of ['English', 'Español']) await panel(page).getByLabel(language).uncheck();
  await button(page, 'Write the article').click();
  await expect(panel(page).getByLabel('English')).toBeFocused();
  await expect(panel(page)).toContainText('Choose at least one.');
  await panel(page).getByLabel('Español').check();
  await button(page, 'Write the article').click();
  await expect(source(page, 'Español')).toHaveValue(/^---\ntitle: ¿Qué es «nuevo»\?\n/);
  await expect(button(page, 'Add English')).toBeVisible();
});

test('an incomplete text is kept, but not saved', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/');
  await begin(page, 'Half a thought');
  await button(page, 'Save').click();
  const alert = panel(page).getByRole('alert').first();
  await expect(alert).toContainText('Nothing was saved.');
  await expect(alert).toContainText('Article: Half a thought › Description, English must not be empty');
  expect(server.files()).toEqual([]);
  await source(page).fill(`${await source(page).inputValue()}More.\n`);
  await page.keyboard.press('Escape');
  await page.reload();
  await openArticles(page);
  await button(page, /^Not saved yet/).click();
  await expect(source(page)).toHaveValue(/More\.\n$/);
  await button(page, 'Remove').click();
  await expect(panel(page)).toContainText('It is not saved yet.');
  await button(page, 'Remove the article in English').click();
  await expect(source(page, 'Español')).toBeVisible();
  await button(page, 'Cancel').click();
  await openArticles(page);
  await expect(button(page, /^Not saved yet/)).toHaveCount(0);
});

test('a language is added, removed and brought back', { tag: '@all' }, async ({ page, server }) => {
  const text = '---\ntitle: Alone\ndescription: In one language.\ndate: 2026-01-15\n---\n\nA text.\n';
  server.write('en/insights/alone.md', text);
  await edit(page, '/insights/alone');
  await openArticle(page);
  await press(page, button(page, 'Add Español'));
  await expect(source(page, 'Español')).toHaveValue(text);
  await source(page, 'Español').fill(text.replace('Alone', 'Solo'));
  await saveWithKeys(page);
  await atAddress(page, '/es/insights/alone');

  await openArticles(page);
  await press(page, button(page, /^On this page/));
  await press(page, button(page, 'Remove'));
  await press(page, button(page, 'Remove the article in Español'));
  await expect(panel(page)).toBeHidden();
  await atAddress(page, '/es/insights');
  await expect(said(page)).toContainText('Removed');
  expect(server.files()).toEqual(['?? content/en/insights/alone.md']);
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Solo' })).toBeVisible();
});
