import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { fetchDocument } from '#app/browser/fetch-document.ts';
import { decodeAddress } from '#app/site/decode-address.ts';
import { useCopyAddress } from './copy-link.tsx';
import { openEnclosingDetails } from './open-enclosing-details.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

type DocumentPartProps = {
  /** Identifies the part within its page. */
  name: string;
  className?: string | undefined;
  /** Rendered by the prerenderer only: browsers keep the HTML of the document. */
  children?: ReactNode;
};

// The same object for every render, because React would write a new one into the page.
const asPrerendered = { __html: '' };

/**
 * A part of a page that is only in its document, so that its text is not sent again as script. After a client-side
 * navigation it is taken from the new page's document, and left out if that cannot be fetched.
 */
export function DocumentPart({ name, className, children }: DocumentPartProps) {
  // During hydration React keeps the prerendered content of this element.
  const isHydrating = !useIsHydrated();
  const [isKept] = useState(isHydrating);
  const host = useRef<HTMLDivElement>(null);
  const copyAddress = useCopyAddress();
  const onClick = async (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-copy]');
    const outcome = link && (await copyAddress(event, link));
    // The stylesheet displays this text next to the link.
    if (link && outcome) link.dataset['copy'] = outcome;
  };
  useEffect(() => {
    if (isKept) return;
    const { pathname, hash } = window.location;
    const fill = async () => {
      const part = (await fetchDocument(pathname)).querySelector(`[data-part="${name}"]`);
      host.current?.replaceChildren(...(part?.childNodes ?? []));
      const target = hash && document.getElementById(decodeAddress(hash.slice(1)));
      if (!target || !host.current?.contains(target)) return;
      openEnclosingDetails(target);
      target.scrollIntoView();
    };
    fill().catch(console.warn);
  }, [isKept, name]);

  const attributes = {
    ref: host,
    className,
    'data-part': name,
    onClick: (event: MouseEvent) => void onClick(event),
  };
  if (import.meta.env.SSR) return <div {...attributes}>{children}</div>;
  return isKept ? (
    <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={asPrerendered} />
  ) : (
    <div {...attributes} />
  );
}
