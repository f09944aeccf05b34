/* oxlint-disable typescript/no-unsafe-type-assertion -- as in the boot script, of which this is a part */
import { afterPaint } from '#app/browser/after-paint.ts';

let focusScrolls = 0;
/** Whether the last press was on an element whose tooltip a tap had opened. */
let isSecondTap: boolean;

function close(): void {
  for (const trigger of document.querySelectorAll('[data-tooltip]:is(:hover,:focus)'))
    trigger.setAttribute('data-tooltip-closed', '');
}

/** Of pointer and focus, the one that leaves an element closes what the other one, which matches `stays`, would keep open. */
function closeOnLeave({ target, relatedTarget }: Partial<MouseEvent>, stays: string): void {
  const trigger = (target as Element).closest('[data-tooltip]');
  if (!trigger?.contains(relatedTarget as Node))
    trigger?.toggleAttribute('data-tooltip-closed', trigger.matches(stays));
}

/** Until neither pointer nor keyboard is on their element. What only one of these has opened, tooltip.css closes by itself. */
export function closeTooltips(): void {
  // Bubbling, so last: use-tooltips.ts asks whether a tooltip was closed. The others may be stopped on their way.
  addEventListener('pointerout', (event) => closeOnLeave(event, ':focus-visible'));
  addEventListener('focusout', (event) => closeOnLeave(event, ':hover'));
  addEventListener(
    'focusin',
    () => {
      // It first scrolls its element into view.
      focusScrolls += 1;
      afterPaint(() => (focusScrolls -= 1));
    },
    true,
  );
  addEventListener('scroll', () => focusScrolls || close(), true);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), true);
  addEventListener(
    'pointerdown',
    ({ target }) =>
      (isSecondTap = !!(target as Element).closest('[data-tooltip]:focus:not([data-tooltip-closed])')),
    true,
  );
  addEventListener(
    'click',
    ({ pointerType }: MouseEvent & { pointerType?: string }) =>
      (pointerType === 'touch' && !isSecondTap) || close(),
    true,
  );
}
