import type { Page } from '@playwright/test';
import { ui, words } from './content.ts';
import { everyAddress, expect, notFoundComplaints, test, visit } from './document-fixtures.ts';
import { menuButton } from './fixtures.ts';
import { ringBetween } from './pictures.ts';

type Stop = {
  /** The element's index in the document; a time field has several tab stops. */
  index: number;
  name: string;
  part: string;
  /** Stops of the same kind look the same, on the same background. */
  kind: string;
  x: number;
  y: number;
  width: number;
  height: number;
  isHidden: boolean;
};

/**
 * Returns the focused element; undefined outside of the page, or back at the start. It is hidden if it is partly
 * outside of the window, or if the middle of one of its edges is covered.
 */
async function focusStop(page: Page, isFirst = false): Promise<Stop | undefined> {
  return page.evaluate((isFirst) => {
    const element = document.activeElement;
    if (isFirst) Object.assign(window, { firstStop: element });
    else if (element === Reflect.get(window, 'firstStop')) return undefined;
    if (!element || element === document.body) return undefined;
    // A visually hidden control is judged by its label, and a stretched link by its card.
    const isStretched = getComputedStyle(element, '::after').position === 'absolute';
    const seen = (isStretched ? element.closest('li') : element.closest('label')) ?? element;
    const { x, y, width, height } = seen.getBoundingClientRect();
    // A card may be larger than the window: check its link, and of a text the first line.
    const link = (isStretched ? element : seen).getBoundingClientRect();
    if (element.matches('textarea')) link.height = Math.min(link.height, 48);
    const edges = [
      [link.left + 2, link.top + link.height / 2],
      [link.right - 2, link.top + link.height / 2],
      [link.left + link.width / 2, link.top + 2],
      [link.left + link.width / 2, link.bottom - 2],
    ] as const;
    const isUncovered = edges.every(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (seen.contains(there) || there.contains(seen));
    });
    return {
      index: [...document.querySelectorAll('*')].indexOf(element),
      name: (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) || element.id,
      part: element.closest('header, main, footer')?.tagName ?? 'other',
      kind: [
        element.tagName,
        element.className,
        element.closest('section, nav, aside, li > div')?.className,
      ].join(' '),
      x,
      y: y + scrollY,
      width,
      height,
      isHidden: !isUncovered || link.top < -1 || link.bottom > innerHeight + 1,
    };
  }, isFirst);
}

const mostStops = 150;

/** Waits until the previous stop's tooltip no longer covers the focus. */
async function withoutTooltipAbove(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const focused = document.activeElement?.closest('label') ?? document.activeElement;
    const own = focused?.getBoundingClientRect();
    return [...document.querySelectorAll('[role=tooltip]')].every((tooltip) => {
      const { left, right, top, bottom } = tooltip.getBoundingClientRect();
      return !own || right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
    });
  });
}

/** Counts the elements of a walk. */
function reached(stops: readonly Stop[]): number {
  return new Set(stops.map(({ index }) => index)).size;
}

/** Presses a key through the whole page and returns all stops. */
async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  look?: (stop: Stop) => Promise<void>,
): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press(key);
    let stop = await focusStop(page, stops.length === 0);
    if (!stop) return stops;
    if (stop.isHidden) {
      await withoutTooltipAbove(page);
      stop = { ...stop, ...(await focusStop(page, stops.length === 0)) };
    }
    await look?.(stop);
    stops.push(stop);
  }
  throw new Error('the focus does not leave the page');
}

test.use({ expectedComplaints: notFoundComplaints });

/** Checks the focus rings of a walk, once for each kind of stop, because screenshots are slow. */
function ringFinder(page: Page) {
  const kinds = new Set<string>();
  const ringless: string[] = [];
  const look = async (stop: Stop) => {
    if (kinds.has(stop.kind)) return;
    kinds.add(stop.kind);
    const share = await ringBetween(page, stop);
    if (share < 0.5) ringless.push(`${page.url()}: ${stop.name}: ${Math.round(share * 100)} %`);
  };
  return { kinds, ringless, look };
}

test('Tab reaches everything in reading order, and focus always has a ring and is never hidden', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(240_000);
  // One theme per viewport, to save time.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: isMobile ? 'dark' : 'light' });
  const rings = ringFinder(page);
  for (const address of everyAddress) {
    await test.step(address, async () => {
      await visit(page, address);
      const focusable = await page
        .locator(
          'a[href], summary, button, input:not([type=radio]), input[type=radio]:checked, textarea, select',
        )
        .filter({ visible: true })
        .count();
      const forwards = await walk(page, 'Tab', rings.look);
      const backwards = await walk(page, 'Shift+Tab');
      expect.soft(forwards[0]?.name).toBe(ui.skipLink);
      expect.soft(reached(forwards)).toBe(focusable);
      expect.soft(reached(backwards)).toBe(focusable);
      const hidden = [...forwards, ...backwards].filter(({ isHidden }) => isHidden);
      expect.soft(hidden.map(({ name }) => `${address}: ${name}`)).toEqual([]);
      // In one column, the focus order is the visual order.
      const inMain = forwards.filter(({ part }) => part === 'MAIN');
      const upwards = inMain.filter((stop, index) => {
        const before = inMain[index - 1];
        return before && stop.y + stop.height < before.y;
      });
      if (isMobile) expect.soft(upwards.map(({ name }) => `${address}: ${name}`)).toEqual([]);
    });
  }
  expect(rings.kinds.size).toBeGreaterThan(5);
  expect(rings.ringless).toEqual([]);
});

test('the focus ring is visible in forced colours', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a keyboard');
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  const rings = ringFinder(page);
  for (const address of ['/nearshoring', '/contact']) {
    await visit(page, address);
    await walk(page, 'Tab', rings.look);
  }
  expect(rings.kinds.size).toBeGreaterThan(5);
  expect(rings.ringless).toEqual([]);
});

test('the menu is a disclosure: Escape closes it and returns focus to its button', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the menu of small screens');
  await visit(page, '/services');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: ui.mainNavigation });
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuButton(page)).toHaveAttribute('aria-controls', (await menu.getAttribute('id')) ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('main[inert]')).toHaveCount(0);
});

test('the open menu does not trap focus: Tab leaves it and the page, not into what it covers', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the menu of small screens');
  await visit(page, '/');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main[inert]')).toHaveCount(1);
  const stops = await walk(page, 'Tab');
  expect(stops.map(({ part }) => part)).not.toContain('MAIN');
  expect(stops.map(({ part }) => part)).not.toContain('FOOTER');
  expect(stops.map(({ name }) => name)).toContain(ui.getStarted);
});

test('required fields are labelled as such, and errors are the browser’s own', async ({ page }) => {
  const { form } = words('contact');
  await visit(page, '/contact');
  for (const field of await page.locator('form [name]').all()) {
    const isRequired = (await field.getAttribute('required')) !== null;
    await expect(field.locator('xpath=..')).toContainText(`(${isRequired ? form.required : form.optional})`);
  }
  await page.getByRole('button', { name: form.submit }).click();
  const first = page.getByLabel(form.fields.firstName);
  await expect(first).toBeFocused();
  expect(await first.evaluate((field: HTMLInputElement) => field.validationMessage)).not.toBe('');
});
