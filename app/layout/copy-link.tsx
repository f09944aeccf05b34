import { useState, type MouseEvent } from 'react';
import { copyText } from '#app/browser/clipboard.ts';
import { isPlainClick } from '#app/browser/plain-click.ts';
import { notify } from '#app/ui/toast/notify.ts';
import styles from './copy-link.module.css';
import { useSite } from './site-context.ts';

type CopyLinkProps = {
  anchor: string;
  title: string;
  className: string | undefined;
};

/** A link to a section that copies its address instead of being followed. Without JavaScript it is an ordinary link. */
export function CopyLink({ anchor, title, className }: CopyLinkProps) {
  const { label, done, refused } = useSite().ui.copyLink;
  // Also in the page, for visitors who miss the notification.
  const [status, setStatus] = useState('');
  const copy = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const address = location.origin + location.pathname + event.currentTarget.hash;
    // Also updates the address bar, as a fallback if the browser denies clipboard access. Does not scroll.
    history.replaceState(history.state, '', address);
    const outcome = (await copyText(address)) ? done : refused;
    notify(outcome);
    setStatus(outcome);
  };
  return (
    <>
      <a
        href={`#${anchor}`}
        aria-label={`${label}: ${title}`}
        data-tooltip={label}
        className={className}
        onClick={(event) => void copy(event)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <rect x="1.5" y="3.5" width="11" height="7" rx="3.5" />
          <rect x="7.5" y="9.5" width="11" height="7" rx="3.5" />
        </svg>
      </a>
      {status && <span className={styles.status}>{status}</span>}
    </>
  );
}
