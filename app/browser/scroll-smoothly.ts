import { afterPaint } from './after-paint.ts';

/**
 * Makes scrolling smooth that begins before the next paint, unless the visitor prefers reduced motion (base.css). Not
 * longer: a link that takes the focus later would start to scroll to itself, and the scroll to its target would be lost.
 */
export function scrollSmoothly(): void {
  document.documentElement.dataset['scroll'] = '';
  afterPaint(endSmoothScroll);
}

/** Lets what scrolls from now on jump. */
export function endSmoothScroll(): void {
  delete document.documentElement.dataset['scroll'];
}
