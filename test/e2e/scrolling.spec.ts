import { expect, footerLink, test, visit } from './fixtures.ts';
import { expectScroll, heightsOnTheWay, recordScroll, scrollTo } from './scroll.ts';

test('a page change jumps to the top, and Back and Forward to the exact position', async ({
  page,
  documents,
}) => {
  await visit(page, '/services#it-staffing');
  await scrollTo(page, 820);
  await recordScroll(page);
  // Not by a click of the mouse, which would scroll to the link.
  await footerLink(page, 'privacy').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/privacy');
  await expectScroll(page, 0);
  expect(await heightsOnTheWay(page, 820)).toBe(0);
  await scrollTo(page, 450);
  await recordScroll(page);
  await page.goBack();
  await expect(page).toHaveURL('/services#it-staffing');
  await expectScroll(page, 820);
  expect(await heightsOnTheWay(page, 450)).toBe(0);
  await page.goForward();
  await expectScroll(page, 450);
  expect(documents).toEqual(['/services']);
});

test('Back during a smooth scroll restores the exact position', { tag: '@all' }, async ({ page, idle }) => {
  await visit(page, '/services');
  await idle();
  await scrollTo(page, 200);
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('footer a[href$="#it-staffing"]')?.click();
    // While the main thread is busy, the browser continues the smooth scroll.
    await new Promise<void>((resolve) => {
      const look = () => (scrollY > 220 ? resolve() : requestAnimationFrame(look));
      look();
    });
    const end = performance.now() + 200;
    while (performance.now() < end);
    history.back();
  });
  await expect(page).toHaveURL('/services');
  await expectScroll(page, 200);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expectScroll(page, 200);
});

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
