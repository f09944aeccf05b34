import type { Side } from './panel-frame.tsx';

/** The side of the window where a panel does not cover its text. */
export function sideOf(element: Element | undefined): Side {
  if (!element) return 'end';
  const { left, right } = element.getBoundingClientRect();
  return left + right > window.innerWidth ? 'start' : 'end';
}

/** Scrolls a text out from under the panel, which takes the lower part of a phone's screen, or the bar. */
export function bringIntoView(element: Element): void {
  const { top } = element.getBoundingClientRect();
  const lowest = window.innerWidth < 640 ? window.innerHeight * 0.2 : window.innerHeight - 120;
  if (top > lowest) window.scrollBy({ top: top - Math.min(lowest, 110), behavior: 'instant' });
}
