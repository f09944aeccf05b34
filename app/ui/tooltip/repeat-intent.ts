import type { Intent } from './intent.ts';

/** Tells a trigger again of what came to it before anything listened there, if it is still there. */
export function repeatIntent({ trigger, type }: Intent): void {
  if (type === 'focus') {
    if (trigger === document.activeElement) trigger.dispatchEvent(new FocusEvent('focus'));
  } else if (trigger.matches(':hover')) {
    for (const name of ['mouseenter', 'mousemove']) trigger.dispatchEvent(new MouseEvent(name));
  }
}
