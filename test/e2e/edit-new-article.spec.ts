import type { Locator, Page } from '@playwright/test';
import { button, edit, expect, openArticles, panel, press, said, source, test } from './edit-fixtures.ts';

const inText = (page: Page, key: string, locale = 'en'): Locator =>
  panel(page).locator(`[data-value$=":${key}|${locale}"]`);

test('an incomplete text is kept, but not saved', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/');
  await openArticles(page);
  await press(page, button(page, 'New article'));
  await expect(panel(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Half a thought');
  await page.keyboard.press('Enter');
  await expect(inText(page, 'title')).toHaveValue('Half a thought');
  await button(page, 'Save').click();
  const alert = panel(page).getByRole('alert').first();
  await expect(alert).toContainText('Nothing was saved.');
  await expect(inText(page, 'description')).toHaveAccessibleDescription(/must not be empty/);
  await expect(inText(page, 'description')).toBeFocused();
  expect(server.files()).toEqual([]);
  await source(page).fill('More.');
  // Keys are those of the text: what was saved before is not undone.
  for (const key of ['Control+a', 'Control+k']) await page.keyboard.press(key);
  await page.keyboard.type('/services');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' And more.');
  await expect(source(page).getByText('More.', { exact: true })).toHaveAttribute('href', '/services');
  await page.keyboard.press('Control+z');
  await expect(source(page)).toHaveText('More.');
  await expect(said(page)).toHaveText('Nothing changed');
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

test('a new text waits in the languages in which nothing is written yet', async ({ page, server }) => {
  await edit(page, '/');
  await openArticles(page);
  await press(page, button(page, 'New article'));
  await page.keyboard.type('One language first');
  await page.keyboard.press('Enter');
  await inText(page, 'description').fill('What is said in one language.');
  await source(page).fill('A text.');
  await panel(page).getByRole('group', { name: 'Services' }).getByRole('checkbox').first().check();
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/\/insights\/one-language-first$/);
  expect(server.files()).toEqual(['?? content/en/insights/one-language-first.md']);
  expect(server.read('en/insights/one-language-first.md')).toContain('\nservices:');
});
