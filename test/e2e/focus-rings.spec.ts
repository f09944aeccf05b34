/** Focus rings, measured in pixels. audit.spec.ts checks at every stop that there is an outline. */
import type { Page } from '@playwright/test';
import { everyAddress, expect, notFoundComplaints, test, visit } from './document-fixtures.ts';
import { ringBetween } from './pictures.ts';

test.use({ expectedComplaints: notFoundComplaints });

const controls = 'a[href], summary, button, input, textarea, select';

/** Returns the visible controls of a page: their index, and their kind, of which all look the same on the same ground. */
async function kindsOf(page: Page): Promise<{ index: number; kind: string }[]> {
  return page.evaluate(
    (controls) =>
      [...document.querySelectorAll(controls)].flatMap((element, index) => {
        const { width, height } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
        const place = element.closest('section, nav, aside, li > div')?.className;
        return isShown ? { index, kind: `${element.tagName} ${element.className} in ${place}` } : [];
      }),
    controls,
  );
}

/** Focuses a control like a keyboard, and returns its share of a ring. */
async function ringOf(page: Page, index: number): Promise<number> {
  const stop = await page.evaluate(
    ({ controls, index }) => {
      const element = [...document.querySelectorAll<HTMLElement>(controls)][index];
      if (!element) throw new Error(`there is no control ${index}`);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      element.focus({ preventScroll: true });
      // A visually hidden control has its ring on its label, and a stretched link on its card.
      const isStretched = getComputedStyle(element, '::after').position === 'absolute';
      const seen = (isStretched ? element.closest('li') : element.closest('label')) ?? element;
      const { x, y, width, height } = seen.getBoundingClientRect();
      return { x, y: y + scrollY, width, height };
    },
    { controls, index },
  );
  return ringBetween(page, stop);
}

const looks = {
  'in light mode': { colorScheme: 'light', forcedColors: 'none' },
  'in dark mode': { colorScheme: 'dark', forcedColors: 'none' },
  'in forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

test('every kind of control has a visible focus ring in every look', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  const kinds = new Set<string>();
  const ringless: string[] = [];
  for (const address of everyAddress) {
    await page.emulateMedia({ reducedMotion: 'reduce', ...looks['in light mode'] });
    await visit(page, address);
    // Browsers show a ring after a key.
    await page.keyboard.press('Shift');
    const unseen = (await kindsOf(page)).filter(
      ({ kind }, index, all) => !kinds.has(kind) && all.findIndex((each) => each.kind === kind) === index,
    );
    for (const { kind } of unseen) kinds.add(kind);
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
