/** `npm run edit`: articles. */
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../../judges/axe.ts';
import { bar, edit, expect, panel, said, saveWithKeys, source, test } from './edit-fixtures.ts';

const address = '/insights/compare-costs';
const file = 'en/insights/compare-costs.md';
const preview = (page: Page): Locator => panel(page).getByRole('region', { name: 'Preview, English' });

test(
  'an article is opened by a click, and changed with a preview; saving changes only its own lines',
  { tag: '@all' },
  async ({ page, server }) => {
    await edit(page, '/insights');
    await page.locator(`a[data-edit][href="${address}"]`).click();
    await expect(source(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await edit(page, address);
    await page.locator('main > article [data-text] p').first().click();
    const body = server.read(file).replace(/^---[^]*\n---\n+/, '');
    await expect(source(page)).toHaveValue(body);
    await expect(said(page)).toContainText('Nothing changed');
    await source(page).fill(`${body}\nAbout *{claims.projects}* projects.\n`);
    await expect(preview(page).getByText(/^About \d+ projects\.$/)).toBeVisible();
    await expect(preview(page).locator('em').last()).toHaveText(/^\d+$/);
    expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
    await saveWithKeys(page);
    expect(server.lines()).toEqual(['+', '+About *{claims.projects}* projects.']);
    await expect(page.getByRole('main').getByText(/^About \d+ projects\.$/)).toBeVisible();
    await expect(said(page)).toContainText('1 change');

    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('main').getByText(/^About \d+ projects\.$/)).toHaveCount(0);
    expect(server.lines()).toEqual([]);
  },
);
