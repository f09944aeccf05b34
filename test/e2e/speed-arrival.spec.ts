/** Hydration on the first gesture changes nothing visible. */
import type { Page } from '@playwright/test';
import { ui } from './content.ts';
import { duringSharedHours, everyAddress, notFoundComplaints } from './document-fixtures.ts';
import { expect, test } from './fixtures.ts';

/** Waits for the layout of the next frame, and for its layout shifts to be reported. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Records layout shifts from now on, including those after input, and removed or changed text. */
async function record(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => document.fonts.ready);
  // Fonts are ready one frame before text is laid out in them, which may shift what is next to it.
  await twoFrames(page);
  await page.evaluate(() => {
    const found: string[] = [];
    Object.assign(window, { found });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        found.push(`${value} moved: ${sources.map(({ node }) => node?.textContent).join('; ')}`);
      }
    }).observe({ type: 'layout-shift' });
    new MutationObserver((records) => {
      for (const { target, oldValue, removedNodes } of records) {
        if (oldValue?.trim()) found.push(`"${oldValue}" became "${target.textContent}"`);
        for (const node of removedNodes) {
          const isText = node.nodeType !== Node.COMMENT_NODE && node.textContent?.trim();
          if (isText) found.push(`"${node.textContent}" went`);
        }
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      characterDataOldValue: true,
    });
  });
  return async () => {
    await expect(page.locator('#root:not([data-waits])')).toBeAttached();
    await twoFrames(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    return page.evaluate(() => Reflect.get(window, 'found') as string[]);
  };
}

test.describe('on a winter day', () => {
  test.use({ expectedComplaints: notFoundComplaints });

  for (const locale of ['en-US', 'es-CR']) {
    test.describe(`in a browser that prefers ${locale}`, () => {
      test.use({ locale });

      for (const address of everyAddress) {
        test(`nothing on ${address} moves, and no text is rendered again`, async ({ page, idle }) => {
          await page.clock.setFixedTime(duringSharedHours);
          await page.goto(address);
          const recorded = await record(page);
          await page.mouse.move(8, 8, { steps: 4 });
          await expect(page.locator('#root:not([data-waits])')).toBeAttached();
          // Includes what is loaded after hydration: the language suggestion.
          await idle();
          await expect(page.locator('aside[lang]')).toHaveCount(locale === 'en-US' ? 0 : 1);
          expect(await recorded()).toEqual([]);
        });
      }
    });
  }
});

test('a stored choice is shown as selected before and after', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('motion', 'paused');
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/terms');
  const controls = page.getByRole('group', { name: ui.display.theme }).locator('..');
  await controls.scrollIntoViewIfNeeded();
  const recorded = await record(page);
  const look = () =>
    controls.locator('span, button').evaluateAll((all) =>
      all.map((each) => {
        const { color, backgroundColor, fontWeight } = getComputedStyle(each);
        return [each.textContent, color, backgroundColor, fontWeight].join(' ');
      }),
    );
  const before = await look();
  expect(new Set(before.map((each) => each.replace(/^\D+/, ''))).size).toBe(2);
  await page.mouse.move(8, 8, { steps: 4 });
  resolve();
  await expect(page.getByRole('radio', { name: ui.display.dark })).toBeChecked();
  expect(await look()).toEqual(before);
  expect(await recorded()).toEqual([]);
});

test('choosing a theme moves nothing', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('group', { name: ui.display.theme }).scrollIntoViewIfNeeded();
  const recorded = await record(page);
  await page.getByRole('radio', { name: ui.display.dark }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await recorded()).toEqual([]);
});

test('a scroll in progress continues', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a wheel');
  await page.goto('/services');
  const recorded = await record(page);
  await page.mouse.wheel(0, 1200);
  await expect(page.locator('#root:not([data-waits])')).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  expect(await recorded()).toEqual([]);
});

test('text typed into the tools before hydration stays, and takes effect', async ({ page }) => {
  await page.goto('/nearshoring');
  const zone = page.locator('section[aria-labelledby=planner]').getByRole('combobox').first();
  await zone.fill('');
  await zone.pressSequentially('Ber');
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await expect(zone).toHaveValue('Ber');
  // Not marked as invalid while it is being typed, and zones are suggested.
  await expect(zone).not.toHaveAttribute('aria-invalid');
  await expect(page.locator('datalist option').first()).toBeAttached();
  await zone.pressSequentially('lin');
  await zone.press('Enter');
  await expect(page.getByRole('img', { name: /Berlin/ })).toBeVisible();
});
