/** Shared by the tests of edit mode: a server for each worker, whose content is reset after each test. */
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { parseDocument } from 'yaml';
import { hasGit, needsGit } from '../content/git.ts';
import { startEditing, type EditServer } from './edit-server.ts';

export { expect };

export const test = base.extend<{ server: EditServer }, { running: EditServer }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, provide) => {
      if (!hasGit) return provide({} as EditServer);
      const server = await startEditing();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // Also after a test that only saves something, and asks for no file.
  server: [
    async ({ running }, provide, info) => {
      info.skip(!hasGit, needsGit);
      // A new server compiles every module for its first page, each save loads the page anew, and some tests build all of it.
      info.setTimeout(300_000);
      await provide(running);
      running.reset();
    },
    { auto: true },
  ],
  baseURL: async ({ running }, provide) => provide(running.origin),
});

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Edit mode' });
export const said = (page: Page): Locator => bar(page).getByRole('status');
export const panel = (page: Page): Locator => page.getByRole('dialog');

export function field(page: Page, key: string, locale = ''): Locator {
  return panel(page).locator(`[data-value="${key}|${locale}"]`);
}

export const textOf = (page: Page, key: string): Locator => page.locator(`[data-edit~="${key}"]`).first();

/** Returns a value of the copy's content, for example for 'en/home.yaml' and 'stats.0.value'. */
export function valueOf(server: EditServer, file: string, keys: string): unknown {
  return parseDocument(server.read(file)).getIn(keys.split('.'));
}

/** Opens a page in edit mode, with its texts ready. */
export async function edit(page: Page, address: string, mode = 'Edit'): Promise<void> {
  await page.goto(address);
  await bar(page).getByRole('button', { name: mode }).click();
  await expect(page.locator('[data-edit-stop]').first()).toHaveCount(mode === 'Edit' ? 1 : 0);
}

function isOpen(element: Element): boolean {
  return Boolean(element.closest('[data-edit-open]') ?? element.querySelector('[data-edit-open]'));
}

export async function open(page: Page, target: Locator): Promise<void> {
  await target.click();
  // The panel of another text may be open until then.
  await expect.poll(() => target.evaluate(isOpen)).toBe(true);
  await expect(panel(page)).toBeVisible();
}

export async function save(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page)).toBeHidden({ timeout: 60_000 });
}

export async function saveWithKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(panel(page)).toBeHidden({ timeout: 60_000 });
}

export const atAddress = (page: Page, pathname: string): Promise<void> =>
  expect.poll(() => new URL(page.url()).pathname, { timeout: 20_000 }).toBe(pathname);

export const button = (page: Page, name: string | RegExp): Locator =>
  panel(page).getByRole('button', { name, exact: true });

/** What stands below the title of an article, a client story or a page. */
export const source = (page: Page, language = 'English'): Locator =>
  panel(page).getByRole('textbox', { name: `Text, ${language}` });

export async function openArticles(page: Page): Promise<void> {
  await press(page, bar(page).getByRole('button', { name: 'Articles' }));
  await expect(panel(page).getByRole('status')).toContainText(/\d+ texts?/);
}

export async function openText(page: Page): Promise<void> {
  await openArticles(page);
  await press(page, button(page, /^On this page/));
  await expect(source(page)).toHaveText(/./);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await target.focus();
  await page.keyboard.press('Enter');
}
