/* oxlint-disable typescript/no-unsafe-type-assertion -- as in the boot script, of which this is a part */
import { afterPaint } from '#app/browser/after-paint.ts';

type TooltipEvent = Event &
  Partial<Pick<KeyboardEvent, 'key'> & Pick<PointerEvent, 'pointerType' | 'relatedTarget'>>;

let focusScrolls = 0;

/** Whether an event closes tooltips. A tap opens them, and focus first scrolls its element into view. */
function closes({ type, key, pointerType }: TooltipEvent): boolean {
  if (type === 'scroll') return focusScrolls === 0;
  return key === 'Escape' || (type === 'click' && pointerType !== 'touch');
}

function onEvent(event: TooltipEvent): void {
  const { type, target, relatedTarget } = event;
  if (type === 'focusin') {
    focusScrolls += 1;
    afterPaint(() => (focusScrolls -= 1));
  }
  if (type.endsWith('out')) {
    const trigger = (target as Element).closest('[data-tooltip]');
    if (!trigger?.contains(relatedTarget as Node)) trigger?.removeAttribute('data-tooltip-closed');
  }
  if (closes(event))
    for (const trigger of document.querySelectorAll('[data-tooltip]:is(:hover,:focus)'))
      trigger.setAttribute('data-tooltip-closed', '');
}

/**
 * Closes tooltips on click, Escape and scroll, until the pointer or the focus leaves their element. Pointer leave and blur
 * close them without a script (tooltip.css).
 */
export function closeTooltips(): void {
  for (const type of ['pointerout', 'focusout', 'focusin', 'keydown', 'scroll', 'click'])
    // What leaves comes last: use-tooltips.ts asks whether a tooltip was closed. A held click is stopped on its way.
    addEventListener(type, onEvent, !type.endsWith('out'));
}
