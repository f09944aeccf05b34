import { useEffect, type RefObject } from 'react';

/** Submits the form in an element with Ctrl+Enter. `onEscape` is called where the element does not close by itself. */
export function useFormKeys(ref: RefObject<HTMLElement | null>, onEscape?: () => void): void {
  useEffect(() => {
    const element = ref.current;
    const onKeyDown = (event: KeyboardEvent) => {
      // Both keys belong to an input method while it composes a character.
      if (event.isComposing) return;
      if (event.key === 'Escape') onEscape?.();
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        // It would press a button that has the focus.
        event.preventDefault();
        element?.querySelector('form')?.requestSubmit();
      }
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [ref, onEscape]);
}
