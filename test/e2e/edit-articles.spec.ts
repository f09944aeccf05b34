/** `npm run edit`: articles, and quotes in the list of facts. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { bar, edit, expect, field, open, panel, save, said, test } from './edit-fixtures.ts';

const [first = ''] = readdirSync('content/en/insights').toSorted();
const slug = first.replace('.md', '');
const file = `en/insights/${first}`;
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
  'what the build rejects is not saved, and what was typed is kept',
  { tag: '@all' },
  async ({ page, server }) => {
    await edit(page, `/insights/${slug}`);
    await openHere(page);
    await source(page).fill(`${server.read(file)}\n<b>Bold</b>\n`);
    await expect(panel(page).getByRole('status')).toContainText('is HTML, which articles do not have');
    await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(panel(page).getByRole('alert').first()).toContainText('Nothing was saved.');
    expect(server.lines()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.reload();
    await openHere(page);
    await expect(source(page)).toHaveValue(/<b>Bold<\/b>/);
    await panel(page).getByRole('button', { name: 'Cancel' }).click();
    await openHere(page);
    await expect(source(page)).toHaveValue(server.read(file));
  },
);

test(
  'an article that somebody else has changed is not overwritten',
  { tag: '@all' },
  async ({ page, server }) => {
    await edit(page, `/insights/${slug}`);
    await openHere(page);
    const before = server.read(file);
    await source(page).fill(`${before}\nMine.\n`);
    server.write(file, `${before}\nTheirs.\n`);
    await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(panel(page)).toContainText('Nothing was overwritten.');
    expect(server.lines()).toEqual(['+', '+Theirs.']);
    await panel(page).getByText('The file now has').click();
    await expect(panel(page).locator('.other')).toContainText('Theirs.');
    await panel(page).getByRole('button', { name: 'Save mine' }).click();
    await expect(panel(page)).toBeHidden();
    expect(server.lines()).toEqual(['+', '+Mine.']);
  },
);

for (const [width, scheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test(
    `axe finds nothing in articles at ${width} px, ${scheme}`,
    { tag: '@all' },
    async ({ page, server }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await edit(page, `/insights/${slug}`);
      await bar(page).getByRole('button', { name: 'Articles' }).click();
      await expect(panel(page).getByRole('status')).toContainText('articles');
      expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
      await panel(page)
        .getByRole('button', { name: /^On this page/ })
        .click();
      await expect(preview(page)).toContainText(/\w/);
      await source(page).fill(`${server.read(file)}\n<b>Bold</b>\n`);
      await expect(panel(page).getByRole('status')).toContainText('is HTML');
      expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await panel(page).getByRole('button', { name: 'Cancel' }).click();
    },
  );
}

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
