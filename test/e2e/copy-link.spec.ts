import type { Page } from '@playwright/test';
import { becomePhone } from './audit/emulate.ts';
import { withoutClipboard } from './contact-fixtures.ts';
import { ui, words } from './content.ts';
import { expect, moveMouse, recordCopies, test, visit } from './fixtures.ts';

const { title = '' } = words('privacy').sections[1] ?? {};

async function open(page: Page) {
  await visit(page, '/privacy?utm_source=mail');
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  return { heading, link: heading.getByRole('link', { name: `Copy link to this section: ${title}` }) };
}

test('copies the address of a section without scrolling', async ({ page, baseURL }) => {
  const copies = await recordCopies(page);
  const { link } = await open(page);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied', { exact: true }).first()).toBeVisible();
  expect(await copies()).toEqual([`${baseURL}/privacy#section-2`]);
  await expect(page).toHaveURL('/privacy#section-2');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('updates the address bar if the clipboard is denied', { tag: '@all' }, async ({ page }) => {
  await withoutClipboard(page);
  const { heading, link } = await open(page);
  // Visible on hover and focus.
  await expect(link).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await moveMouse(page, 5, 5);
  await expect(link).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(ui.copyLink.refused, { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL('/privacy#section-2');
  // And always on a phone.
  await link.blur();
  await becomePhone(page);
  await expect(link).toHaveCSS('opacity', '1');
});
