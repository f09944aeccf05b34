import { afterPaint } from './after-paint.ts';

/** Smooth until the next paint (base.css). Not longer: a link that takes the focus later would scroll to itself instead. */
export function scrollSmoothly(): void {
  document.documentElement.dataset['scroll'] = '';
  afterPaint(endSmoothScroll);
}

/** Lets what scrolls from now on jump. */
export function endSmoothScroll(): void {
  delete document.documentElement.dataset['scroll'];
}
