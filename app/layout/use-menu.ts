import { useEffect, useRef, useState } from 'react';

/**
 * Adds to the browser's own popover what it leaves open: the expanded state in words, the page behind set inert
 * while the menu covers it, and a close for links that lead to the current page.
 */
export function useMenu() {
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const update = () => {
      const open = menu.matches(':popover-open');
      setIsOpen(open);
      for (const behind of document.querySelectorAll('main, footer')) behind.toggleAttribute('inert', open);
    };
    // It may have been opened before the script arrived.
    update();
    menu.addEventListener('toggle', update);
    return () => menu.removeEventListener('toggle', update);
  }, []);

  const close = () => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
  };
  return { ref, close, toggleProps: { 'aria-expanded': isOpen, 'aria-controls': 'menu' } };
}
