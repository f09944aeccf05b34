import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

type Props = {
  label: string;
  /** The label of the second button, which says all that it does. */
  confirm: string;
  hint: string;
  isBusy?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
};

function takeFocus(question: HTMLElement | null): void {
  const choice = question?.querySelector<HTMLElement>('input, select');
  (choice ?? question?.querySelector<HTMLElement>('button:last-child'))?.focus();
}

export function ConfirmButton({ label, confirm, hint, isBusy = false, onConfirm, children }: Props) {
  const id = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const end = () => {
    setIsConfirming(false);
    first.current?.focus();
  };
  const accept = () => {
    const around = first.current?.closest('[role=dialog], dialog');
    end();
    onConfirm();
    // What was confirmed may have removed this button.
    setTimeout(() => first.current ?? around?.querySelector('button')?.focus());
  };
  /** Enter answers this question, and does not submit the form around it. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement))
      return;
    event.preventDefault();
    if (target.type === 'text') accept();
  };
  return (
    <>
      <button
        ref={first}
        type="button"
        className="ask"
        aria-expanded={isConfirming}
        onClick={() => setIsConfirming(!isConfirming)}
      >
        {label}
      </button>
      {isConfirming && (
        // For keys pressed in its fields.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div ref={takeFocus} className="confirm" role="group" aria-labelledby={id} onKeyDown={onKeyDown}>
          <p id={id}>{hint}</p>
          {children}
          <button type="button" disabled={isBusy} onClick={accept}>
            {confirm}
          </button>
          <button type="button" onClick={end}>
            Cancel
          </button>
        </div>
      )}
    </>
  );
}
