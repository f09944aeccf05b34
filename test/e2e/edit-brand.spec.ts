import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { axeFindings } from '#judges/axe.ts';
import { bar, button, edit, expect, field, panel, press, save, test } from './edit-fixtures.ts';

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

test('name, colors and logo are chosen, seen and saved', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/about');
  const shown = await colorOf(page, '--color-primary');
  await openBrand(page);
  const color = field(page, 'site:colors.primary');
  await color.fill('FFE600');
  await expect(color).toHaveValue('#FFE600');
  const shapes = panel(page).getByRole('row', { name: 'Shapes in the first color' });
  await expect(shapes).toContainText('with a thin line around');
  expect(await colorOf(page, '--color-primary')).toBe('#ffe600');
  const file = panel(page).getByLabel('Choose another logo');
  await file.setInputFiles(svg('<text x="1" y="9">M</text>'));
  await expect(panel(page).getByRole('alert').first()).toContainText('convert the text to outlines');
  const typed = Promise.withResolvers<void>();
  await page.route(/\/@edit\/openLogo/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await file.setInputFiles(svg('<circle cx="10" cy="10" r="9" fill="primary"/>'));
  await expect(button(page, 'Reading the logo…')).toBeDisabled();
  await field(page, 'site:name').fill('Meridian International Technologies');
  typed.resolve();
  await expect(panel(page).locator('.logos circle')).toHaveCount(4);
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);

  await color.fill('nearly yellow');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect.poll(() => colorOf(page, '--color-primary')).toBe(shown);
  await openBrand(page);
  await expect(color).toHaveValue('nearly yellow');
  await color.fill('#FFE600');
  await save(page);
  expect(parse(server.read('site.yaml'))).toMatchObject({
    name: 'Meridian International Technologies',
    colors: { primary: '#FFE600' },
  });
  expect(server.read('logo.svg')).toContain('<circle');
  // The page is loaded anew, because its script has the logo.
  await expect(page.locator('header svg circle').first()).toBeVisible();
  await expect.poll(() => colorOf(page, '--color-primary')).toBe('#ffe600');
});
