import { devices, type Locator, type Page, type Request } from '@playwright/test';
import type { PageId } from '#packages/site/pages.ts';
import { words } from './content.ts';
import { expect, test as base } from './servers.ts';

export { expect };

type Fixtures = {
  /** Expected console messages; any other one fails the test. */
  expectedComplaints: RegExp;
  /** Console errors and warnings, uncaught errors, and requests to other origins. */
  complaints: string[];
  /** The documents that the page has loaded, by path and in order: not those of client-side navigation. */
  documents: string[];
  /**
   * Waits until an idle page makes no more requests. Playwright's `networkidle` fires only once per document, at the first
   * half second without a request.
   */
  idle: () => Promise<void>;
};

/** Playwright's `test`, which also fails on unexpected complaints of the browser. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [/(?!)/, { option: true }],
  complaints: [
    async ({ page, baseURL, expectedComplaints }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // Browsers request this if a document has no icon.
        if (message.location().url.endsWith('/favicon.ico')) return;
        // Which features can be denied differs from one version to the next.
        if (message.text().startsWith('Error with Permissions-Policy header: Unrecognized feature')) return;
        if (['error', 'warning'].includes(message.type())) {
          complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      page.on('pageerror', ({ message }) => {
        // Browsers reject a promise of their own when they leave out the transition between two documents.
        if (!/^Transition was (?:aborted|skipped)/.test(message)) complaints.push(`uncaught: ${message}`);
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) complaints.push(`request: ${request.url()}`);
      });
      await provide(complaints);
      const unexpected = complaints.filter((text) => !expectedComplaints.test(text));
      expect(unexpected, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
  documents: async ({ page }, provide) => {
    const documents: string[] = [];
    // Not as they are requested: a document that is prefetched is not requested then.
    page.on('domcontentloaded', () => documents.push(new URL(page.url()).pathname));
    await provide(documents);
  },
  idle: async ({ page }, provide) => {
    const open = new Set<Request>();
    let asked = 0;
    page.on('request', (request) => {
      open.add(request);
      asked += 1;
    });
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
    await provide(async () => {
      let before: number;
      do {
        before = asked;
        await page.evaluate(async () => {
          for (let turn = 0; turn < 5; turn += 1)
            await new Promise((resolve) => requestIdleCallback(resolve));
        });
        await expect.poll(() => open.size, 'every request is answered').toBe(0);
      } while (asked > before);
    });
  },
});

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
/** A phone, for tests of what wide screens do not have; those of what both have are tagged `@phone` instead. */
export const phone = { ...pixel, viewport: { width: 390, height: 844 } };

/** The browser's message about a response with an error status, and warnings: what tests of broken networks provoke. */
export const faults = /Failed to load resource|^console warning/;

/** A link of the footer to a page, which is the same on desktops and phones. */
export function footerLink(page: Page, id: PageId): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: words(id).name, exact: true });
}

export function menuButton(page: Page): Locator {
  // Not by name, which depends on the language.
  return page.locator('button[popovertarget=menu]');
}

/**
 * Moves the mouse to a point of the window, which counts as a gesture. In steps, because in a whole browser the first move
 * on a page has a movement of 0, as if the pointer had been there.
 */
export async function moveMouse(page: Page, x: number, y: number, steps = 2): Promise<void> {
  // oxlint-disable-next-line eslint/no-restricted-properties -- the one place
  await page.mouse.move(x, y, { steps });
}

/** Lets the page copy texts, and records them: its policy forbids reading the clipboard. */
export async function recordCopies(page: Page): Promise<() => Promise<string[]>> {
  await page.context().grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    const copies: string[] = [];
    Object.assign(window, { copies });
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      copies.push(text);
      return write(text);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'copies') as string[]);
}

/** As with strict privacy settings. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
}

export function requestsOf(page: Page, pattern: RegExp): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) found.push(pathname);
  });
  return found;
}

/** Makes a gesture, and waits for hydration: an effect of the router's scroll restoration runs last. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => document.body.dispatchEvent(new Event('wheel', { bubbles: true })));
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Expects that a gesture of the test itself has hydrated the page. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('#root:not([data-waits])')).toBeAttached();
}

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The script that hydrates a page, and those before it: in every document, and also in that of the contact page. */
export const code = {
  hydrate: '**/assets/entry-client-*.js',
  boot: '**/assets/boot-*.js',
  early: '**/assets/{boot,keep-draft}-*.js',
} as const;

/** Holds requests back, by default for React's code, until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp = code.hydrate): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
