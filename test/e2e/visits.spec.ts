/** The requests with which a site with countVisits counts, and when it sends none. */
import type { BrowserContext, Page } from '@playwright/test';
import { loadSite } from '../../generate/content/site.ts';
import { idleFixture, type Idle } from './idle.ts';
import { ada, expect, fillForm, isReady, test as base, words } from './posting-fixtures.ts';
import { plannedAddress } from './receiver.ts';
import { countsOf } from './visits.ts';

const test = base.extend<{ idle: Idle }>({ idle: idleFixture });

const { bookingUrl } = loadSite('test/fixtures').facts;
const { book } = loadSite('test/fixtures').languages.en.words.ui;

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

test('a document counts once, before any gesture, and again if Back reloads it', async ({
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
  await isReady(page);
  await settled(page);
  expect(counts).toEqual(['view /about']);
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
    await isReady(page);
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

test('nothing is stored on the device', { tag: '@all' }, async ({ page, context }) => {
  await page.goto('/about');
  await settled(page);
  const stored = await page.evaluate(async () => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
  }));
  expect(stored).toEqual({ cookie: '', local: [], session: [], caches: [], databases: [] });
  expect(await context.cookies()).toEqual([]);
});

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
    await page.getByRole('button', { name: words.form.submit }).dblclick();
    await expect(page.locator('[role=status][data-state]')).toHaveText(words.posting.received, {
      timeout: 30_000,
    });
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
    await fillForm(page, { ...ada, email: plannedAddress('uncounted', 400) });
    await page.getByRole('button', { name: words.form.submit }).click();
    await expect(page.locator('[role=status][data-state]')).toHaveText(words.posting.notReceived);
    await settled(page);
    expect(counts).toEqual(['view /contact']);
    await page.getByRole('button', { name: words.posting.openMail }).click();
    await expect.poll(() => handedOver).toHaveLength(1);
    await expect.poll(() => counts).toEqual(['view /contact', 'hand-off /contact']);
  },
);

for (const [name, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)
  test(`a browser with ${name} sends no counts`, { tag: '@all' }, async ({ page, context }) => {
    await withoutBookingPage(context);
    await page.addInitScript(([key, set]) => Object.defineProperty(navigator, key, { value: set }), [
      name,
      value,
    ] as const);
    const counts = countsOf(context);
    await page.goto('/');
    await isReady(page);
    await footerLink(page, '/about').click();
    await expect(page).toHaveURL('/about');
    await page.locator('main').getByRole('link', { name: book }).first().click();
    await settled(page);
    expect(counts).toEqual([]);
  });

test('offline, navigation works as usual', { tag: '@all' }, async ({ page, context, idle }) => {
  await page.goto('/');
  await isReady(page);
  await idle();
  await context.setOffline(true);
  await footerLink(page, '/about').click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
