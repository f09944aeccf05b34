/** Tests the development server on a copy of the project with editable content. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../sites/copy-of-project.ts';
import { startVite } from './vite-server.ts';

// All tests share a server and its content; each reverts its changes.
test.describe.configure({ mode: 'serial' });

let copy = '';
let origin = '';
let stop = async () => {};

test.beforeAll(async () => {
  copy = copyProject('development');
  ({ origin, stop } = await startVite({ cwd: copy }));
});

test.afterAll(async () => {
  await stop();
  rmSync(copy, { recursive: true, force: true });
});

/** Edits a content file of the copy. Returns a function that reverts the edit. */
function change(file: string, from: RegExp, to: string): () => void {
  const full = path.join(copy, 'content', file);
  const text = readFileSync(full, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(full, text.replace(from, to));
  return () => writeFileSync(full, text);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is styled', { tag: '@all' }, async ({ page }) => {
    await page.goto(`${origin}/about`);
    await expect(page.locator('header')).toHaveCSS('position', 'sticky');
    // A rule of the page, and one of the global stylesheet.
    await expect(page.getByRole('main').locator('section a').last()).toHaveCSS('display', 'inline-flex');
  });
});

test('a page is hydrated, with every stylesheet once', { tag: '@all' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${origin}/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.querySelector('#root') ?? {}).length))
    .toBeGreaterThan(0);
  const ids = await page
    .locator('style[data-vite-dev-id]')
    .evaluateAll((styles) => styles.map((style) => (style as HTMLElement).dataset['viteDevId']));
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
  expect(errors).toEqual([]);
});

test(
  'a changed word and a changed figure appear without a reload by hand',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(`${origin}/benefits`);
    const backToWord = change('en/benefits.yaml', /^title: .*$/m, 'title: Changed for this test');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed for this test');
    backToWord();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Changed for this test');

    const backToFigure = change('figures.yaml', /uptime: .*/, 'uptime: 87.6');
    await expect(page.getByRole('main')).toContainText('87.6%');
    backToFigure();
    await expect(page.getByRole('main')).not.toContainText('87.6%');
  },
);

const mistakes = [
  ['figures.yaml', /uptime: .*/, 'uptime: [9, 8]', 'uptime'],
  ['es/privacy.yaml', /^title:/m, 'titel:', 'titel'],
] as const;

for (const [file, from, to, key] of mistakes) {
  test(
    `a mistake in ${file} is shown over the open page, which recovers`,
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(`${origin}/about`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const back = change(file, from, to);
      const overlay = page.locator('vite-error-overlay');
      await expect(overlay).toContainText(`content/${file}`);
      await expect(overlay).toContainText(key);
      await page.reload();
      await expect(overlay).toContainText(`content/${file}`);
      back();
      await expect(overlay).toHaveCount(0);
      await expect(heading).toBeVisible();
    },
  );
}

test('generated files follow content changes', { tag: '@all' }, async ({ request }) => {
  const back = change('en/about.yaml', /^title: .*$/m, 'title: Changed for this test');
  await expect(async () => {
    expect(await (await request.get(`${origin}/about.md`)).text()).toContain('# Changed for this test');
  }).toPass();
  back();
  // The file may be read while it is being written.
  await expect(async () => {
    expect((await request.get(`${origin}/sitemap.xml`)).status()).toBe(200);
  }).toPass();
});

test('the pseudo-locale exists only if requested', { tag: '@all' }, async ({ request }) => {
  const answer = await request.get(`${origin}/xa`, { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(404);
});
