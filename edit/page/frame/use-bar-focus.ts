import { useEffect, type RefObject } from 'react';

/** Moves the focus between page and bar on Escape, because Tab reaches the bar only after the whole page. */
export function useBarFocus(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let from: Element | null = null;
    const onKey = (event: KeyboardEvent) => {
      const root = bar.current?.getRootNode();
      if (event.isComposing || event.key !== 'Escape' || !bar.current || !(root instanceof ShadowRoot))
        return;
      const [target] = event.composedPath();
      if (!event.composedPath().includes(root)) {
        from = document.activeElement;
        bar.current.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
      } else if (target instanceof HTMLButtonElement && bar.current.contains(target)) {
        if (from instanceof HTMLElement) from.focus();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [bar]);
}
