import type { Locator, Page } from '@playwright/test';
import { site, words } from './content.ts';
import { expect, moveMouse, test, visit, withoutHydration } from './fixtures.ts';

const { panel } = words('contact');
const copyEmail = (page: Page) => page.getByRole('button', { name: panel.copyEmail });
const copyPhone = (page: Page) => page.getByRole('button', { name: panel.copyPhone });
const term = (page: Page) => page.getByRole('table').getByRole('button').first();
const away = { x: 5, y: 300 };

/** Returns whether an element's tooltip is shown, and after which delay CSS shows it in the current state. */
async function tooltip(trigger: Locator): Promise<{ isShown: boolean; delay: string }> {
  return trigger.evaluate((element) => {
    const { transitionDelay, visibility } = getComputedStyle(element, '::after');
    return { isShown: visibility === 'visible', delay: transitionDelay };
  });
}

async function expectShown(trigger: Locator, isShown = true): Promise<void> {
  await expect.poll(async () => (await tooltip(trigger)).isShown).toBe(isShown);
}

test.describe('with a pointer', () => {
  // About the code that never comes.
  test.use({ expectedComplaints: /was preloaded using link preload/ });

  test('it opens after 700 ms, also before the page has hydrated, and with reduced motion', async ({
    page,
  }) => {
    await withoutHydration(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/contact');
    expect(await tooltip(copyEmail(page))).toEqual({ isShown: false, delay: '0s' });
    await copyEmail(page).hover();
    expect(await tooltip(copyEmail(page))).toEqual({ isShown: false, delay: '0.7s' });
    await expectShown(copyEmail(page));
    await moveMouse(page, away.x, away.y);
    await expectShown(copyEmail(page), false);
  });

  test('a second one opens at once within 300 ms, and waits again after that', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/contact');
    await copyEmail(page).hover();
    await expectShown(copyEmail(page));
    await copyPhone(page).hover();
    expect((await tooltip(copyPhone(page))).isShown).toBe(true);
    await page.clock.pauseAt(Date.now() + 60_000);
    await moveMouse(page, away.x, away.y);
    const recent = page.locator('html[data-tooltip-recent]');
    await page.clock.runFor(299);
    await expect(recent).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(recent).toHaveCount(0);
    await copyEmail(page).hover();
    expect((await tooltip(copyEmail(page))).delay).toBe('0.7s');
  });

  test('a passing pointer opens neither its own nor the next one', { tag: '@all' }, async ({ page }) => {
    await visit(page, '/contact');
    await copyEmail(page).hover();
    await copyPhone(page).hover();
    expect(await tooltip(copyEmail(page))).toEqual({ isShown: false, delay: '0s' });
    expect(await tooltip(copyPhone(page))).toEqual({ isShown: false, delay: '0.7s' });
  });

  test('a scroll, Escape and a click close it at once, before the page has hydrated', async ({ page }) => {
    await withoutHydration(page);
    await page.goto('/contact');
    for (const close of [
      () =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              addEventListener('scroll', resolve, { once: true });
              window.scrollBy(0, 40);
            }),
        ),
      () => page.keyboard.press('Escape'),
      () => copyEmail(page).click(),
    ]) {
      await copyEmail(page).hover();
      await expectShown(copyEmail(page));
      await close();
      expect((await tooltip(copyEmail(page))).isShown).toBe(false);
      await moveMouse(page, away.x, away.y);
    }
    await copyEmail(page).hover();
    await expectShown(copyEmail(page));
  });

  test('it stays while the pointer is on it', { tag: '@all' }, async ({ page }) => {
    await visit(page, '/contact');
    await copyEmail(page).hover();
    await expectShown(copyEmail(page));
    const { x = 0, y = 0, width = 0 } = (await copyEmail(page).boundingBox()) ?? {};
    // Across the gap above the trigger.
    await moveMouse(page, x + width / 2, y - 24, 12);
    expect((await tooltip(copyEmail(page))).isShown).toBe(true);
    await moveMouse(page, x + width / 2, y - 200);
    await expectShown(copyEmail(page), false);
  });
});

test.describe('with the keyboard', () => {
  test('focus opens it, and blur closes it', async ({ page }) => {
    await visit(page, '/contact');
    await page.getByRole('complementary').getByRole('link', { name: site.email, exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(copyEmail(page)).toBeFocused();
    await expectShown(copyEmail(page));
    await page.keyboard.press('Tab');
    await expectShown(copyEmail(page), false);
  });

  test('Escape closes it and does not move focus', { tag: '@all' }, async ({ page }) => {
    await visit(page, '/nearshoring');
    const tag = page.getByRole('button', { name: words('nearshoring').advantages.verified }).first();
    // A key press first, so that the browser shows focus rings.
    await page.keyboard.press('Tab');
    await tag.focus();
    await expectShown(tag);
    await page.keyboard.press('Escape');
    await expectShown(tag, false);
    await expect(tag).toBeFocused();
  });
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap explains a term, within the window, and the next tap elsewhere closes it', async ({ page }) => {
    await page.goto('/nearshoring');
    await term(page).tap();
    await expectShown(term(page));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('table').getByRole('rowheader').first().tap();
    await expectShown(term(page), false);
  });

  test('a tap on a button does what the button says', { tag: '@all' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await visit(page, '/contact');
    await copyEmail(page).tap();
    await expect(page.getByText(panel.copied, { exact: true }).first()).toBeVisible();
    await expectShown(copyEmail(page), false);
    // Without hover, the text of tooltips is in the page.
    await expect(copyEmail(page).getByText(panel.copyEmail)).toBeVisible();
    await page.goto('/nearshoring');
    const { advantages, comparison } = words('nearshoring');
    for (const note of [...Object.values(comparison.notes), advantages.verifiedNote])
      await expect(page.getByRole('main').getByText(note)).toBeVisible();
  });
});
