import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { editorRoot } from './editor-root.ts';
import { Fault } from './problems.tsx';
import { useEditor } from '#edit/page/use-editor.ts';

/** Ctrl+Enter submits the form in the element. `onEscape` is for elements that do not close by themselves. */
function useFormKeys(ref: RefObject<HTMLElement | null>, onEscape?: () => void): void {
  useEffect(() => {
    const element = ref.current;
    const onKeyDown = (event: KeyboardEvent) => {
      // Both keys belong to an input method while it composes a character.
      if (event.isComposing) return;
      if (event.key === 'Escape') onEscape?.();
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        // The key would also press a button that has the focus.
        event.preventDefault();
        element?.querySelector('form')?.requestSubmit();
      }
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [ref, onEscape]);
}

type SheetProps = {
  title: string;
  isWide?: boolean;
  /** By default, the editor closes what is open. */
  onClose?: () => void;
  children: ReactNode;
};

export function Sheet({ title, isWide = false, onClose, children }: SheetProps) {
  const id = useId();
  const { close, openFault } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Not the first button, which closes the dialog.
    dialog.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, []);
  useFormKeys(dialog);
  return (
    <dialog
      ref={dialog}
      className="sheet"
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onClose={({ target, currentTarget }) => {
        // In React, the event bubbles from a dialog that was opened from this one.
        const isOwn = target === currentTarget;
        // The event may come after later keys, when another dialog has taken its place.
        if (isOwn && currentTarget.isConnected) (onClose ?? close)();
      }}
    >
      <div className="head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="close" aria-label="Close" onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      {openFault && <Fault text={openFault} />}
      {children}
    </dialog>
  );
}

type PanelProps = { where?: string | undefined; title: string; children: ReactNode };

export function PanelFrame({ where, title, children }: PanelProps) {
  const { side, close } = useEditor();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    const isFocused = element?.contains(editorRoot()?.activeElement ?? null);
    if (!isFocused) element?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  }, []);
  useFormKeys(panel, close);
  return (
    <div ref={panel} role="dialog" aria-labelledby="panel-title" className="panel" data-side={side}>
      <div className="head">
        <h2 id="panel-title">
          {where !== undefined && <span className="where">{where}</span>} {title}
        </h2>
        <button type="button" className="close" aria-label="Close" onClick={close}>
          ×
        </button>
      </div>
      {children}
    </div>
  );
}
