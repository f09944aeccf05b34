import type { Intent } from './intent.ts';

/**
 * Returns an intent from before any listener was added: a trigger that is hovered or has visible focus. It is unknown
 * since when it is hovered, so the delay starts now.
 */
export function intentAtRest(): Intent | undefined {
  // Without hover, the element touched last matches `:hover`.
  const states = matchMedia('(hover: hover)').matches ? ':hover, :focus-visible' : ':focus-visible';
  const trigger = document.querySelector<HTMLElement>(`[data-tooltip]:is(${states})`);
  if (!trigger) return undefined;
  return {
    trigger,
    type: trigger.matches(':focus-visible') ? 'focus' : 'pointerover',
    at: performance.now(),
  };
}
