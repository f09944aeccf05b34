import type { Page } from '@playwright/test';
import { pageAddress } from '../../app/site/pages.ts';
import { ui, words } from './content.ts';
import { expect, moveMouse, test } from './fixtures.ts';

const { copyLink } = ui;
const [, section] = words('privacy').sections;
const title = section?.title ?? '';
const policy = pageAddress('privacy');

async function findLink(page: Page) {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  return { heading, link: heading.getByRole('link', { name: `${copyLink.label}: ${title}` }) };
}

async function openHydrated(page: Page): Promise<void> {
  await page.goto(`${policy}?utm_source=mail`);
  await moveMouse(page, 5, 5);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}

test('copies the address of a section without scrolling', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-write']);
  // Spies on writes, because the site's policy forbids reading the clipboard.
  await page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset.copied = text;
      return write(text);
    };
  });
  await openHydrated(page);
  const { link } = await findLink(page);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(copyLink.done, { exact: true }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-copied', `${baseURL}${policy}#section-2`);
  expect(page.url()).toBe(`${baseURL}${policy}#section-2`);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('updates the address bar if the clipboard is denied', { tag: '@all' }, async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await openHydrated(page);
  const { link } = await findLink(page);
  await link.click();
  await expect(page.getByText(copyLink.refused, { exact: true }).first()).toBeVisible();
  expect(page.url()).toBe(`${baseURL}${policy}#section-2`);
});

test(
  'the link is visible on hover and focus, and always on touch devices',
  { tag: ['@all', '@phone'] },
  async ({ page, isMobile }) => {
    await openHydrated(page);
    const { heading, link } = await findLink(page);
    await expect(link).toHaveCSS('opacity', isMobile ? '1' : '0');
    if (isMobile) return;
    await heading.hover();
    await expect(link).toHaveCSS('opacity', '1');
    await moveMouse(page, 5, 5);
    await expect(link).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
  },
);
