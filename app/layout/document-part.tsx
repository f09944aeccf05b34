import { useEffect, useRef, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { copyText } from '#app/browser/clipboard.ts';
import { fetchDocument } from '#app/browser/fetch-document.ts';
import { notify } from '#app/ui/toast/notify.ts';
import { useSite } from './site-context.ts';

type DocumentPartProps = {
  /** Identifies the part among those of a page. */
  name: string;
  className?: string | undefined;
  /** Rendered by the prerenderer only: browsers keep the HTML of the document. */
  children: ReactNode;
};

// The same object for every render: React would write a new one into the page.
const asPrerendered = { __html: '' };
const neverChanges = () => () => {};

/** Copies the address of a heading whose copy link was clicked. */
function useCopyLinks() {
  const { copyLink } = useSite().ui;
  return async (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-copy]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const address = location.origin + location.pathname + link.hash;
    history.replaceState(history.state, '', address);
    const outcome = (await copyText(address)) ? copyLink.done : copyLink.refused;
    // The stylesheet shows it beside the link too, for visitors who miss the notification.
    link.dataset['copy'] = outcome;
    notify(outcome);
  };
}

/**
 * A part of a page that only its document holds, so that its text is not sent again as script. After a client-side
 * navigation it is taken from the document of the new page; if that cannot be fetched, the part is missing.
 */
export function DocumentPart({ name, className, children }: DocumentPartProps) {
  // Whether React takes over prerendered HTML, of which it leaves the content of this element alone.
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isKept] = useState(isHydrating);
  const host = useRef<HTMLDivElement>(null);
  const copy = useCopyLinks();
  useEffect(() => {
    if (isKept) return;
    const { pathname, hash } = window.location;
    const fill = async () => {
      const part = (await fetchDocument(pathname)).querySelector(`[data-part="${name}"]`);
      host.current?.replaceChildren(...(part?.childNodes ?? []));
      if (hash) host.current?.querySelector(hash)?.scrollIntoView();
    };
    fill().catch(console.warn);
  }, [isKept, name]);

  const attributes = {
    ref: host,
    className,
    'data-part': name,
    onClick: (event: MouseEvent) => void copy(event),
  };
  if (import.meta.env.SSR) return <div {...attributes}>{children}</div>;
  return isKept ? (
    <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={asPrerendered} />
  ) : (
    <div {...attributes} />
  );
}
