import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useEditor } from '#edit/page/use-editor.ts';
import { useFormKeys } from './use-form-keys.ts';

/** A modal dialog as tall as the window. */
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
  const { close } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
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
      {children}
    </dialog>
  );
}
