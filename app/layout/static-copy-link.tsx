import { useSite } from './site-context.ts';

type StaticCopyLinkProps = { anchor: string; title: string; className: string | undefined };

/** A copy link in a part of a page that only documents hold (document-part.tsx), which gives it its function. */
export function StaticCopyLink({ anchor, title, className }: StaticCopyLinkProps) {
  const { label } = useSite().ui.copyLink;
  return (
    <a
      href={`#${anchor}`}
      className={className}
      aria-label={`${label}: ${title}`}
      data-tooltip={label}
      data-copy=""
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <rect x="1.5" y="3.5" width="11" height="7" rx="3.5" />
        <rect x="7.5" y="9.5" width="11" height="7" rx="3.5" />
      </svg>
    </a>
  );
}
