import type { Locator, Page } from '@playwright/test';
import { site, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

const { panel } = words('contact');
const { copyLink } = words('ui');
const copyEmail = (page: Page) => page.getByRole('button', { name: panel.copyEmail });
const copyPhone = (page: Page) => page.getByRole('button', { name: panel.copyPhone });
const firstCopyLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: copyLink.label }).first();
const tooltip = (page: Page, text?: string) =>
  page.getByRole('tooltip').filter(text === undefined ? {} : { hasText: text });
const away = { x: 5, y: 300 };

/** Opens the contact page with the tooltips' code fetched, and then stops its clock. */
async function visitWithStandingClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-15T12:00:00Z') });
  await visit(page, '/contact');
  await copyEmail(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(away.x, away.y);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.pauseAt(new Date('2026-01-15T13:00:00Z'));
}

/** Opens the tooltip of the e-mail's copy button. */
async function openByPointer(page: Page): Promise<void> {
  await copyEmail(page).hover();
  await page.clock.runFor(700);
  await expect(tooltip(page, panel.copyEmail)).toBeVisible();
}

/** Presses a trigger, whose tooltip's code arrives before the press ends. */
async function pressBeforeTooltip(page: Page, address: string, trigger: Locator): Promise<void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/floating-tooltip-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await visit(page, address);
  await trigger.hover();
  await page.mouse.down();
  const fetched = page.waitForResponse('**/assets/floating-tooltip-*.js');
  held.resolve();
  // The same module as the page's own: it is evaluated now, and what waited for it has run.
  await page.evaluate(
    async (address) => {
      await import(address);
      await new Promise((resolve) => setTimeout(resolve));
    },
    (await fetched).url(),
  );
  await page.mouse.up();
}

test.describe('with a pointer', () => {
  test.skip(({ isMobile }) => isMobile, 'a device that can hover');

  test('it opens after 700 ms, not before', async ({ page }) => {
    await visitWithStandingClock(page);
    await copyEmail(page).hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip(page, panel.copyEmail)).toBeVisible();
  });

  test('the first one, whose code is fetched meanwhile, opens for a pointer at rest', async ({ page }) => {
    await visit(page, '/nearshoring');
    await page.getByRole('button', { name: 'Verified Advantage' }).first().hover();
    await expect(tooltip(page, words('nearshoring').advantages.verifiedNote)).toBeVisible();
  });

  test('a passing pointer opens nothing', async ({ page }) => {
    await visitWithStandingClock(page);
    await copyEmail(page).hover();
    await page.clock.runFor(600);
    await page.mouse.move(away.x, away.y);
    await page.clock.runFor(2000);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('a second one opens at once within 300 ms, and waits again after that', async ({ page }) => {
    await visitWithStandingClock(page);
    await openByPointer(page);
    await page.mouse.move(away.x, away.y);
    await page.clock.runFor(299);
    await expect(tooltip(page)).toHaveCount(0);
    await copyPhone(page).hover();
    await page.clock.runFor(1);
    await expect(tooltip(page, panel.copyPhone)).toBeVisible();

    await page.mouse.move(away.x, away.y);
    await page.clock.runFor(301);
    await expect(tooltip(page)).toHaveCount(0);
    await copyEmail(page).hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip(page, panel.copyEmail)).toBeVisible();
  });

  for (const [way, close] of [
    ['pointer leave', (page: Page) => page.mouse.move(away.x, away.y)],
    ['click', (page: Page) => copyEmail(page).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['scroll', (page: Page) => page.evaluate(() => window.scrollBy(0, 40))],
  ] as const) {
    test(`it closes on ${way}`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      await visitWithStandingClock(page);
      await openByPointer(page);
      await close(page);
      await expect
        .poll(async () => {
          await page.clock.runFor(20);
          return tooltip(page).count();
        })
        .toBe(0);
    });
  }

  test('a click is not lost while the code of the tooltip arrives', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await pressBeforeTooltip(page, '/contact', copyEmail(page));
    await expect(page.getByRole('main').getByText(panel.copied, { exact: true })).toBeVisible();
  });

  test('nor is a click on a link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await pressBeforeTooltip(page, '/about', firstCopyLink(page));
    await expect(page.getByRole('main').getByText(copyLink.done, { exact: true })).toBeVisible();
  });
});

test.describe('with the keyboard', () => {
  test('focus opens it, and blur closes it', async ({ page }) => {
    await visit(page, '/contact');
    await page.getByRole('complementary').getByRole('link', { name: site.email, exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(copyEmail(page)).toBeFocused();
    await expect(tooltip(page, panel.copyEmail)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(copyEmail(page)).not.toBeFocused();
    await expect(tooltip(page, panel.copyEmail)).toHaveCount(0);
  });

  test('Escape closes it and leaves the focus', async ({ page }) => {
    await visit(page, '/nearshoring');
    const tag = page.getByRole('button', { name: 'Verified Advantage' }).first();
    // A key first, so that the browser shows where the focus is.
    await page.keyboard.press('Tab');
    await tag.focus();
    await expect(tooltip(page, words('nearshoring').advantages.verifiedNote)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(tag).toBeFocused();
  });
});

test('the terms of the comparison and the tags are described by text in the page', async ({ page }) => {
  await page.goto('/nearshoring');
  const { columns, notes } = words('nearshoring').comparison;
  for (const model of ['nearshore', 'offshore', 'onshore'] as const) {
    const term = page.getByRole('table').getByRole('button', { name: columns[model], exact: true });
    await expect(term).toHaveAccessibleDescription(notes[model]);
  }
  const tag = page.getByRole('button', { name: 'Verified Advantage' }).first();
  await expect(tag).toHaveAccessibleDescription(
    new RegExp(words('nearshoring').advantages.verifiedNote.replaceAll('.', '\\.')),
  );
});
