import type { Locator, Page } from '@playwright/test';
import { expect, hold, moveMouse, test, visit } from './fixtures.ts';

const copyEmail = (page: Page) => page.getByRole('button', { name: 'Copy the email address' });
const copyPhone = (page: Page) => page.getByRole('button', { name: 'Copy the phone number' });
const term = (page: Page) => page.getByRole('table').getByRole('button').first();
const moveAway = (page: Page) => moveMouse(page, 5, 300);

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

test('it opens after 700 ms, and a second one at once within 300 ms', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/contact');
  expect(await tooltip(copyEmail(page))).toEqual({ isShown: false, delay: '0s' });
  await copyEmail(page).hover();
  expect(await tooltip(copyEmail(page))).toEqual({ isShown: false, delay: '0.7s' });
  await expectShown(copyEmail(page));
  await copyPhone(page).hover();
  expect((await tooltip(copyPhone(page))).isShown).toBe(true);
  await page.clock.pauseAt(Date.now() + 60_000);
  await moveAway(page);
  const recent = page.locator('html[data-tooltip-recent]');
  await page.clock.runFor(299);
  await expect(recent).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(recent).toHaveCount(0);
  await copyEmail(page).hover();
  expect((await tooltip(copyEmail(page))).delay).toBe('0.7s');
});

test('it closes before the page has hydrated', async ({ page }) => {
  await hold(page);
  await page.goto('/contact');
  const closers = [
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
  ];
  for (const close of closers) {
    await copyEmail(page).hover();
    await expectShown(copyEmail(page));
    await close();
    expect((await tooltip(copyEmail(page))).isShown).toBe(false);
    await moveAway(page);
  }

  // Pointer leave and blur, each by itself.
  await copyPhone(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(copyEmail(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(copyEmail(page)).toBeFocused();
  await expectShown(copyEmail(page));
  await copyEmail(page).hover();
  await moveAway(page);
  expect((await tooltip(copyEmail(page))).isShown).toBe(false);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expectShown(copyEmail(page));
  await copyEmail(page).hover();
  await page.keyboard.press('Tab');
  expect((await tooltip(copyEmail(page))).isShown).toBe(false);
  await moveAway(page);
  await copyEmail(page).hover();
  await expectShown(copyEmail(page));

  // Escape, too, until both have left.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  for (const move of [moveAway, () => copyEmail(page).hover(), moveAway]) {
    await move(page);
    expect(await tooltip(copyEmail(page))).toEqual({ isShown: false, delay: '0s' });
  }
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap explains a term, and the next tap closes it', { tag: '@all' }, async ({ page }) => {
    await page.goto('/nearshoring');
    for (const isShown of [true, false, true]) {
      await term(page).tap();
      await expectShown(term(page), isShown);
    }
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('table').getByRole('rowheader').first().tap();
    await expectShown(term(page), false);
  });
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
