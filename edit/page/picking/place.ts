import { locales, type Locale } from '#packages/site/locales.ts';
import { localeOfPath } from '#packages/site/addresses.ts';

export const localeHere = (): Locale => localeOfPath(window.location.pathname, locales);

export type Side = 'start' | 'end';

/** The side on which a panel does not cover the element. */
export function sideOf(element: Element | undefined): Side {
  if (!element) return 'end';
  const { left, right } = element.getBoundingClientRect();
  return left + right > window.innerWidth ? 'start' : 'end';
}

/** Out from under the bar or, on a phone, the panel, which covers the lower part of the screen. */
export function bringIntoView(element: Element): void {
  const { top } = element.getBoundingClientRect();
  const lowest = window.innerWidth < 640 ? window.innerHeight * 0.2 : window.innerHeight - 120;
  if (top > lowest) window.scrollBy({ top: top - Math.min(lowest, 110), behavior: 'instant' });
}
