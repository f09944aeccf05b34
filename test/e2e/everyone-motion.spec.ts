import type { Page } from '@playwright/test';
import { site, ui } from './content.ts';
import { everyAddress, expect, notFoundComplaints, test, visit } from './document-fixtures.ts';

test.use({ expectedComplaints: notFoundComplaints });

type Moving = { name: string; properties: string[]; seconds: number; isEndless: boolean };

/** Returns the running animations. */
async function moving(page: Page): Promise<Moving[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const { duration, iterations } = effect.getComputedTiming();
        const known = new Set(['offset', 'computedOffset', 'easing', 'composite']);
        return {
          name: animation instanceof CSSAnimation ? animation.animationName : 'transition',
          properties: effect
            .getKeyframes()
            .flatMap((frame) => Object.keys(frame).filter((key) => !known.has(key))),
          seconds: Number(duration) / 1000,
          isEndless: iterations === Infinity,
        };
      }),
  );
}

test('animations longer than five seconds are decorative, slow, and can be paused', async ({ page }) => {
  test.setTimeout(120_000);
  let count = 0;
  for (const address of everyAddress) {
    await visit(page, address);
    const endless = (await moving(page)).filter(({ isEndless, seconds }) => isEndless || seconds > 5);
    count += endless.length;
    for (const { name, properties, seconds } of endless) {
      expect(seconds, name).toBeGreaterThanOrEqual(4);
      expect(seconds, name).toBeLessThanOrEqual(25);
      expect(properties.filter((each) => each !== 'transform' && each !== 'opacity')).toEqual([]);
    }
  }
  expect(count).toBeGreaterThan(0);

  const pause = page.getByRole('button', { name: ui.display.pauseMotion });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  for (const address of everyAddress) {
    await visit(page, address);
    expect(await moving(page), address).toEqual([]);
  }
});

test('clocks also stop while motion is paused', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-15T18:00:10Z') });
  await visit(page, '/about');
  const clocks = page.getByRole('main').getByText(ui.labels.localTime).locator('..');
  const times = () => clocks.allInnerTexts();
  // Only the office's hours are prerendered.
  const [{ timeZone } = { timeZone: '' }] = Object.values(site.offices);
  const shown = new Date('2026-01-15T18:00:10Z').toLocaleTimeString('en-GB', {
    timeZone,
    timeStyle: 'short',
  });
  await expect(clocks.first()).toContainText(shown);
  const first = await times();
  await page.clock.runFor(61_000);
  await expect.poll(times).not.toEqual(first);
  const second = await times();
  await page.getByRole('button', { name: ui.display.pauseMotion }).click();
  await page.clock.runFor(180_000);
  expect(await times()).toEqual(second);
});

test('nothing moves with reduced motion', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of everyAddress) {
    await visit(page, address);
    expect(await moving(page), address).toEqual([]);
  }
});

test.describe('without JavaScript, and so without the switch', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing moves', async ({ page }) => {
    await page.goto('/about');
    for (const shape of await page.locator('main svg rect').all())
      await expect(shape).toHaveCSS('animation-name', 'none');
    expect(await page.locator('main svg rect').count()).toBeGreaterThan(0);
  });
});
