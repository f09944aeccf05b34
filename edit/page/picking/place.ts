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
