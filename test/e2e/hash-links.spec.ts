import type { Locator, Page } from '@playwright/test';
import { code, expect, footerLink, hold, test, visit } from './fixtures.ts';
import { expectBelowHeader, expectScroll, heightsOnTheWay, recordHeights, recordScroll } from './scroll.ts';

const staffing = (page: Page) => page.locator('#it-staffing');
const toStaffing = (page: Page) => page.locator('footer a[href="/services#it-staffing"]');
const getStarted = (page: Page) => page.locator('#get-started');
const learnMore = (page: Page) => page.locator('main').getByRole('link', { name: 'Learn More' }).first();

/** Scrolls to a link, until the event of that scroll has fired. */
async function bringIntoView(link: Locator): Promise<void> {
  await link.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

test('a footer link scrolls smoothly to its block on another page', async ({ page, documents }) => {
  await visit(page, '/terms');
  await bringIntoView(toStaffing(page));
  await recordScroll(page);
  await toStaffing(page).click();
  await expect(page).toHaveURL('/services#it-staffing');
  await expectBelowHeader(page, staffing(page));
  expect(await heightsOnTheWay(page)).toBeGreaterThan(0);
  await expect(staffing(page)).toBeFocused();
  expect(documents).toEqual(['/terms']);
});

test('a footer link works on its own page, also twice', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/services');
  const before = await page.evaluate(() => history.length);
  for (let time = 0; time < 2; time += 1) {
    await toStaffing(page).click();
    await expect(page).toHaveURL('/services#it-staffing');
    await expectBelowHeader(page, staffing(page));
  }
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('the index of the services marks the one that it has scrolled to', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/services');
  const links = page.getByRole('list', { name: 'Services' }).first().getByRole('link');
  const names = await links.allInnerTexts();
  expect(names).toHaveLength(6);
  for (const name of names) {
    await links.getByText(name, { exact: true }).click();
    await expect(links.and(page.locator('[aria-current]'))).toHaveText([name]);
  }
});

test('hash links of the same page scroll smoothly, other links jump', async ({ page }) => {
  await visit(page, '/services');
  await bringIntoView(learnMore(page));
  const before = await page.evaluate(() => Math.round(scrollY));
  await recordScroll(page);
  await learnMore(page).click();
  await expectBelowHeader(page, getStarted(page));
  expect(await heightsOnTheWay(page)).toBeGreaterThan(0);

  await page.goBack();
  await expectScroll(page, before);
  await recordScroll(page);
  await footerLink(page, 'services').evaluate((link: HTMLElement) => link.click());
  await expectScroll(page, 0);
  expect(await heightsOnTheWay(page, before)).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bringIntoView(learnMore(page));
  await recordScroll(page);
  await learnMore(page).click();
  await expectBelowHeader(page, getStarted(page));
  expect(await heightsOnTheWay(page)).toBe(0);
});

test('a link to a section scrolls smoothly as the first gesture too', async ({ page }) => {
  await hold(page);
  await page.addInitScript(recordHeights);
  // Where the machine is so busy that the page is painted before its first script has run, it must not scroll twice.
  await expect(async () => {
    await page.goto('/about');
    await toStaffing(page).click();
    await expectBelowHeader(page, staffing(page));
    expect(await heightsOnTheWay(page)).toBeGreaterThan(0);
  }).toPass();
  await page.reload();
  await expectBelowHeader(page, staffing(page));
  expect(await heightsOnTheWay(page)).toBe(0);
});

// The tools' own numbers are in tools-address.spec.ts.
test('a malformed hash does not affect the page', { tag: '@all' }, async ({ page }) => {
  for (const hash of ['#100%', '#"]', '#no-such-part']) {
    await page.goto('about:blank');
    await visit(page, `/about${hash}`);
    await expect(page.locator('h1')).toHaveText('We work when you do');
    await expect(page.locator('h1')).toBeInViewport();
  }
});

test('a phone lays out what is below the first view later, unless it scrolls there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const isLaidOut = () =>
    page
      .locator('main + footer div')
      .first()
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  const release = await hold(page, code.boot);
  await page.goto('/services#it-staffing', { waitUntil: 'commit' });
  await expectBelowHeader(page, staffing(page));
  expect(await isLaidOut()).toBe(true);
  await page.goto('/about', { waitUntil: 'commit' });
  expect(await isLaidOut()).toBe(false);
  release();
  await expect.poll(isLaidOut).toBe(true);
  await bringIntoView(page.locator('footer a').first());
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await isLaidOut()).toBe(true);
});
