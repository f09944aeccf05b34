import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Fault } from './problems.tsx';
import { useEditor } from '#edit/page/use-editor.ts';

/** Submits the form in an element with Ctrl+Enter. `onEscape` is called where the element does not close by itself. */
function useFormKeys(ref: RefObject<HTMLElement | null>, onEscape?: () => void): void {
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

export function Sheet({
  title,
  isWide = false,
  onClose,
  children,
}: {
  title: string;
  isWide?: boolean;
  /** What follows when it is closed: the editor closes what is open, if nothing else. */
  onClose?: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const { close, openFault } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Its first button closes it.
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
        // React passes on the event of a dialog that was opened from this one.
        const isOwn = target === currentTarget;
        // The event comes later than the keys that were pressed since: another dialog may be in its place by then.
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

/** The frame of a panel beside the page. Escape closes it. Its first field gets the focus. */
export function PanelFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { side, close } = useEditor();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    const root = element?.getRootNode();
    const isFocused = root instanceof ShadowRoot && element?.contains(root.activeElement);
    if (!isFocused) element?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  }, []);
  useFormKeys(panel, close);
  return (
    <div ref={panel} role="dialog" aria-labelledby="panel-title" className="panel" data-side={side}>
      <div className="head">
        <h2 id="panel-title">{title}</h2>
        <button type="button" className="close" aria-label="Close" onClick={close}>
          ×
        </button>
      </div>
      {children}
    </div>
  );
}
