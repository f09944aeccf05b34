import { expect, test as base, type Page } from '@playwright/test';
import { loadWords } from '../../generate/content/load.ts';
import { pageAddress, type PageId } from '../../app/site/pages.ts';
import { hydrated } from './fixtures.ts';
import { idleFixture, type Idle } from './idle.ts';

const ui = loadWords('.', 'en', 'ui');

/** What each page's `h1` says. */
export const titles = {
  about: loadWords('.', 'en', 'about').title,
  services: loadWords('.', 'en', 'services').title,
  benefits: loadWords('.', 'en', 'benefits').title,
  contact: loadWords('.', 'en', 'contact').title,
} as const satisfies Partial<Record<PageId, string>>;

export type TitledPage = keyof typeof titles;

type Watch = {
  /** Every uncaught error of the page, and every console error that it wrote itself. */
  errors: string[];
  /** The documents that the browser asked for, in order: a loop would show here. */
  documents: string[];
};

/** Playwright's `test`, with an eye on what the page throws and on how often it is loaded. */
export const test = base.extend<{ watch: Watch; idle: Idle }>({
  idle: idleFixture,
  watch: async ({ page }, provide) => {
    const watch: Watch = { errors: [], documents: [] };
    page.on('pageerror', (error) => watch.errors.push(String(error)));
    page.on('console', (message) => {
      const isOurs = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
      if (isOurs) watch.errors.push(message.text());
    });
    page.on('request', (request) => {
      const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (isDocument) watch.documents.push(new URL(request.url()).pathname);
    });
    await provide(watch);
  },
});

export { expect, hydrated };

/** A link of the footer, which is the same on wide screens and on phones. */
export function footerLink(page: Page, id: PageId) {
  return page.getByRole('contentinfo').getByRole('link', { name: ui.navigation[id], exact: true });
}

/** The visitor sees the page that they asked for: its address, its heading, its frame. */
export async function expectPage(page: Page, id: TitledPage): Promise<void> {
  await expect(page).toHaveURL(pageAddress(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[id]);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Whether the page is still the document in which this was called. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  return () => page.evaluate(() => 'isSameDocument' in globalThis);
}
