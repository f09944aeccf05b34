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
  await expect(inText(page, 'title')).toHaveValue(name);
}

/** The field of a text. */
const inText = (page: Page, key: string, locale = 'en'): Locator =>
  panel(page).locator(`[data-value$=":${key}|${locale}"]`);

test('a new article is written in two languages, and undone', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/');
  await begin(page, 'Cómo medir la señal');
  await inText(page, 'description').fill('What it says.');
  await source(page).fill('About {claims.projects} signals.');
  await press(page, button(page, 'Español'));
  await inText(page, 'title', 'es').fill('Traducido');
  await inText(page, 'description', 'es').fill('Lo que dice.');
  await source(page, 'Español').fill('Sobre las señales.');
  expect(server.files()).toEqual([]);
  await source(page, 'Español').focus();
  await saveWithKeys(page);
  const slug = 'como-medir-la-senal';
  await atAddress(page, `/insights/${slug}`);
  await expect(page.getByRole('main').getByText(/^About \d+ signals\.$/)).toBeVisible();
  expect(server.files()).toEqual([`?? content/en/insights/${slug}.md`, `?? content/es/insights/${slug}.md`]);
  expect(server.read(`en/insights/${slug}.md`)).toMatch(
    /^---\ntitle: Cómo medir la señal\ndescription: What it says\.\ndate: [-\d]+\n---\n\nAbout \{claims\.projects\} signals\.\n$/,
  );
  expect(server.read(`es/insights/${slug}.md`)).toContain('title: Traducido\ndescription: Lo que dice.\n');

  await bar(page).getByRole('button', { name: 'Publish' }).click();
  await expect(panel(page)).toContainText(/1 new article.*New · English/);
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
  await expect(inText(page, 'description')).toHaveAccessibleDescription(/must not be empty/);
  await expect(inText(page, 'description')).toBeFocused();
  expect(server.files()).toEqual([]);
  await source(page).fill('More.');
  await page.keyboard.press('Escape');
  await page.reload();
  await openArticles(page);
  await button(page, /^Not saved yet/).click();
  await expect(source(page)).toHaveText('More.');
  await button(page, 'Remove').click();
  await expect(panel(page)).toContainText('It is not saved yet.');
  await button(page, 'Remove the article in English').click();
  await expect(inText(page, 'title', 'es')).toHaveValue('');
  await source(page, 'Español').fill('Más.');
  await button(page, 'Add English').click();
  await expect(source(page)).toHaveText('Más.');
  await button(page, 'Cancel').click();
  await openArticles(page);
  await expect(button(page, /^Not saved yet/)).toHaveCount(0);
});
