import { useEffect } from 'react';
import './tooltip.css';

// In milliseconds: the delays of tooltip.css, and how long after a tooltip the next one opens at once.
const openDelay = 700;
const skipDelay = 300;

function triggerOf({ target, relatedTarget }: PointerEvent): HTMLElement | null {
  const trigger = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
  return relatedTarget instanceof Node && trigger?.contains(relatedTarget) ? null : trigger;
}

/** Opens a tooltip at once within 300 ms of another one. tooltip.css has the other delays. */
export function useTooltips(): void {
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const { dataset } = document.documentElement;
    let entered = 0;
    let isQuick = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const onEnter = (event: PointerEvent) => {
      if (!triggerOf(event)) return;
      entered = event.timeStamp;
      isQuick = dataset['tooltipRecent'] !== undefined;
    };
    const onLeave = (event: PointerEvent) => {
      const trigger = triggerOf(event);
      const wasOpen = isQuick || event.timeStamp - entered >= openDelay;
      if (!trigger || !wasOpen || trigger.dataset['tooltipClosed'] !== undefined) return;
      dataset['tooltipRecent'] = '';
      clearTimeout(timer);
      timer = setTimeout(() => delete dataset['tooltipRecent'], skipDelay);
    };
    document.addEventListener('pointerover', onEnter, options);
    document.addEventListener('pointerout', onLeave, options);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);
}
