/** Focus rings, measured in pixels. audit.spec.ts checks at every stop that there is an outline. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { wcagContrast } from 'culori';
import { expect, test, visit } from './document-fixtures.ts';

const controls = 'a[href], summary, button, input, textarea, select';

/** Returns the visible controls of a page: their index, and their kind, of which all look the same on the same ground. */
async function kindsOf(page: Page): Promise<{ index: number; kind: string }[]> {
  return page.locator(controls).evaluateAll((all) =>
    all.flatMap((element, index) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
      const place = element.closest('section, nav, aside, li > div')?.className;
      return isShown ? [{ index, kind: `${element.tagName} ${element.className} in ${place}` }] : [];
    }),
  );
}

const colorAt = (pixels: Buffer, at: number) => `#${pixels.toString('hex', at, at + 3)}`;

/** Returns the number of pixels whose contrast between two screenshots is at least 3:1. */
async function changedPixels(...screenshots: [Buffer, Buffer]): Promise<number> {
  const raw = screenshots.map((png) => sharp(png).removeAlpha().raw().toBuffer());
  const [one, other] = await Promise.all(raw as [Promise<Buffer>, Promise<Buffer>]);
  let changed = 0;
  for (let at = 0; at < one.length; at += 3) {
    const [a, b] = [colorAt(one, at), colorAt(other, at)];
    if (a !== b && wcagContrast(a, b) >= 3) changed += 1;
  }
  return changed;
}

/** Focuses a control like a keyboard. Returns how much of a ring of two pixels appears (WCAG 2.4.13, AAA). */
async function ringOf(page: Page, index: number): Promise<number> {
  const control = page.locator(controls).nth(index);
  const { x, y, width, height } = await control.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.focus({ preventScroll: true });
    // A visually hidden control has its ring on its label, and a stretched link on its card.
    const isStretched = getComputedStyle(element, '::after').position === 'absolute';
    const seen = (isStretched ? element.closest('li') : element.closest('label')) ?? element;
    return seen.getBoundingClientRect().toJSON() as DOMRect;
  });
  // The maximum space of a ring around its element.
  const margin = 7;
  const clip = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  const focused = await page.screenshot({ clip, scale: 'css' });
  await control.evaluate((element: HTMLElement) => element.blur());
  const blurred = await page.screenshot({ clip, scale: 'css' });
  return (await changedPixels(focused, blurred)) / (2 * 2 * (width + height));
}

const looks = {
  'in light mode': { colorScheme: 'light', forcedColors: 'none' },
  'in dark mode': { colorScheme: 'dark', forcedColors: 'none' },
  'in forced colors': { colorScheme: 'light', forcedColors: 'active' },
} as const;

test('every kind of control has a visible focus ring in every look', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  const kinds = new Set<string>();
  const ringless: string[] = [];
  for (const address of ['/', '/services', '/nearshoring', '/plan', '/contact', '/insights/shared-hours']) {
    await page.emulateMedia({ reducedMotion: 'reduce', ...looks['in light mode'] });
    await visit(page, address);
    // Browsers show a ring after a key.
    await page.keyboard.press('Shift');
    const unseen = (await kindsOf(page)).filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
    for (const [look, media] of unseen.length > 0 ? Object.entries(looks) : []) {
      await page.emulateMedia(media);
      for (const { index, kind } of unseen) {
        const share = await ringOf(page, index);
        if (share < 0.5) ringless.push(`${address}, ${look}: ${kind}: ${Math.round(share * 100)} %`);
      }
    }
  }
  expect(kinds.size).toBeGreaterThan(5);
  expect(ringless).toEqual([]);
});
