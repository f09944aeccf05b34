import { useSite } from './site-context.ts';

// The current address with its query, without its hash, to which a link would only scroll.
const here = '';

export function ReloadLink({ className }: { className?: string | undefined }) {
  return (
    <a href={here} className={className}>
      {useSite().ui.reload}
    </a>
  );
}
