import { useEffect, type RefObject } from 'react';
import type { Problem } from '#edit/save/check-unsaved.ts';

/** Submits the form in an element with Ctrl+Enter. `onEscape` is called where the element does not close by itself. */
export function useFormKeys(own: RefObject<HTMLElement | null>, onEscape?: () => void): void {
  useEffect(() => {
    const element = own.current;
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
  }, [own, onEscape]);
}

/** Gives the focus to the first invalid field after a refused save. */
export function useFirstInvalid(own: RefObject<HTMLElement | null>, problems: readonly Problem[]): void {
  useEffect(() => {
    if (problems.length > 0) own.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [own, problems]);
}
