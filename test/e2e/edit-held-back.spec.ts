/** `npm run edit`: drafts, articles with a date to come, and their last day. */
import type { Page } from '@playwright/test';
import { axeFindings } from '../../judges/axe.ts';
import { bar, edit, expect, panel, said, test } from './edit-fixtures.ts';

test.describe.configure({ timeout: 180_000 });

const text = '---\ntitle: Alone\ndescription: In one language.\ndate: 2026-01-15\n---\n\nA text.\n';
const file = 'en/insights/alone.md';
/** The page's title with the label of its state. */
const expectTitle = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveAccessibleName(name);
const days = (page: Page) => panel(page).getByRole('group', { name: 'On the site' });

async function press(page: Page, name: string | RegExp, within = panel(page)): Promise<void> {
  await within.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

/** Opens the article of the page. */
async function openHere(page: Page): Promise<void> {
  await press(page, 'Articles', bar(page));
  await press(page, /^On this page/);
  await expect(days(page)).toBeVisible();
}

async function saveWithKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(panel(page)).toBeHidden({ timeout: 60_000 });
}

test(
  'an article is held back, seen with its state, and published later',
  { tag: '@all' },
  async ({ page, server }) => {
    server.write(file, text);
    await edit(page, '/insights/alone');
    await openHere(page);
    await expect(days(page)).toContainText('On the site');
    await days(page).getByRole('checkbox', { name: 'Draft' }).focus();
    await page.keyboard.press('Space');
    await expect(days(page)).toContainText('Draft ·');
    expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
    await panel(page).getByRole('textbox', { name: 'Text, English' }).focus();
    await saveWithKeys(page);
    expect(server.read(file)).toBe(text.replace('\n---\n\n', '\ndraft: true\n---\n\n'));
    await expectTitle(page, 'Draft Alone');

    await openHere(page);
    await days(page).getByRole('checkbox', { name: 'Draft' }).uncheck();
    await days(page).getByLabel('Date').fill('2999-12-03');
    await days(page).getByLabel('Last day').fill('2999-12-02');
    await expect(panel(page).getByRole('status')).toContainText('must not be before date');
    await days(page).getByLabel('Last day').fill('2999-12-24');
    await days(page).getByLabel('Then its address leads to').fill('/services');
    await expect(days(page)).toContainText('From 3 December 2999, until 24 December 2999');
    await panel(page).getByRole('textbox', { name: 'Text, English' }).focus();
    await saveWithKeys(page);
    expect(server.read(file)).toBe(
      text.replace('2026-01-15\n', '2999-12-03\nuntil: 2999-12-24\nmovedTo: /services\n'),
    );
    await expectTitle(page, 'From 3 December 2999, until 24 December 2999 Alone');

    await press(page, 'Articles', bar(page));
    await expect(
      panel(page).getByRole('button', { name: /^On this page · From 3 December 2999/ }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page, 'Publish', bar(page));
    await expect(panel(page)).toContainText('Article: Alone, English · From 3 December 2999');
    await expect(panel(page)).toContainText('The next change is due on 3 December 2999.');
    await page.keyboard.press('Escape');

    await press(page, 'Undo', bar(page));
    await expectTitle(page, 'Draft Alone');
    await expect(said(page)).toContainText('Undone');
  },
);

test('a link to what is held back is not saved', { tag: '@all' }, async ({ page, server }) => {
  server.write(file, text.replace('A text.', 'To [the next](/insights/next).'));
  server.write('en/insights/next.md', text.replace('Alone', 'Next'));
  await edit(page, '/insights/next');
  await openHere(page);
  await days(page).getByRole('checkbox', { name: 'Draft' }).check();
  await press(page, 'Save');
  const alert = panel(page).getByRole('alert').first();
  await expect(alert).toContainText('Nothing was saved.');
  await expect(alert).toContainText('Article: Alone');
  await expect(alert).toContainText('/insights/next is a draft, which is held back from the site');
});
