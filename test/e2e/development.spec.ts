/** Tests the development server on a copy of the project with editable content. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { temporaryCopy } from '../sites/copy-of-project.ts';
import { startVite } from '../run-server.ts';

let copy = '';
let origin = '';
let stop = async () => {};

/** Edits a content file of the copy. Returns a function that reverts the edit. */
function change(file: string, from: RegExp, to: string): () => void {
  const full = path.join(copy, 'content', file);
  const text = readFileSync(full, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(full, text.replace(from, to));
  return () => writeFileSync(full, text);
}

test.describe('in development', { tag: '@all' }, () => {
  // All tests share a server and its content; each reverts its changes.
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    copy = temporaryCopy('development');
    ({ origin, stop } = await startVite(copy));
  });

  test.afterAll(async () => {
    await stop();
    rmSync(copy, { recursive: true, force: true });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a page is styled', async ({ page }) => {
      await page.goto(`${origin}/about`);
      await expect(page.locator('header')).toHaveCSS('position', 'sticky');
      // A rule of the page, and one of the global stylesheet.
      await expect(page.getByRole('main').locator('section a').last()).toHaveCSS('display', 'inline-flex');
    });
  });

  test('addresses and types of files are those of the built site', async ({ request }) => {
    const get = (target: string) =>
      request.get(origin + target, { headers: { accept: 'text/html' }, failOnStatusCode: false });
    for (const target of ['/about/?a=1', '/about.html?a=1'])
      expect((await get(target)).url(), target).toBe(`${origin}/about?a=1`);
    for (const target of ['//', '/about//', '//[', '/%zz', '/404/'])
      expect((await get(target)).status(), target).toBe(404);
    expect((await get('/robots.txt')).headers()['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('changed words and figures appear by themselves', async ({ page }) => {
    await page.goto(`${origin}/benefits`);
    const backToWord = change('en/benefits.yaml', /^title: .*$/m, 'title: Changed for this test');
    await expect(page.locator('h1')).toHaveText('Changed for this test');
    const twin = async () => (await page.request.get(`${origin}/benefits.md`)).text();
    await expect.poll(twin).toContain('# Changed for this test');
    backToWord();
    await expect(page.locator('h1')).toHaveText('Why Choose Us');

    const backToFigure = change('figures.yaml', /uptime: .*/, 'uptime: 87.6');
    await expect(page.getByRole('main')).toContainText('87.6%');
    backToFigure();
    await expect(page.getByRole('main')).not.toContainText('87.6%');
  });

  test('a mistake in a file is shown over the open page, which recovers', async ({ page }) => {
    await page.goto(`${origin}/about`);
    await expect(page.locator('h1')).toBeVisible();
    const back = change('figures.yaml', /uptime: .*/, 'uptime: [9, 8]');
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText('content/figures.yaml');
    await expect(overlay).toContainText('uptime');
    await page.reload();
    await expect(overlay).toContainText('content/figures.yaml');
    back();
    await expect(overlay).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
  });
});
