/** `npm run edit`: articles, and quotes in the list of facts. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../../judges/axe.ts';
import { bar, edit, expect, field, open, panel, save, said, test } from './edit-fixtures.ts';

const slug = 'compare-costs';
const file = `en/insights/${slug}.md`;
const source = (page: Page): Locator => panel(page).getByRole('textbox', { name: 'Text, English' });
const preview = (page: Page): Locator => panel(page).getByRole('region', { name: 'Preview, English' });

/** Opens the current page's article, using only the keyboard. */
async function openHere(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Articles' }).focus();
  await page.keyboard.press('Enter');
  const own = panel(page).getByRole('button', { name: /^On this page/ });
  await own.focus();
  await page.keyboard.press('Enter');
  await expect(source(page)).toBeVisible();
  await expect(preview(page)).toContainText(/\w/);
}

test(
  'an article is changed with a preview, and saving changes only its own lines',
  { tag: '@all' },
  async ({ page, server }) => {
    await edit(page, `/insights/${slug}`);
    await openHere(page);
    await expect(source(page)).toHaveValue(server.read(file));
    await source(page).fill(`${server.read(file)}\nAbout *{claims.projects}* projects.\n`);
    await expect(preview(page).getByText(/^About \d+ projects\.$/)).toBeVisible();
    await expect(preview(page).locator('em').last()).toHaveText(/^\d+$/);
    expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect(panel(page)).toBeHidden();
    expect(server.lines()).toEqual(['+', '+About *{claims.projects}* projects.']);
    await expect(page.getByRole('main').getByText(/^About \d+ projects\.$/)).toBeVisible();
    await expect(said(page)).toContainText('1 change');

    await bar(page).getByRole('button', { name: 'Publish' }).click();
    await expect(panel(page).locator('ins')).toHaveText('About *{claims.projects}* projects.');
    await expect(panel(page)).toContainText('English');
    await page.keyboard.press('Escape');

    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('main').getByText(/^About \d+ projects\.$/)).toHaveCount(0);
    expect(server.lines()).toEqual([]);
  },
);

test(
  'quotes are changed in the list of facts, if there are any',
  { tag: '@all' },
  async ({ page, server }) => {
    const quotes = readFileSync('test/sites/meridian/proof/quotes.yaml', 'utf8');
    try {
      await edit(page, '/about');
      server.write('quotes.yaml', quotes);
      await bar(page).getByRole('button', { name: 'Facts and figures' }).click();
      await panel(page).getByLabel('Search in all languages').fill('quotes newest text english');
      await panel(page)
        .getByRole('button', { name: /Newest › Text › English/ })
        .click();
      await field(page, 'quotes:quotes.newest.text.en').fill('Better than before.');
      await save(page);
      expect(server.read('quotes.yaml')).toBe(
        quotes.replace('en: The newest of the quotes.', 'en: Better than before.'),
      );
      // A quote is only in the document of its page, and can be clicked there.
      await edit(page, '/');
      const quote = page.locator('[data-edit]', { hasText: 'Better than before.' });
      await open(page, quote);
      await expect(field(page, 'quotes:quotes.newest.text.en')).toHaveValue('Better than before.');
    } finally {
      rmSync(path.join(server.copy, 'content/quotes.yaml'));
    }
  },
);
