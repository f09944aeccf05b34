import { useRef, useState } from 'react';
import { copyText } from '#app/browser/clipboard.ts';
import { CopyMark } from '#app/ui/icon/copy.tsx';
import { notify } from '#app/ui/toast/notify.ts';
import styles from './copyable-link.module.css';

type CopyableLinkProps = { text: string; href: string; label: string; done: string; failed: string };

/** A short text as a link, with a button that copies it. Says so in a notification, or in the page if that fails. */
export function CopyableLink({ text, href, label, done, failed }: CopyableLinkProps) {
  const shown = useRef<HTMLAnchorElement>(null);
  const [status, setStatus] = useState('');
  const copy = async () => {
    if (await copyText(text)) {
      setStatus('');
      notify(done, setStatus);
      return;
    }
    // Selects the text, so that the visitor only has to press the copy shortcut.
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    setStatus(failed);
  };
  return (
    <>
      <a ref={shown} href={href}>
        {text}
      </a>
      <button
        type="button"
        className={styles.copy}
        aria-label={label}
        data-tooltip={label}
        onClick={() => void copy()}
      >
        <CopyMark />
        <span>{label}</span>
      </button>
      <output aria-label={label} className={styles.status}>
        {status}
      </output>
    </>
  );
}
