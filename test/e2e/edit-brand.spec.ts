/** `npm run edit`: the brand and pictures, with the keyboard alone. */
import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { axeFindings } from './axe.ts';
import { bar, edit, expect, field, panel, said, save, test } from './edit-fixtures.ts';

const press = async (page: Page, target: Locator) => {
  await target.focus();
  await page.keyboard.press('Enter');
};
const svg = (inner: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg viewBox="0 0 20 20">${inner}</svg>`),
});
const openBrand = async (page: Page) => {
  await press(page, bar(page).getByRole('button', { name: 'Brand' }));
  await expect(panel(page).getByRole('heading', { name: 'Brand' })).toBeVisible();
};
const colorOf = (page: Page, name: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), name);

test(
  'name, colours and mark are chosen with what follows from them in sight, and saved as one step',
  { tag: '@all' },
  async ({ page, server }) => {
    const before = [server.read('site.yaml'), server.read('mark.svg')];
    await edit(page, '/about');
    const shown = await colorOf(page, '--color-teal');
    await openBrand(page);
    await field(page, 'site:name').fill('Meridian International Technologies');
    await expect(panel(page)).toContainText('no room for it');
    const color = field(page, 'site:colors.delivery');
    await color.fill('ffe6');
    await expect(color).toHaveAccessibleDescription(/six digits/);
    await color.fill('FFE600');
    await expect(color).toHaveValue('#FFE600');
    const shapes = panel(page).getByRole('row', { name: 'Shapes in the first color' });
    await expect(shapes).toContainText('ok, with a thin line around');
    await expect(panel(page)).toContainText(/All \d+ contrasts are ok\./);
    expect(await colorOf(page, '--color-teal')).toBe('#ffe600');
    const file = panel(page).getByLabel('Choose another mark (SVG)');
    await file.setInputFiles(svg('<g><circle cx="10" cy="10" r="9" fill="navy"/></g>'));
    await expect(panel(page).getByRole('alert').first()).toContainText('export the mark as flat shapes');
    await file.setInputFiles(svg('<circle cx="10" cy="10" r="9" fill="teal"/>'));
    await expect(panel(page).locator('.marks circle')).toHaveCount(4);
    expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect.poll(() => colorOf(page, '--color-teal')).toBe(shown);
    await openBrand(page);
    await expect(color).toHaveValue('#FFE600');
    await save(page);
    expect(parse(server.read('site.yaml'))).toMatchObject({ colors: { delivery: '#FFE600' } });
    expect(server.read('mark.svg')).toContain('<circle');
    // The page is loaded anew, because its script has the mark.
    await expect(page.locator('header svg circle').first()).toBeVisible();
    await expect.poll(() => colorOf(page, '--color-teal')).toBe('#ffe600');

    await press(page, bar(page).getByRole('button', { name: 'Publish' }));
    for (const change of ['Name', 'Mark', 'Changed'])
      await expect(panel(page).locator('.changes')).toContainText(change);
    await page.keyboard.press('Escape');
    await press(page, bar(page).getByRole('button', { name: 'Undo' }));
    await expect(page.locator('header svg circle')).toHaveCount(0);
    expect([server.read('site.yaml'), server.read('mark.svg')]).toEqual(before);
  },
);

test('a brand that was changed elsewhere is not overwritten', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/about');
  await openBrand(page);
  await field(page, 'site:name').fill('Mine');
  server.write('site.yaml', server.read('site.yaml').replace(/^name: .*/m, 'name: Theirs'));
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page)).toContainText('Nothing was overwritten');
  await panel(page).getByRole('button', { name: 'Save mine' }).click();
  await expect(panel(page)).toBeHidden();
  expect(parse(server.read('site.yaml'))).toMatchObject({ name: 'Mine' });
});

test(
  'a picture is chosen, cut with the keyboard and described in both languages',
  { tag: '@all' },
  async ({ page, server }) => {
    const [first = ''] = readdirSync('content/en/insights').toSorted();
    const slug = first.replace('.md', '');
    const buffer = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#149a84' } })
      .jpeg()
      .toBuffer();
    await edit(page, `/insights/${slug}`);
    await press(page, bar(page).getByRole('button', { name: 'Articles' }));
    await press(page, panel(page).getByRole('button', { name: /^On this page/ }));
    const source = page.getByRole('textbox', { name: 'Text, English' });
    await expect(source).toHaveValue(/^---/);
    await press(page, page.getByRole('button', { name: 'Add a picture' }));
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    const file = dialog.getByLabel('A picture from your computer');
    await file.setInputFiles({ name: 'team.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF') });
    await expect(dialog.getByRole('alert')).toContainText('cannot be read as a picture');
    await file.setInputFiles({ name: 'Nuestro Equipo.JPG', mimeType: 'image/jpeg', buffer });
    await expect(dialog).toContainText('1600 × 1000 pixels');
    await dialog.getByLabel('Shape').selectOption('Square');
    await dialog.getByRole('group', { name: 'The part that is kept' }).focus();
    for (const key of ['+', 'ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expect(dialog).toContainText('909 × 909 pixels');
    const use = dialog.getByRole('button', { name: 'Use this picture' });
    await dialog.getByLabel('What it shows, English').fill('Our team');
    await expect(use).toBeDisabled();
    await dialog.getByLabel('What it shows, Español').fill('Nuestro equipo');
    await dialog.getByLabel('Caption, English').fill('In March.');
    expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
    // Escape closes the picture, and not the article.
    await press(page, use);
    await expect(dialog).toBeHidden();
    await expect(source).toHaveValue(/!\[Our team\]\(nuestro-equipo\.jpg 'In March\.'\)/);
    await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(panel(page)).toBeHidden();
    expect(server.read(`es/insights/${first}`)).toContain('![Nuestro equipo](nuestro-equipo.jpg)');
    expect(server.files()).toContain('?? content/media/nuestro-equipo.jpg');
    const { width, height } = await sharp(`${server.copy}/content/media/nuestro-equipo.jpg`).metadata();
    expect({ width, height }).toEqual({ width: 909, height: 909 });
    await expect(page.getByRole('main').getByRole('img', { name: 'Our team' })).toBeVisible();
    await expect(said(page)).toContainText('changes');
    await press(page, bar(page).getByRole('button', { name: 'Publish' }));
    await expect(panel(page).locator('.changes')).toContainText('Picture nuestro-equipo.jpg');
  },
);
