import { readFileSync } from 'node:fs';
import path from 'node:path';
import { axeFindings } from '#judges/axe.ts';
import { bar, edit, expect, field, open, panel, said, save, test, textOf, valueOf } from './edit-fixtures.ts';
import { builtRoot } from '../sites/sites.ts';

test('the pages have the text of the built ones', { tag: '@all' }, async ({ page, request, server }) => {
  for (const address of ['/', '/services', '/es/contact', '/insights/compare-costs']) {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect(html).toContain('data-edit=');
    expect(html).not.toMatch(/[\u2060-\u2064]/);
    const words = (source: string) =>
      page.evaluate(
        (text) => new DOMParser().parseFromString(text, 'text/html').querySelector('main')?.textContent,
        source,
      );
    const built = readFileSync(
      path.join(builtRoot('isthmus'), 'dist', `${address.slice(1) || 'index'}.html`),
      'utf8',
    );
    expect(await words(html), address).toBe(await words(built));
  }
  expect(server.lines()).toEqual([]);
});

test('axe finds nothing at 390 px, dark', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await edit(page, '/');
  await open(page, textOf(page, 'home:stats.0.value'));
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Facts and figures' }).click();
  await expect(panel(page).getByRole('status')).toContainText('texts');
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Publish' }).click();
  await expect(panel(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('only the page itself may ask', { tag: '@all' }, async ({ request, server }) => {
  const headers = { origin: 'https://example.com', 'content-type': 'application/json' };
  const asked = await request.post(`${server.origin}/@edit/pictures`, { headers, data: {} });
  expect(asked.status()).toBe(403);
  const opened = await request.get(`${server.origin}/__open-in-editor?file=package.json`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(opened.status()).toBe(403);
});

test('Undo waits for Take back, whose end the bar tells', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/about');
  await open(page, textOf(page, 'about:title'));
  await field(page, 'about:title', 'en').fill('Who we are');
  await save(page);
  await page.route('**/@edit/takeBackChange', async (route) => {
    await page.keyboard.press('Control+z');
    await route.continue();
  });
  await bar(page).getByRole('button', { name: 'Publish' }).click();
  await panel(page).getByRole('button', { name: 'Take back: Title · English' }).click();
  await expect(said(page)).toContainText('Undone');
  expect(valueOf(server, 'en/about.yaml', 'title')).toBe('Who we are');
  await page.keyboard.press('Escape');
  await page.route('**/@edit/takeBackChange', (route) =>
    page.keyboard.press('Escape').then(() => route.continue()),
  );
  await bar(page).getByRole('button', { name: 'Publish' }).click();
  await panel(page).getByRole('button', { name: 'Take back: Title · English' }).click();
  await expect(said(page)).toContainText('Taken back.');
});
