/** The arrival of a pointer or the focus at an element with a tooltip. */
export type Intent = { trigger: HTMLElement; type: 'pointerover' | 'focus'; at: number };

function intentOf(event: Event, type: Intent['type']): Intent | undefined {
  // A finger cannot hover.
  if (event instanceof PointerEvent && event.pointerType === 'touch') return undefined;
  const trigger = event.target instanceof Element && event.target.closest<HTMLElement>('[data-tooltip]');
  return trigger ? { trigger, type, at: performance.now() } : undefined;
}

/**
 * Calls back with every intent until the signal aborts, before the trigger's own listeners run: `pointerover` precedes
 * `mouseenter`, and the capture phase precedes the target.
 */
export function onIntent(callback: (intent: Intent) => void, signal: AbortSignal): void {
  for (const type of ['pointerover', 'focus'] as const) {
    const listener = (event: Event) => {
      const intent = intentOf(event, type);
      if (intent) callback(intent);
    };
    document.addEventListener(type, listener, { capture: true, signal });
  }
}
