/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page must bring its functions along */
import type { Page } from '@playwright/test';

/** Waits until a phone has laid out what is below the first view: until then, its boxes are not where they will be. */
export async function untilWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.matches('[data-whole], :not([data-boot])'));
}

/** Returns layout faults of text: overlapping lines, and text that is cut off or overflows the window. */
export async function textFaults(page: Page): Promise<string[]> {
  await untilWhole(page);
  // Phones widen the layout viewport instead of scrolling, so use the screen's width.
  const width = page.viewportSize()?.width ?? 0;
  return page.evaluate((width) => {
    type Line = { text: string; element: Element; box: DOMRect };
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('header') &&
      !isClipped(element);
    // Tables and code scroll by themselves (WCAG 1.4.10), and take the focus, so that the keyboard can scroll them.
    const isScrolled = (element: Element) => {
      const region = element.closest('[tabindex="0"]');
      return region !== null && getComputedStyle(region).overflowX === 'auto';
    };
    const faults: string[] = [];
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40);
      if (!text || !element || !isShown(element) || element.getClientRects().length === 0) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2) continue;
        lines.push({ text, element, box });
        if ((box.right > width + 1 || box.left < -1) && !isScrolled(element))
          faults.push(`past the edge: ${text}`);
      }
    }
    // Line boxes are taller than their letters, so only a deep overlap is a fault.
    const overlap = (a: DOMRect, b: DOMRect) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 2 && high > 0.45 * Math.min(a.height, b.height);
    };
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, a] of lines.entries()) {
      for (const b of lines.slice(index + 1)) {
        if (b.box.top >= a.box.bottom) break;
        if (a.element !== b.element && overlap(a.box, b.box)) faults.push(`across: ${a.text} / ${b.text}`);
      }
    }
    for (const element of document.querySelectorAll('main *, footer *')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const [cutsX, cutsY] = [overflowX !== 'visible', overflowY !== 'visible'];
      if ((!cutsX && !cutsY) || isClipped(element) || isScrolled(element)) continue;
      if (element.closest('svg, textarea')) continue;
      const frame = element.getBoundingClientRect();
      const hasText = lines.some(
        ({ element: own, box }) =>
          element.contains(own) &&
          ((cutsX && (box.right > frame.right + 1 || box.left < frame.left - 1)) ||
            (cutsY && (box.bottom > frame.bottom + 1 || box.top < frame.top - box.height / 4))),
      );
      if (hasText) faults.push(`cut off: ${element.className} ${element.textContent?.slice(0, 40)}`);
    }
    const wide = document.documentElement.scrollWidth - width;
    if (wide > 0) faults.push(`scrolls sideways by ${wide} px`);
    return [...new Set(faults)];
  }, width);
}
