/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page must bring its functions along */
import type { Page } from '@playwright/test';

/** An element that took the focus. A time field has several such stops. */
type Stop = { name: string; index: number; isHidden: boolean; hasRing: boolean };
type Walk = { stops: Stop[]; hasLeft: boolean };

/** Lets the page record, whenever Tab is pressed, the element that has the focus: by then it has scrolled to it. */
async function recordStops(page: Page): Promise<void> {
  await page.evaluate(() => {
    const indexes = new Map([...document.querySelectorAll('*')].map((element, index) => [element, index]));
    const hasOutline = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const isTransparent = /^rgba\(.*, 0\)$/.test(outlineColor);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isTransparent;
    };
    const isUncovered = (seen: Element, x: number, y: number) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (seen.contains(there) || there.contains(seen));
    };
    const stopAt = (element: Element): Stop => {
      // A visually hidden control is judged by its label, and a stretched link by its card.
      const isStretched = getComputedStyle(element, '::after').position === 'absolute';
      const seen = (isStretched ? element.closest('li') : element.closest('label')) ?? element;
      // A card may be larger than the window: check its link, and of a text, or a link that is broken, the first line.
      const part = isStretched ? element : seen;
      const box = part.getClientRects()[0] ?? part.getBoundingClientRect();
      if (element.matches('textarea')) box.height = Math.min(box.height, 48);
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isInView = box.top >= -1 && box.bottom <= innerHeight + 1;
      const isSeen =
        isUncovered(seen, box.left + 2, y) &&
        isUncovered(seen, box.right - 2, y) &&
        isUncovered(seen, x, box.top + 2) &&
        isUncovered(seen, x, box.bottom - 2);
      return {
        name: (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) || element.id,
        index: indexes.get(element) ?? -1,
        isHidden: !isInView || !isSeen,
        hasRing: [element, element.nextElementSibling, seen].some(hasOutline),
      };
    };
    const walk: Walk = { stops: [], hasLeft: false };
    let first: Element | undefined;
    addEventListener('keydown', ({ key }) => {
      const { activeElement: element, body } = document;
      if (key !== 'Tab' || !element) return;
      // Past the last element the focus leaves the page, or returns to the start.
      walk.hasLeft ||= first !== undefined && (element === body || element === first);
      if (walk.hasLeft || element === body) return;
      first ??= element;
      walk.stops.push(stopAt(element));
    });
    Object.assign(window, { walk });
  });
}

/** Returns the elements that Tab should reach, in document order. */
async function focusable(page: Page): Promise<Pick<Stop, 'name' | 'index'>[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element, index) => {
      const takesFocus = element.matches(
        'a[href], summary, button, input:not([type=radio], [tabindex="-1"]), input[type=radio]:checked, textarea, select, [tabindex="0"]',
      );
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
      return takesFocus && isShown ? { index, name: element.textContent.trim().slice(0, 40) } : [];
    }),
  );
}

const mostStops = 300;

/** Presses a key through the whole page until the focus leaves it, and returns all stops. */
async function walkThrough(page: Page, isBackwards: boolean): Promise<Stop[]> {
  await recordStops(page);
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isBackwards ? 8 : 0 };
  for (let pressed = 0; pressed < mostStops; pressed += 20) {
    // Sent together, in this order, because waiting for each takes far longer.
    const sent = Array.from({ length: 20 }, () => [
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
    ]);
    await Promise.all(sent.flat());
    const { stops, hasLeft } = await page.evaluate(() => Reflect.get(window, 'walk') as Walk);
    if (hasLeft) return stops;
  }
  throw new Error('the focus does not leave the page');
}

/**
 * Walks through a document by keyboard, once and before anything else has focus. Returns what Tab does not reach, or not
 * in the order of the document, and where the focus has no ring, or is covered or outside of the window.
 */
export async function tabFaults(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const isBackwards = key === 'Shift+Tab';
  const expected = await focusable(page);
  const stops = await walkThrough(page, isBackwards);
  const reached = new Set(stops.map(({ index }) => index));
  // The browser draws its own ring around the parts of a time field.
  const ringed = new Set(stops.filter(({ hasRing }) => hasRing).map(({ index }) => index));
  const faults = {
    'not reached': expected.filter(({ index }) => !reached.has(index)),
    'out of order': stops.filter(({ index }, at) => {
      const step = index - (stops[at - 1]?.index ?? index);
      return isBackwards ? step > 0 : step < 0;
    }),
    'no focus ring': stops.filter(({ index }) => !ringed.has(index)),
    'covered or outside of the window': stops.filter(({ isHidden }) => isHidden),
  };
  return Object.entries(faults).flatMap(([fault, faulty]) => faulty.map(({ name }) => `${fault}: ${name}`));
}

/** Returns the elements that Tab reaches after one that is below them in the same column, for pages of few columns. */
export async function upwardSteps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], summary, button, input, textarea, select)',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const boxes = all.map((element) => (element.closest('label') ?? element).getBoundingClientRect());
    return all
      .filter((_, at) => {
        const [before, own] = [boxes[at - 1], boxes[at]!];
        // The next card of a row may begin above the last link of the one beside it.
        return before !== undefined && own.bottom < before.top && own.left < before.right;
      })
      .map(({ textContent, id }) => textContent.trim().slice(0, 40) || id);
  });
}
