import type { Page } from '@playwright/test';
import { expect, expectHydrated, moveMouse, test, visit } from './fixtures.ts';

const isWaiting = (page: Page) => expect(page.locator('#root')).toHaveAttribute('data-waits');

/** What happens without a visitor, which audit.spec.ts leaves out. */
const noGestures: Record<string, (page: Page) => Promise<unknown>> = {
  'a pointer at rest when the page opens': async (page) => {
    await page.goto('/about');
    await page.locator('body').dispatchEvent('pointermove');
  },
  'the address of a section': (page) => page.goto('/services#it-staffing'),
  'a reload that restores the position': async (page) => {
    await visit(page, '/benefits');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.addInitScript(() =>
      addEventListener('scroll', () => Object.assign(window, { hasScrolled: true })),
    );
    await page.reload();
    await page.waitForFunction(() => scrollY === 900 && 'hasScrolled' in window);
  },
};

test('without a gesture, the page is not hydrated', { tag: '@all' }, async ({ page }) => {
  await page.clock.install();
  for (const [what, happen] of Object.entries(noGestures))
    await test.step(what, async () => {
      await happen(page);
      await page.clock.runFor(60_000);
      await isWaiting(page);
    });
});

const gestures: Record<string, (page: Page) => Promise<unknown>> = {
  'a pointer that moves': (page) => moveMouse(page, 40, 40),
  'a key': (page) => page.keyboard.press('Shift'),
  'a wheel': (page) => page.mouse.wheel(0, 100),
  'the focus': (page) => page.evaluate(() => document.querySelector('a')?.focus()),
  // Such as by scroll bar or screen reader. Right after the load it would count as the browser's own.
  'a scroll': (page) =>
    expect
      .poll(async () => {
        await page.evaluate(() => scrollBy({ top: 10, behavior: 'instant' }));
        return page.locator('link[rel=modulepreload]').count();
      })
      .toBeGreaterThan(0),
};

test('each gesture hydrates the page', async ({ page }) => {
  for (const [what, make] of Object.entries(gestures))
    await test.step(what, async () => {
      await page.goto('/about');
      await isWaiting(page);
      await make(page);
      await expectHydrated(page);
    });
});
