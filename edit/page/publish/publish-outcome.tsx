import { useEffect, useRef } from 'react';
import type { Published } from '#edit/publish/published.ts';

type Props = { fault: string; published: Published | undefined };

/** How publishing ended, in a place that needs no scrolling. It takes the focus from a button that is gone by then. */
export function PublishOutcome({ fault, published }: Props) {
  const notices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = notices.current?.getRootNode();
    const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
    if (published && (!active || active instanceof HTMLDialogElement)) notices.current?.focus();
  }, [published]);
  return (
    <div ref={notices} role="alert" className="notices" tabIndex={-1}>
      {fault && <p className="notice">{fault}</p>}
      {published && (
        <div className={published.isGood ? 'done' : 'notice'}>
          <p>{published.message}</p>
          {published.pullRequest && (
            <p>
              <a href={published.pullRequest} target="_blank" rel="noreferrer">
                Open a pull request
              </a>
            </p>
          )}
          {published.preview && (
            <p>
              In a few minutes it can be seen at{' '}
              <a href={published.preview} target="_blank" rel="noreferrer">
                {published.preview}
              </a>
            </p>
          )}
          {published.detail && (
            <details open={!published.isGood}>
              <summary>What was found</summary>
              <code className="output">{published.detail}</code>
            </details>
          )}
        </div>
      )}
    </div>
  );
}
