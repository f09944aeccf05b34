import type { Page } from '@playwright/test';

/**
 * Returns the targets that are smaller than WCAG 2.5.8 allows (24 px) and, for a finger, main ones smaller than 2.5.5
 * requires (44 px): buttons, fields, and the links of the header. Links within a sentence are exempt.
 */
export async function smallTargets(page: Page, pointer: 'mouse' | 'finger'): Promise<string[]> {
  return page.evaluate(
    (leastOfMain) => {
      const small: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden], [tabindex="-1"]), textarea, select, summary',
      )) {
        if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) continue;
        const isMain = element.matches(
          '[class*=button], header nav a, header button, button[type=submit], form input, form textarea, [class*=logo]',
        );
        const isInline =
          getComputedStyle(element).display === 'inline' && element.closest('p, li, dd') !== null;
        if (isInline && !isMain) continue;
        // A link that is stretched over its card has the card's size.
        const isStretched = getComputedStyle(element, '::after').position === 'absolute';
        const seen = (isStretched && element.closest('li')) || element;
        const { width, height } = seen.getBoundingClientRect();
        const least = isMain ? leastOfMain : 24;
        if (Math.round(Math.min(width, height)) >= least) continue;
        const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
        small.push(`${name}: ${Math.round(width)} × ${Math.round(height)} px, less than ${least} px`);
      }
      return small;
    },
    pointer === 'finger' ? 44 : 24,
  );
}
