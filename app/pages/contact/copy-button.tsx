import { useState } from 'react';
import { notify } from '#app/ui/toast/notify.ts';
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx';
import styles from './copy-button.module.css';

type CopyButtonProps = { text: string; label: string; done: string; failed: string };

/** Copies a short text, and says so in the page and in a notification. */
export function CopyButton({ text, label, done, failed }: CopyButtonProps) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    const outcome = await navigator.clipboard.writeText(text).then(
      () => done,
      () => failed,
    );
    setStatus(outcome);
    notify(outcome);
  };
  return (
    <>
      <Tooltip text={label}>
        <button type="button" className={styles.copy} aria-label={label} onClick={() => void copy()}>
          <svg
            width="16"
            height="16"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden="true"
          >
            <path d="M5.5 5.5h9v9h-9zM2.5 10.5h-1v-9h9v1" />
          </svg>
        </button>
      </Tooltip>
      <span className={styles.status}>{status}</span>
    </>
  );
}
