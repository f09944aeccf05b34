import type { Locator, Page } from '@playwright/test';
import { serviceAt, ui, words } from './content.ts';
import {
  expect,
  footerLink,
  isSameDocument,
  markDocument,
  test,
  visit,
  withoutHydration,
} from './fixtures.ts';
import { expectBelowHeader, expectScroll, heightsOnTheWay, recordScroll, scrollTo } from './scroll.ts';

const third = serviceAt(2);
const last = serviceAt(-1);

const learnMoreOn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: words('services').learnMore, exact: true })
    .first();

/** Scrolls to a link, until the event of that scroll has fired. */
async function bringIntoView(link: Locator): Promise<void> {
  await link.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

test('a footer link scrolls to its block from another page', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/terms');
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: last.title, exact: true }).click();
  await expect(page).toHaveURL(`/services#${last.id}`);
  await expectBelowHeader(page, page.locator(`#${last.id}`));
  await expect(page.locator(`#${last.id}`)).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('a footer link works on its own page, also twice, which is one history entry', async ({ page }) => {
  await visit(page, '/services');
  const before = await page.evaluate(() => history.length);
  const link = page.getByRole('contentinfo').getByRole('link', { name: third.title, exact: true });
  for (const time of ['first', 'second']) {
    await test.step(`${time} time`, async () => {
      await link.click();
      await expect(page).toHaveURL(`/services#${third.id}`);
      await expectBelowHeader(page, page.locator(`#${third.id}`));
    });
  }
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('hash links scroll smoothly, from the same page; Back, and other links, jump', async ({
  page,
  openNavigation,
}) => {
  await visit(page, '/services');
  const learnMore = learnMoreOn(page);
  await bringIntoView(learnMore);
  const before = await page.evaluate(() => Math.round(scrollY));
  await recordScroll(page);
  await learnMore.click();
  await expectBelowHeader(page, page.locator('#get-started'));
  expect(await heightsOnTheWay(page)).toBeGreaterThan(0);

  // Back to the position before the link, and on without smooth scrolling.
  await page.goBack();
  await expectScroll(page, before);
  await page.goForward();
  await scrollTo(page, 1500);
  await recordScroll(page);
  await footerLink(page, 'services').evaluate((link: HTMLElement) => link.click());
  await expectScroll(page, 0);
  await scrollTo(page, 1500);
  await recordScroll(page);
  await (await openNavigation()).getByRole('link', { name: ui.navigation.about }).click();
  await expect(page).toHaveURL('/about');
  await expectScroll(page, 0);
  expect(await heightsOnTheWay(page, 1500)).toBe(0);
});

test('hash links scroll smoothly, from another page', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/about');
  // The scroll event of this jump fires in the next frame and does not count.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, document.body.scrollHeight);
      }),
  );
  await recordScroll(page);
  await page.getByRole('contentinfo').getByRole('link', { name: last.title }).click();
  await expectBelowHeader(page, page.locator(`#${last.id}`));
  expect(await heightsOnTheWay(page)).toBeGreaterThan(0);
});

test('hash links scroll smoothly to a section of another page as the first gesture, and not on a reload', async ({
  page,
}) => {
  await withoutHydration(page);
  await page.goto('/about');
  await page.addInitScript(() => {
    const heights: number[] = [];
    Object.assign(window, { passedHeights: heights });
    addEventListener('scroll', () => heights.push(Math.round(scrollY)));
  });
  await page.getByRole('contentinfo').getByRole('link', { name: last.title }).click();
  await expectBelowHeader(page, page.locator(`#${last.id}`));
  expect(await heightsOnTheWay(page)).toBeGreaterThan(0);
  await page.reload();
  await expectBelowHeader(page, page.locator(`#${last.id}`));
  expect(await heightsOnTheWay(page)).toBe(0);
});

test('a hash link that takes the focus before its click, as by a screen reader, leads to its target', async ({
  page,
}) => {
  await withoutHydration(page);
  await page.goto('/services');
  await recordScroll(page);
  await learnMoreOn(page).evaluate(async (link: HTMLElement) => {
    link.focus();
    await new Promise((resolve) => setTimeout(resolve));
    link.click();
  });
  await expectBelowHeader(page, page.locator('#get-started'));
  expect(await heightsOnTheWay(page)).toBeGreaterThan(0);
});

test('hash links jump with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/services');
  const learnMore = learnMoreOn(page);
  await bringIntoView(learnMore);
  await recordScroll(page);
  await learnMore.click();
  await expectBelowHeader(page, page.locator('#get-started'));
  expect(await heightsOnTheWay(page)).toBe(0);
});

test(
  'the index of a policy scrolls smoothly to a section, also twice in a row, and Back leads to its link',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/terms');
    const section = page.getByRole('main').getByRole('region').nth(3);
    const title = await section.getByRole('heading').innerText();
    const link = page.getByRole('main').getByRole('navigation').getByRole('link', { name: title });
    await recordScroll(page);
    await link.click();
    await expectBelowHeader(page, section);
    expect(await heightsOnTheWay(page)).toBeGreaterThan(0);
    await expect(section).toBeFocused();

    await scrollTo(page, 0);
    await link.click();
    await expectBelowHeader(page, section);
    await page.goBack();
    await expect(link).toBeFocused();
  },
);
