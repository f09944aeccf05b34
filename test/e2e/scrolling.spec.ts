import { serviceAt, ui } from './content.ts';
import { expect, hydrated, isSameDocument, markDocument, test, visit } from './fixtures.ts';
import { expectBelowHeader, expectScroll, heightsOnTheWay, recordScroll, scrollTo } from './scroll.ts';

const last = serviceAt(-1);

test('navigation from the header jumps to the top', async ({ page, openNavigation }) => {
  await visit(page, '/services');
  await scrollTo(page, 1500);
  await recordScroll(page);
  await (await openNavigation()).getByRole('link', { name: ui.navigation.benefits }).click();
  await expect(page.locator('h1')).toBeFocused();
  await expectScroll(page, 0);
  expect(await heightsOnTheWay(page, 1500)).toBe(0);
});

test('Back and Forward restore the position', async ({ page }) => {
  await visit(page, '/about');
  await markDocument(page);
  await scrollTo(page, 700);
  await page.getByRole('contentinfo').getByRole('link', { name: ui.navigation.terms }).click();
  await expect(page).toHaveURL('/terms');
  await expectScroll(page, 0);
  await scrollTo(page, 450);

  // The click scrolled to the footer before it navigated.
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  await page.goForward();
  await expect(page).toHaveURL('/terms');
  await expectScroll(page, 450);
  expect(await isSameDocument(page)).toBe(true);
});

test('Back restores the exact position without smooth scrolling', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/services#it-staffing');
  await scrollTo(page, 820);
  await page.evaluate((name) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a')];
    links.find((link) => link.textContent === name)?.click();
  }, ui.navigation.privacy);
  await expect(page).toHaveURL('/privacy');
  await expectScroll(page, 0);
  await recordScroll(page);
  await page.goBack();
  await expect(page).toHaveURL('/services#it-staffing');
  await expectScroll(page, 820);
  expect(await heightsOnTheWay(page)).toBe(0);
});

test('Back during a smooth scroll restores the exact position', { tag: '@all' }, async ({ page, idle }) => {
  await visit(page, '/services');
  await idle();
  await scrollTo(page, 200);
  await page.evaluate(async (name) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a')];
    links.find((link) => link.textContent === name)?.click();
    // While the main thread is busy, the browser continues the smooth scroll.
    await new Promise<void>((resolve) => {
      const look = () => (scrollY > 220 ? resolve() : requestAnimationFrame(look));
      look();
    });
    const end = performance.now() + 200;
    while (performance.now() < end);
    history.back();
  }, last.title);
  await expect(page).toHaveURL('/services');
  await expectScroll(page, 200);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expectScroll(page, 200);
});

test('a reload keeps the position', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/benefits');
  await scrollTo(page, 600);
  await page.reload();
  await expectScroll(page, 600);
  await hydrated(page);
  await expectScroll(page, 600);
});

test(
  'loading the address of a section scrolls to below the header and stays there',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`/services#${last.id}`);
    await expectBelowHeader(page, page.locator(`#${last.id}`));
    await hydrated(page);
    await expectBelowHeader(page, page.locator(`#${last.id}`));
  },
);

test('Tab through the header does not scroll', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/services');
  await scrollTo(page, 1500);
  await page.getByRole('banner').getByRole('link').first().focus();
  for (let step = 0; step < 2; step += 1) {
    await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
    await expectScroll(page, 1500);
    await page.keyboard.press('Tab');
  }
});
