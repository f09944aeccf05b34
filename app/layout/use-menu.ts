import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '#app/browser/after-paint.ts';

/**
 * Completes the native popover menu: sets `aria-expanded` (only after hydration, until then the browser's implicit
 * state applies), makes the page inert while the menu covers it, and closes the menu on navigation and when the
 * window becomes wide.
 */
export function useMenu() {
  const ref = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState<boolean>();

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const setBehindInert = (inert: boolean) => {
      for (const behind of document.querySelectorAll('main, footer')) behind.toggleAttribute('inert', inert);
    };
    const update = (open: boolean) => {
      setIsOpen(open);
      if (open) afterPaint(() => setBehindInert(menu.matches(':popover-open')));
      else setBehindInert(false);
    };
    // May have been opened before hydration.
    update(menu.matches(':popover-open'));
    // Not `toggle`, which fires a task later: the page is still inert then and could not take focus after a
    // synchronous navigation.
    const onBeforeToggle = ({ newState }: ToggleEvent) => update(newState === 'open');
    menu.addEventListener('beforetoggle', onBeforeToggle);
    return () => menu.removeEventListener('beforetoggle', onBeforeToggle);
  }, []);

  const close = useCallback(() => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
  }, []);

  useEffect(() => {
    if (!toggle.current) return undefined;
    // In a wide window the button is hidden and the links are in the header.
    const observer = new ResizeObserver(() => {
      if (toggle.current?.checkVisibility() === false) close();
    });
    observer.observe(toggle.current);
    return () => observer.disconnect();
  }, [close]);

  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    // Skips the first render: the menu may have been opened before hydration.
    if (shown.current !== location) close();
    shown.current = location;
  }, [location, close]);

  return { ref, close, toggleProps: { ref: toggle, 'aria-expanded': isOpen, 'aria-controls': 'menu' } };
}
