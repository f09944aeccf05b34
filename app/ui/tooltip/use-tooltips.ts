import { useEffect } from 'react';
import './tooltip.css';

// In milliseconds: the delays of tooltip.css, and how long after a tooltip the next one opens at once.
const openDelay = 700;
const skipDelay = 300;

function triggerOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

/**
 * Completes what tooltip.css draws: a tooltip closes on click, Escape and scroll until the pointer or the focus has left
 * its element, and opens at once within 300 ms of another one. Pointer leave and blur close it without a script.
 */
export function useTooltips(): void {
  useEffect(() => {
    const controller = new AbortController();
    const { dataset } = document.documentElement;
    let entered = 0;
    let isQuick = false;
    let isFocusScrolling = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const on = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, { capture: true, signal: controller.signal });

    const close = (trigger: HTMLElement) => (trigger.dataset['tooltipClosed'] = '');
    const closeAll = () => {
      for (const trigger of document.querySelectorAll<HTMLElement>('[data-tooltip]:is(:hover, :focus)'))
        close(trigger);
    };
    const reopenable = (trigger: HTMLElement, kept: ':hover' | ':focus-visible') => {
      if (!trigger.matches(kept)) delete trigger.dataset['tooltipClosed'];
    };

    on('pointerover', (event) => {
      const trigger = triggerOf(event);
      if (!trigger || (event.relatedTarget instanceof Node && trigger.contains(event.relatedTarget))) return;
      entered = event.timeStamp;
      isQuick = dataset['tooltipRecent'] !== undefined;
    });
    on('pointerout', (event) => {
      const trigger = triggerOf(event);
      if (!trigger || (event.relatedTarget instanceof Node && trigger.contains(event.relatedTarget))) return;
      const wasOpen = isQuick || event.timeStamp - entered >= openDelay;
      if (wasOpen && trigger.dataset['tooltipClosed'] === undefined) {
        dataset['tooltipRecent'] = '';
        clearTimeout(timer);
        timer = setTimeout(() => delete dataset['tooltipRecent'], skipDelay);
      }
      reopenable(trigger, ':focus-visible');
    });
    on('focusin', () => {
      // Focus first scrolls its element into view, which is not scrolling by the visitor.
      isFocusScrolling = true;
      requestAnimationFrame(() => requestAnimationFrame(() => (isFocusScrolling = false)));
    });
    on('focusout', (event) => {
      const trigger = triggerOf(event);
      if (trigger) reopenable(trigger, ':hover');
    });
    on('click', (event) => {
      const trigger = triggerOf(event);
      // A tap opens it.
      if (trigger && event.pointerType !== 'touch') close(trigger);
    });
    on('keydown', ({ key }) => {
      if (key === 'Escape') closeAll();
    });
    on('scroll', () => {
      if (!isFocusScrolling) closeAll();
    });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);
}
