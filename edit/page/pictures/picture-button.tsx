import { useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { PictureDialog, type ChosenPicture } from './picture-dialog.tsx';
import type { DescribedIn } from './picture-words.tsx';

type Props = {
  label: string;
  ratio?: number | undefined;
  languages?: readonly DescribedIn[];
  onChosen: (chosen: ChosenPicture) => void;
};

/** A button that chooses a picture. */
export function PictureButton({ label, ratio, languages, onChosen }: Props) {
  const own = useRef<HTMLButtonElement>(null);
  // The dialog is drawn outside the panel, whose form and keys are not its own.
  const [root, setRoot] = useState<ShadowRoot>();
  const close = () => {
    // Nothing behind a dialog can have the focus while it is open.
    flushSync(() => setRoot(undefined));
    own.current?.focus();
  };
  return (
    <>
      <button
        ref={own}
        type="button"
        onClick={({ currentTarget }) => {
          const node = currentTarget.getRootNode();
          if (node instanceof ShadowRoot) setRoot(node);
        }}
      >
        {label}
      </button>
      {root &&
        createPortal(
          <PictureDialog
            ratio={ratio}
            languages={languages}
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
