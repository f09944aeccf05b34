import type { Locator, Page } from '@playwright/test';
import { site, ui, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

const { panel } = words('contact');
const { copyLink } = ui;
const copyEmail = (page: Page) => page.getByRole('button', { name: panel.copyEmail });
const copyPhone = (page: Page) => page.getByRole('button', { name: panel.copyPhone });
const firstCopyLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: copyLink.label }).first();
const tooltip = (page: Page, text?: string) =>
  page.getByRole('tooltip').filter(text === undefined ? {} : { hasText: text });
const away = { x: 5, y: 300 };
const code = '**/assets/floating-tooltip-*.js';

/** Opens the contact page, loads the tooltip's code, and then stops the page's clock. */
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

/** Delays the tooltip's code until the returned function is called. */
async function holdTooltip(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await held.promise;
    await route.continue();
  });
  return async () => {
    const fetched = page.waitForResponse(code);
    held.resolve();
    // Imports the page's own module: it is evaluated after this, and code that awaited it has run.
    await page.evaluate(
      async (address) => {
        await import(address);
        // Waits for a task, in a way that the page's fake clock does not affect.
        const { port1, port2 } = new MessageChannel();
        await new Promise((resolve) => {
          port1.addEventListener('message', resolve, { once: true });
          port1.start();
          port2.postMessage('');
        });
      },
      (await fetched).url(),
    );
  };
}

/** Presses a trigger whose tooltip's code arrives before the press ends. */
async function pressBeforeTooltip(page: Page, address: string, trigger: Locator): Promise<void> {
  const letArrive = await holdTooltip(page);
  await visit(page, address);
  await trigger.hover();
  await page.mouse.down();
  await letArrive();
  await page.mouse.up();
}

test.describe('with a pointer', () => {
  test('it opens after 700 ms, not before', async ({ page }) => {
    await visitWithStandingClock(page);
    await copyEmail(page).hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip(page, panel.copyEmail)).toBeVisible();
  });

  test('the first one opens for a pointer at rest', { tag: '@all' }, async ({ page }) => {
    await visit(page, '/nearshoring');
    await page
      .getByRole('button', { name: words('nearshoring').advantages.verified })
      .first()
      .hover();
    await expect(tooltip(page, words('nearshoring').advantages.verifiedNote)).toBeVisible();
  });

  test('the loading time of its code is part of the delay', { tag: '@all' }, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-15T12:00:00Z') });
    const letArrive = await holdTooltip(page);
    await visit(page, '/contact');
    await page.clock.pauseAt(new Date('2026-01-15T13:00:00Z'));
    await copyEmail(page).hover();
    await page.clock.runFor(500);
    await letArrive();
    await page.clock.runFor(199);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip(page, panel.copyEmail)).toBeVisible();
  });

  test('its trigger stays the same element', { tag: '@all' }, async ({ page }) => {
    const letArrive = await holdTooltip(page);
    await visit(page, '/contact');
    await copyEmail(page).hover();
    const before = await copyEmail(page).elementHandle();
    await letArrive();
    await expect(tooltip(page)).toBeVisible();
    expect(await copyEmail(page).evaluate((now, before) => now === before, before)).toBe(true);
  });

  test('it closes when navigation removes its trigger', { tag: '@all' }, async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('banner').getByRole('link', { name: ui.getStarted }).click();
    await copyEmail(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await page.goBack();
    await expect(copyEmail(page)).toHaveCount(0);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('a passing pointer opens nothing', { tag: '@all' }, async ({ page }) => {
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

  test('a click is not lost while its code arrives', { tag: '@all' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await pressBeforeTooltip(page, '/contact', copyEmail(page));
    await expect(page.getByRole('main').getByText(panel.copied, { exact: true })).toBeVisible();
  });

  test('nor is a click on a link', { tag: '@all' }, async ({ page, context }) => {
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

  test('Escape closes it and does not move focus', { tag: '@all' }, async ({ page }) => {
    await visit(page, '/nearshoring');
    const tag = page.getByRole('button', { name: words('nearshoring').advantages.verified }).first();
    // A key press first, so that the browser shows focus rings.
    await page.keyboard.press('Tab');
    await tag.focus();
    await expect(tooltip(page, words('nearshoring').advantages.verifiedNote)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(tag).toBeFocused();
  });
});

test('a trigger pressed before then opens none', { tag: '@all' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  const letArrive = await holdTooltip(page);
  await visit(page, '/contact');
  await page.keyboard.press('Tab');
  await copyEmail(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(panel.copied, { exact: true })).toBeVisible();
  await letArrive();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(tooltip(page)).toHaveCount(0);
});

test.describe('if its code fails to load', () => {
  test.use({
    expectedComplaints: /^console (error: Failed to load resource|warning: TypeError: Failed to fetch)/,
  });

  test('the trigger works without it', { tag: '@all' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.route(code, (route) => route.abort());
    await visit(page, '/contact');
    const warned = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' });
    await copyEmail(page).focus();
    await warned;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText(panel.copied, { exact: true })).toBeVisible();
  });
});
