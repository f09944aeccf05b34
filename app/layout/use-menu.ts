import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '#app/browser/after-paint.ts';

/**
 * Adds to the browser's own popover what it leaves open: the expanded state in words (not before the script can keep it
 * true: until then the browser's own state holds), the page behind set inert
 * while the menu covers it, and a close for every way to another place, Back and Forward included, and for a window that
 * has become wide.
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
    // It may have been opened before the script arrived.
    update(menu.matches(':popover-open'));
    // Not `toggle`, which comes a task later: a link's page, shown at once, could not take the focus until then.
    const follow = ({ newState }: ToggleEvent) => update(newState === 'open');
    menu.addEventListener('beforetoggle', follow);
    return () => menu.removeEventListener('beforetoggle', follow);
  }, []);

  const close = useCallback(() => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
  }, []);

  useEffect(() => {
    if (!toggle.current) return undefined;
    // Where the window has become wide, the button is gone and the links stand in the header.
    const observer = new ResizeObserver(() => {
      if (toggle.current?.checkVisibility() === false) close();
    });
    observer.observe(toggle.current);
    return () => observer.disconnect();
  }, [close]);

  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    // Not at the first render: the menu may have been opened before the script arrived.
    if (shown.current !== location) close();
    shown.current = location;
  }, [location, close]);

  return { ref, close, toggleProps: { ref: toggle, 'aria-expanded': isOpen, 'aria-controls': 'menu' } };
}
