import type { Intent } from './intent.ts';

/** Repeats the events of an intent for listeners that were added later, if the pointer or focus is still there. */
export function repeatIntent({ trigger, type }: Intent): void {
  if (type === 'focus') {
    if (trigger === document.activeElement) trigger.dispatchEvent(new FocusEvent('focus'));
  } else if (trigger.matches(':hover')) {
    for (const name of ['mouseenter', 'mousemove']) trigger.dispatchEvent(new MouseEvent(name));
  }
}
