/** `npm run edit`: creating and removing articles. */
import type { Locator, Page } from '@playwright/test';
import {
  atAddress,
  bar,
  button,
  edit,
  expect,
  openArticles,
  panel,
  press,
  said,
  saveWithKeys,
  source,
  test,
} from './edit-fixtures.ts';

const title = (page: Page): Locator => panel(page).getByLabel('Title');

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
  await expect(source(page, 'Español')).toHaveValue(/^---\ntitle: ''\n/);
  await button(page, 'Add English').click();
  await expect(source(page)).toHaveValue(/^---\ntitle: ''\n/);
  await button(page, 'Cancel').click();
  await openArticles(page);
  await expect(button(page, /^Not saved yet/)).toHaveCount(0);
});
