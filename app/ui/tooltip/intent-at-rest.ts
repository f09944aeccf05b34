import type { Intent } from './intent.ts';

/**
 * What came before anybody listened: a pointer that rests on a trigger, or the focus that shows on one. Of a pointer it is
 * not known since when, so that its delay begins now.
 */
export function intentAtRest(): Intent | undefined {
  // What a finger has touched last counts as hovered where nothing can hover.
  const states = matchMedia('(hover: hover)').matches ? ':hover, :focus-visible' : ':focus-visible';
  const trigger = document.querySelector<HTMLElement>(`[data-tooltip]:is(${states})`);
  if (!trigger) return undefined;
  return {
    trigger,
    type: trigger.matches(':focus-visible') ? 'focus' : 'pointerover',
    at: performance.now(),
  };
}
