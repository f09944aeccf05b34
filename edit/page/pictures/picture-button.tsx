import { useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { editorRoot } from '#edit/page/frame/editor-root.ts';
import { PictureDialog, type ChosenPicture, type DescribedIn } from './picture-dialog.tsx';

type PictureButtonProps = {
  label: string;
  ratio?: number | undefined;
  languages?: readonly DescribedIn[];
  /** Opens the dialog, for example with a pasted file. */
  given?: File | undefined;
  onChosen: (chosen: ChosenPicture) => void;
  onClose?: () => void;
};

export function PictureButton({ label, given, onChosen, onClose, ...rest }: PictureButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    // Nothing behind a dialog can have the focus while it is open.
    flushSync(() => {
      setIsOpen(false);
      onClose?.();
    });
    own.current?.focus();
  };
  const root = editorRoot();
  return (
    <>
      <button ref={own} type="button" onClick={() => setIsOpen(true)}>
        {label}
      </button>
      {root &&
        (isOpen || given) &&
        // Outside the panel, whose form and keys are not for the dialog.
        createPortal(
          <PictureDialog
            key={given && `${given.name} ${given.lastModified}`}
            {...rest}
            given={given}
            onClose={close}
            onChosen={(chosen) => {
              close();
              onChosen(chosen);
            }}
          />,
          root,
        )}
    </>
  );
}
