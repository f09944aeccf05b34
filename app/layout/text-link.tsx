import { useCallback, type ReactNode } from 'react';
import { savesData } from '#app/browser/saves-data.ts';
import { whenInView } from '#app/browser/when-in-view.ts';
import { textAddress } from '#packages/site/addresses.ts';
import type { CollectionName } from '#packages/site/collections.ts';
import { RouterLink } from './page-link.tsx';
import { useSite } from './site-context.ts';

/** Fetches the data of a text while its link stays in view, unless the visitor saves data. Development servers render for it. */
function fetchInView(link: Element, address: string): (() => void) | undefined {
  if (import.meta.env.DEV || savesData()) return undefined;
  return whenInView(link, () => {
    // Without it, opening the text fetches its data.
    void import('#app/query-client.ts').then(({ fetchAhead }) => fetchAhead(address), console.warn);
  });
}

type TextLinkProps = { collection: CollectionName; slug: string; children: ReactNode };

export function TextLink({ collection, slug, children }: TextLinkProps) {
  const { locale } = useSite();
  const address = textAddress(collection, locale, slug);
  const ref = useCallback((link: HTMLAnchorElement) => fetchInView(link, address), [address]);
  return (
    <RouterLink to={address} ref={ref}>
      {children}
    </RouterLink>
  );
}
