import { useSyncExternalStore } from 'react';
import { localeOfPath, pageAddress, pageOfPath, textAddress } from '#packages/site/addresses.ts';
import { listedCollections } from '#packages/site/collections.ts';
import { locales } from '#packages/site/locales.ts';
import { pagesWithout, type PageId } from '#packages/site/pages.ts';
import { pageLabel } from '#edit/content/labels.ts';
import { writtenLanguages } from '#packages/content/written-languages.ts';

const navigate = (address: string) => window.location.assign(address);

/** Returns the address of the page's translation, from its hreflang link: texts may have none. */
function translated(code: string): string | undefined {
  const link = document.head.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${code}"]`);
  return link ? new URL(link.href).pathname : undefined;
}

/** Subscribes to address changes: in Browse, links navigate without a reload. */
function subscribeToNavigation(listener: () => void): () => void {
  window.navigation.addEventListener('currententrychange', listener);
  return () => window.navigation.removeEventListener('currententrychange', listener);
}

/** Select boxes for the current language and page; not for pages that are switched off. */
export function LocationSelect({ pagesOff }: { pagesOff: readonly PageId[] }) {
  const pathname = useSyncExternalStore(subscribeToNavigation, () => window.location.pathname);
  const locale = localeOfPath(pathname, locales);
  const page = pageOfPath(pathname, locale);
  const lists = listedCollections.map((name) => ({
    address: textAddress(name, locale),
    label: pageLabel(name),
  }));
  const list = lists.find(({ address }) => pathname === address || pathname.startsWith(`${address}/`));
  // A page by content. The not-found page has no such element.
  const isOwn = page === undefined && document.querySelector('main > article') !== null;
  const label = list?.label ?? (isOwn ? 'Page of your own' : 'Page not found');
  const languageAt = (code: string) => writtenLanguages.find((each) => each.code === code) ?? locale;
  return (
    <div className="where-to">
      <select
        aria-label="Language"
        value={locale.code}
        onChange={({ target }) => {
          const address = list || isOwn ? translated(target.value) : undefined;
          navigate(address ?? pageAddress(page, languageAt(target.value)));
        }}
      >
        {writtenLanguages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Page"
        value={page ?? ''}
        onChange={({ target }) =>
          navigate(pageAddress(pagesWithout(pagesOff).find(({ id }) => id === target.value)?.id, locale))
        }
      >
        {page === undefined && <option value="">{label}</option>}
        {pagesWithout(pagesOff).map(({ id }) => (
          <option key={id} value={id}>
            {pageLabel(id)}
          </option>
        ))}
      </select>
    </div>
  );
}
