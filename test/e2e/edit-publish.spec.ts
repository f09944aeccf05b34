/** `npm run edit`: its pages, access to it, and publishing. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pageAddress, pages } from '../../app/site/pages.ts';
import { axeFindings } from '../../judges/axe.ts';
import { bar, edit, expect, field, open, panel, save, test, textOf } from './edit-fixtures.ts';
import { git } from '../content/git.ts';
import { builtRoot } from '../sites/sites.ts';

test(
  'the pages have the same text as the built ones, without markers',
  { tag: '@all' },
  async ({ page, request, server }) => {
    for (const { id } of pages) {
      const address = pageAddress(id);
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
  },
);

for (const [width, scheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test(`axe finds nothing at ${width} px, ${scheme}`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
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
}

test('only the page itself may ask', { tag: '@all' }, async ({ request, server }) => {
  const ask = (headers: Record<string, string>, method = 'POST') =>
    request.fetch(`${server.origin}/@edit/undo`, {
      method,
      headers,
      data: method === 'POST' ? {} : undefined,
    });
  const good = { origin: server.origin, 'content-type': 'application/json' };
  expect((await ask(good)).status()).toBe(200);
  expect((await ask({ ...good, origin: 'https://example.com' })).status()).toBe(403);
  expect((await ask({ 'content-type': 'application/json' })).status()).toBe(403);
  expect((await ask({ ...good, 'content-type': 'text/plain' })).status()).toBe(403);
  expect((await ask({ ...good, 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
  expect((await ask(good, 'GET')).status()).toBe(403);
  // Nor may it show the editor in a frame, or start a text editor.
  const editor = await request.get(`${server.origin}/`, { headers: { accept: 'text/html' } });
  expect(editor.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
  const opened = await request.get(`${server.origin}/__open-in-editor?file=package.json`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(opened.status()).toBe(403);
});

test(
  'publishing shows what changed, checks it, and pushes one commit',
  { tag: '@all' },
  async ({ page, server }) => {
    // Builds the whole copy.
    test.setTimeout(300_000);
    await edit(page, '/about');
    await open(page, textOf(page, 'about:title'));
    await field(page, 'about:title', 'en').fill('About our people');
    await save(page);
    mkdirSync(path.join(server.copy, 'content/media'), { recursive: true });
    await sharp({ create: { width: 800, height: 600, channels: 3, background: '#12302b' } })
      .jpeg()
      .toFile(path.join(server.copy, 'content/media/team.jpg'));
    writeFileSync(path.join(server.copy, 'edit/notes.txt'), 'A developer’s.');
    await bar(page).getByRole('button', { name: 'Publish' }).click();
    await expect(panel(page).getByRole('heading', { name: '2 changes' })).toBeVisible();
    await expect(panel(page).locator('ins').first()).toBeVisible();
    await expect(panel(page)).toContainText('About · Title · English');
    await expect(panel(page)).toContainText('Picture team.jpg · New');
    await expect(panel(page)).toContainText('1 other changed file is not published');
    await panel(page).getByRole('button', { name: 'Check and publish' }).click();
    // Any step may be too short to be seen, but packing the scripts takes seconds.
    await expect(panel(page).locator('.progress')).toContainText(/… \d+ seconds/, { timeout: 120_000 });
    const outcome = panel(page).getByText(/^Published\. Your changes are in the shared copy/);
    await expect(outcome).toBeInViewport({ timeout: 200_000 });
    await expect(panel(page).getByText('Stops publishing')).toHaveCount(0);
    await expect(panel(page).getByRole('button', { name: 'Published' })).toBeFocused();
    const log = git(server.remote, 'log', '-1', '--format=%B', '--stat');
    expect(log).toContain('Edit About');
    expect(log).toContain('→ “About our people”');
    expect(log).toContain('content/media/team.jpg');
    expect(log).toContain('2 files changed, 1 insertion(+), 1 deletion(-)');
  },
);
