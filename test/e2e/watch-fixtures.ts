import type { Page } from '@playwright/test';
import { loadSite } from '../../generate/content/site.ts';
import { pageAddress, type PageId } from '../../app/site/pages.ts';
import { hydrated } from './fixtures.ts';
import { idleFixture, type Idle } from './idle.ts';
import { expect, test as base } from './servers.ts';

const ui = loadSite('.').languages.en.words.ui;

/** The `h1` of each page. */
export const titles = {
  about: loadSite('.').languages.en.words.about.title,
  services: loadSite('.').languages.en.words.services.title,
  benefits: loadSite('.').languages.en.words.benefits.title,
  contact: loadSite('.').languages.en.words.contact.title,
} as const satisfies Partial<Record<PageId, string>>;

export type TitledPage = keyof typeof titles;

type Watch = {
  /** Uncaught errors, and the page's own console errors. */
  errors: string[];
  /** Requested documents, in order, to detect loops. */
  documents: string[];
};

/** Playwright's `test`, which also records errors and document requests. */
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

/** A link in the footer, which is the same on desktops and phones. */
export function footerLink(page: Page, id: PageId) {
  return page.getByRole('contentinfo').getByRole('link', { name: ui.navigation[id], exact: true });
}

/** Expects a page: its address, its heading, header and footer. */
export async function expectPage(page: Page, id: TitledPage): Promise<void> {
  await expect(page).toHaveURL(pageAddress(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[id]);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Whether the page is still the same document. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  return () => page.evaluate(() => 'isSameDocument' in globalThis);
}
