import { useEffect } from 'react';

/** How a tooltip was opened, a new object each time. */
export type Opening = { byFocus: boolean };

/** Closes an open tooltip when the visitor scrolls the page or any element. */
export function useCloseOnScroll(opening: Opening | undefined, close: () => void): void {
  useEffect(() => {
    if (!opening) return undefined;
    const listen = () => addEventListener('scroll', close, { capture: true, passive: true });
    // Focus first scrolls its element into view, which is not scrolling by the visitor.
    const frame = opening.byFocus ? requestAnimationFrame(listen) : undefined;
    if (!frame) listen();
    return () => {
      if (frame) cancelAnimationFrame(frame);
      removeEventListener('scroll', close, { capture: true });
    };
  }, [opening, close]);
}
