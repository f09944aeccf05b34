import { useState, type ComponentProps, type MouseEvent } from 'react';
import { copyText } from '#app/browser/clipboard.ts';
import { isPlainClick } from '#app/browser/plain-click.ts';
import { notify } from '#app/ui/toast/notify.ts';
import { useSite } from './site-context.ts';

/**
 * A click handler that copies a link's address instead of following it, and shows a notification. It resolves to its
 * text, which the page must also show, for visitors who miss it.
 */
function useCopyAddress() {
  const { copyLink } = useSite().ui;
  return async (event: MouseEvent, link: HTMLAnchorElement): Promise<string | undefined> => {
    if (!isPlainClick(event)) return undefined;
    event.preventDefault();
    const address = location.origin + location.pathname + link.hash;
    // Also updates the address bar, as a fallback if the browser denies clipboard access. Does not scroll.
    history.replaceState(history.state, '', address);
    const outcome = (await copyText(address)) ? copyLink.done : copyLink.refused;
    notify(outcome);
    return outcome;
  };
}

type AnchorProps = { anchor: string; title: string };

function CopyAnchor({ anchor, title, ...rest }: AnchorProps & ComponentProps<'a'>) {
  const { label } = useSite().ui.copyLink;
  return (
    <a href={`#${anchor}`} aria-label={`${label}: ${title}`} data-tooltip={label} {...rest}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <rect x="1.5" y="3.5" width="11" height="7" rx="3.5" />
        <rect x="7.5" y="9.5" width="11" height="7" rx="3.5" />
      </svg>
    </a>
  );
}

type CopyLinkProps = AnchorProps & { className: string | undefined; statusClass: string | undefined };

/** A link to a section that copies its address. Without JavaScript it is an ordinary link. */
export function CopyLink({ anchor, title, className, statusClass }: CopyLinkProps) {
  const [status, setStatus] = useState('');
  const copyAddress = useCopyAddress();
  const onClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    const outcome = await copyAddress(event, event.currentTarget);
    if (outcome) setStatus(outcome);
  };
  return (
    <>
      <CopyAnchor
        anchor={anchor}
        title={title}
        className={className}
        onClick={(event) => void onClick(event)}
      />
      {status && <span className={statusClass}>{status}</span>}
    </>
  );
}
