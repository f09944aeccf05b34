import { useEffect, useId, useRef, useState } from 'react';

type Props = {
  /** What is removed, as in 'the article in Español'. */
  what: string;
  /** What the removal does. */
  hint: string;
  isBusy: boolean;
  onRemove: () => void;
};

/** A remove button that asks for confirmation with a second button, which names what is removed. */
export function ArticleRemoval({ what, hint, isBusy, onRemove }: Props) {
  const id = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming) keep.current?.focus();
  }, [isConfirming]);
  const end = () => {
    setIsConfirming(false);
    first.current?.focus();
  };
  return (
    <>
      <button
        ref={first}
        type="button"
        className="remove"
        aria-expanded={isConfirming}
        onClick={() => setIsConfirming(!isConfirming)}
      >
        Remove
      </button>
      {isConfirming && (
        <div className="sure" role="group" aria-labelledby={id}>
          <p id={id}>{hint}</p>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => {
              end();
              onRemove();
            }}
          >
            Remove {what}
          </button>
          <button ref={keep} type="button" onClick={end}>
            Keep it
          </button>
        </div>
      )}
    </>
  );
}
