import { useEffect, type RefObject } from 'react';
import type { Problem } from '#edit/save/check-unsaved.ts';

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

/** Gives the focus to the first invalid field after a refused save. */
export function useFirstInvalid(ref: RefObject<HTMLElement | null>, problems: readonly Problem[]): void {
  useEffect(() => {
    if (problems.length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [ref, problems]);
}
