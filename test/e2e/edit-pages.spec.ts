/** `npm run edit`: pages by content are created, duplicated and removed, and their old addresses lead elsewhere. */
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../../judges/axe.ts';
import { bar, edit, expect, panel, press, said, test } from './edit-fixtures.ts';

// A test loads several pages of a development server, which takes half a minute on a small machine.
test.describe.configure({ timeout: 240_000 });

const button = (page: Page, name: string | RegExp): Locator =>
  panel(page).getByRole('button', { name, exact: true });
const source = (page: Page, language = 'English'): Locator =>
  panel(page).getByRole('textbox', { name: `Text, ${language}` });
const title = (page: Page): Locator => panel(page).getByLabel('Title');

async function list(page: Page): Promise<void> {
  await press(page, bar(page).getByRole('button', { name: 'Articles' }));
  await expect(panel(page).getByRole('status')).toContainText(/page|article/);
}

/** Fills in the blanks of a new text. */
async function fill(text: Locator, words: string): Promise<void> {
  const begun = await text.inputValue();
  const full = begun
    .replace(`title: ''`, 'title: Traducido')
    .replace(`lead: ''`, 'lead: What it is about.')
    .replace(`description: ''`, 'description: What it says.\nquickLink: Careers')
    .concat(words, '\n');
  await text.fill(full);
}

async function saveWithKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(panel(page)).toBeHidden();
}

const atAddress = (page: Page, pathname: string) =>
  expect.poll(() => new URL(page.url()).pathname, { timeout: 20_000 }).toBe(pathname);

test(
  'a page is created, duplicated, and removed with a redirect',
  { tag: '@all' },
  async ({ page, server }) => {
    await edit(page, '/');
    await list(page);
    await press(page, button(page, 'New page'));
    await page.keyboard.type('Services');
    await page.keyboard.press('Enter');
    await expect(panel(page)).toContainText('Choose another name than services');
    await title(page).fill('Work with us');
    await expect(panel(page)).toContainText('/work-with-us · /es/work-with-us');
    await press(page, button(page, 'Write the page'));
    await expect(source(page)).toHaveValue(/^---\ntitle: Work with us\nlead: ''\n/);
    await fill(source(page), 'About *{claims.projects}* projects.\n\n[[offices]]');
    await expect(panel(page).getByText('[[offices]]').last()).toBeVisible();
    expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
    await press(page, button(page, 'Español'));
    await fill(source(page, 'Español'), 'Sobre los proyectos.');
    await source(page, 'Español').focus();
    await saveWithKeys(page);
    await atAddress(page, '/work-with-us');
    await expect(page.getByRole('main').getByText(/^About [\d,]+ projects\.$/)).toBeVisible();
    await expect(page.locator('main section[aria-labelledby=offices]')).toBeVisible();
    await expect(page.locator('footer').getByRole('link', { name: 'Careers' })).toBeVisible();
    await expect(bar(page).getByLabel('Page')).toHaveText(/Page of your own/);
    await bar(page).getByLabel('Language').selectOption('Español');
    await atAddress(page, '/es/work-with-us');
    await expect(page.getByRole('main')).toContainText('Sobre los proyectos.');
    await page.goto('/work-with-us');
    const files = ['?? content/en/pages/work-with-us.md', '?? content/es/pages/work-with-us.md'];
    expect(server.files()).toEqual(files);

    await list(page);
    await press(page, button(page, /^On this page · Page/));
    await press(page, button(page, 'Duplicate'));
    await title(page).fill('Join us');
    await panel(page).getByLabel('Español').uncheck();
    await press(page, button(page, 'Write the page'));
    await expect(source(page)).toHaveValue(
      /^---\ntitle: Join us\nlead: What it is about\.\n[^]*\[\[offices\]\]/,
    );
    await expect(source(page)).not.toHaveValue(/quickLink/);
    await source(page).focus();
    await saveWithKeys(page);
    await atAddress(page, '/join-us');

    await page.goto('/work-with-us');
    await list(page);
    await press(page, button(page, /^On this page · Page/));
    await button(page, 'Remove').click();
    await panel(page).getByLabel('Its old address leads to').selectOption('/about');
    expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
    await press(page, button(page, 'Remove the page in English'));
    await expect(panel(page)).toBeHidden();
    await atAddress(page, '/about');
    await expect(said(page)).toContainText('Removed');
    expect(server.read('moved.yaml')).toBe('/work-with-us: /about\n');

    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => server.files()).toEqual(['?? content/en/pages/join-us.md', ...files]);
  },
);
