/** The requests with which a site with countVisits counts, and when it sends none. */
import type { BrowserContext, Page } from '@playwright/test';
import { loadSite } from '../../generate/content/site.ts';
import { hydrated } from './fixtures.ts';
import { ada, expect, fillForm, post, postButton, said, test, words } from './posting-fixtures.ts';
import { plannedAddress } from './receiver.ts';

const { bookingUrl } = loadSite('test/sites/meridian').facts;
const { book } = loadSite('test/sites/meridian').languages.en.words.ui;

/** Records the counts that pages request from now on: `view /about`. */
function countsOf(context: BrowserContext): string[] {
  const counts: string[] = [];
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/visits')
      counts.push([...searchParams].map(([what, page]) => `${what} ${page}`).join());
  });
  return counts;
}

/** Waits for the response to a later request, before which all pending counts have been requested. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
}

const footerLink = (page: Page, address: string) => page.locator(`footer a[href="${address}"]`);

async function withoutBookingPage(context: BrowserContext): Promise<void> {
  await context.route(`${bookingUrl}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Schedule</title>' }),
  );
}

test('a document counts once, before any gesture, stores nothing, and counts again if Back reloads it', async ({
  page,
  context,
}) => {
  const counts = countsOf(context);
  const asked = page.waitForResponse(/\/visits\?/);
  await page.goto('/about?utm_source=x#mission-values');
  const response = await asked;
  expect([response.status(), response.headers()['cache-control']]).toEqual([204, 'no-store']);
  const sent = await response.request().allHeaders();
  expect(sent).not.toHaveProperty('cookie');
  expect(sent).not.toHaveProperty('referer');
  await settled(page);
  expect(counts).toEqual(['view /about']);
  const stored = await page.evaluate(async () => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
  }));
  expect(stored).toEqual({ cookie: '', local: [], session: [], caches: [], databases: [] });
  expect(await context.cookies()).toEqual([]);
  await hydrated(page);
  await page.goto('/es/terms');
  await page.goBack();
  await settled(page);
  expect(counts).toEqual(['view /about', 'view /es/terms', 'view /about']);
});

test(
  'client-side navigation counts once, hashes and page state do not',
  { tag: '@all' },
  async ({ page, context }) => {
    const counts = countsOf(context);
    await page.goto('/');
    await hydrated(page);
    await footerLink(page, '/services').click();
    await expect(page).toHaveURL('/services');
    await page.locator('main a[href*="#"]').first().click();
    await expect(page).toHaveURL(/\/services#/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await settled(page);
    expect(counts).toEqual(['view /', 'view /services', 'view /']);
  },
);

test(
  'a click on a booking link counts before any code has loaded, and the right button does not',
  { tag: '@all' },
  async ({ page, context }) => {
    await withoutBookingPage(context);
    await page.route('**/assets/entry-client-*.js', (route) => route.abort());
    const counts = countsOf(context);
    await page.goto('/about');
    const link = page.locator('main').getByRole('link', { name: book }).first();
    await link.click({ button: 'right' });
    await page.keyboard.press('Escape');
    await link.click();
    await settled(page);
    expect(counts).toEqual(['view /about', 'booking /about']);
    await link.click({ button: 'middle' });
    await link.press('Enter');
    await settled(page);
    expect(counts).toEqual(['view /about', ...Array.from({ length: 3 }, () => 'booking /about')]);
  },
);

test(
  'a message that is received counts once, also after a double click',
  { tag: '@all' },
  async ({ page, context, openContact }) => {
    const counts = countsOf(context);
    await openContact();
    await fillForm(page, { ...ada, email: plannedAddress('counted', 500, 200) });
    await postButton(page).dblclick();
    await expect(said(page)).toHaveText(words.posting.received);
    await settled(page);
    expect(counts).toEqual(['view /contact', 'hand-off /contact']);
  },
);

test(
  'a message that is not received counts when the mail program is opened',
  { tag: '@all' },
  async ({ page, context, openContact, handedOver }) => {
    const counts = countsOf(context);
    await openContact();
    await post(page, plannedAddress('uncounted', 400));
    await expect(said(page)).toHaveText(words.posting.notReceived);
    await settled(page);
    expect(counts).toEqual(['view /contact']);
    await page.getByRole('button', { name: words.posting.openMail }).click();
    await expect.poll(() => handedOver).toHaveLength(1);
    await expect.poll(() => counts).toEqual(['view /contact', 'hand-off /contact']);
  },
);

test('a browser with Global Privacy Control sends no counts', { tag: '@all' }, async ({ page, context }) => {
  await withoutBookingPage(context);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const counts = countsOf(context);
  await page.goto('/');
  await hydrated(page);
  await footerLink(page, '/about').click();
  await expect(page).toHaveURL('/about');
  await page.locator('main').getByRole('link', { name: book }).first().click();
  await settled(page);
  expect(counts).toEqual([]);
});
