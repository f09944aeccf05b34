import type { Page, Request } from '@playwright/test';
import { pageAddress, pages } from '../../app/site/pages.ts';
import { services, ui, words } from './content.ts';
import { expect, isSameDocument, markDocument, menuButton, phone, test, visit } from './fixtures.ts';

const isCode = (url: string) => /\/assets\/(?!boot-|keep-draft-)[^/]+\.js$/.test(new URL(url).pathname);

/** Records the addresses of all scripts that a page requests, except the boot script. */
function codeOf(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request: Request) => {
    if (isCode(request.url())) found.push(new URL(request.url()).pathname);
  });
  return found;
}

/** Makes the browser report that the visitor saves data. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
}

// Loaded only when it comes into view; the page works without it.
const laterCode = /\/assets\/tools-/;
// Parts that are only in a page's document (decision 50).
const laterParts = /cannot be fetched|ERR_INTERNET_DISCONNECTED \(http:\/\/[^/]+\/[a-z-]*\)/;
// An owner's pictures, and the counting of views.
const unreached = /\.(?:avif|webp|jpg)\)|\/visits\?/;

test.describe('offline', () => {
  test.use({
    expectedComplaints: new RegExp(`favicon|${laterCode.source}|${laterParts.source}|${unreached.source}`),
  });

  test('once hydrated, every page opens without the network, and no script is requested twice', async ({
    page,
    idle,
  }) => {
    const code = codeOf(page);
    await visit(page, '/');
    await idle();
    expect(new Set(code).size).toBe(code.length);

    const before = code.length;
    await page.context().setOffline(true);
    await markDocument(page);
    for (const { id } of [...pages.slice(1), pages[0]]) {
      // By keyboard, because a pointer might rest on a tooltip trigger of the next page and load its code.
      const link = page.getByRole('contentinfo').getByRole('link', { name: ui.navigation[id], exact: true });
      await link.press('Enter');
      await expect(page).toHaveURL(pageAddress(id));
      await expect(page.locator('h1')).toBeFocused();
    }
    expect(await isSameDocument(page)).toBe(true);
    expect(code.slice(before).filter((address) => !laterCode.test(address))).toEqual([]);
  });
});

test('a prefetched page is rendered when the click returns', { tag: '@all' }, async ({ page, idle }) => {
  await visit(page, '/');
  await idle();
  const heading = await page.evaluate((address) => {
    document.querySelector<HTMLElement>(`footer a[href="${address}"]`)?.click();
    return document.querySelector('h1')?.textContent;
  }, pageAddress('about'));
  expect(heading).toBe(words('about').title);
});

test(
  'navigation renders the head first and the rest right after it, but everything at once for Back and hashes',
  { tag: '@all' },
  async ({ page, idle }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await idle();
    const sections = page.locator('main section');
    /** Clicks a link. Returns the number of sections when the click returns, and whether the footer is out of view. */
    const follow = (address: string) =>
      page.evaluate((href) => {
        document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click();
        const { top = 0 } = document.querySelector('footer')?.getBoundingClientRect() ?? {};
        return { count: document.querySelectorAll('main section').length, isFooterOut: top >= innerHeight };
      }, address);

    expect(await follow('/about')).toEqual({ count: 0, isFooterOut: true });
    await expect(sections).toHaveCount(4);
    const { count } = await follow('/services#ai-strategy-consulting');
    expect(count).toBeGreaterThan(services.length);

    await page.evaluate(() => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      const count = () => counts.push(document.querySelectorAll('main section').length);
      new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    });
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(sections).toHaveCount(4);
    expect(await page.evaluate(() => Reflect.get(window, 'counts') as number[])).not.toContain(0);
  },
);

test('visitors who save data get no prefetched pages', { tag: '@all' }, async ({ page, idle }) => {
  await saveData(page);
  const code = codeOf(page);
  await visit(page, '/');
  await idle();
  const ofTerms = () => code.filter((address) => address.includes('/terms-'));
  expect(ofTerms()).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: ui.navigation.terms, exact: true }).click();
  await expect(page).toHaveURL(pageAddress('terms'));
  await expect.poll(ofTerms).not.toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('input while the code is loading is not lost', { tag: '@all' }, async ({ page }) => {
    await page.route('**/assets/react-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/contact');
    await menuButton(page).tap();
    await expect(page.getByRole('navigation', { name: ui.mainNavigation })).toBeVisible();
    await page.keyboard.press('Escape');
    const message = page.locator('textarea');
    await message.fill('typed early');
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await expect(message).toHaveValue('typed early');

    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: ui.navigation.about, exact: true }).tap();
    await expect(page).toHaveURL(pageAddress('about'));
  });
});
