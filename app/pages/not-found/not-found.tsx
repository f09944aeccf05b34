import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Words } from '#packages/content/schema.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import { buttonClass } from '#app/ui/button/button.ts';
import { LargeShapes } from '#app/ui/large-shapes/large-shapes.tsx';
import styles from './not-found.module.css';
import { frameWords, words } from '#app/words.ts';
import { locales } from '#packages/site/locales.ts';
import { meantAddress } from '#packages/site/addresses.ts';

type Suggestion = { lang: string; text: string; name: string; href: string };

async function titleAt(address: string): Promise<string | undefined> {
  const { fetchAhead } = await import('#app/query-client.ts');
  const page = await fetchAhead<{ title?: string }>(address);
  return page ? (page.data.title ?? page.meta.title) : undefined;
}

/** Finds the page that an address nearly matches, with its name and the sentence in that page's language. */
async function loadSuggestion(pathname: string, rest: string): Promise<Suggestion | undefined> {
  const { address, id, locale } = meantAddress(pathname, locales);
  // No request for what can be no address, nor for this one.
  if (!id && (address === pathname || !/^[a-z\d/-]+$/.test(address))) return undefined;
  const [{ ui }, { meant: text }, title] = await Promise.all([
    frameWords(locale.code),
    words(locale.code, 'not-found'),
    id ? undefined : titleAt(address),
  ]);
  const name = id ? ui.navigation[id] : title;
  return name === undefined ? undefined : { lang: locale.code, text, name, href: address + rest };
}

/** The page whose address differs only in case, slashes or `.html`. Not in the first render, which is the same everywhere. */
function PageSuggestion() {
  const { pathname, search, hash } = useLocation();
  const [suggestion, setSuggestion] = useState<Suggestion>();
  useEffect(() => {
    let isCurrent = true;
    // Without its words there is no suggestion.
    loadSuggestion(pathname, search + hash).then(
      (found) => isCurrent && setSuggestion(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, hash]);
  return (
    <p role="status" lang={suggestion?.lang} className={styles.meant}>
      {suggestion && (
        <>
          <span>{suggestion.text}</span>{' '}
          {/* A document navigation, because the page may be in another language. */}
          <a href={suggestion.href}>{suggestion.name}</a>
        </>
      )}
    </p>
  );
}

/** Served at every unknown address, so the first render must not depend on the address. */
export default function NotFound({ words }: { words: Words['not-found'] }) {
  const { pathname } = useLocation();
  useEffect(() => {
    const { dataset } = document.documentElement;
    // The boot script has reported the address of the document itself.
    if (dataset['missing'] !== pathname) console.warn(`404: no page at ${pathname}`);
    delete dataset['missing'];
  }, [pathname]);
  // Runs after PageChange, because the router may have matched another page: see hasNoTrailingSlash.
  useEffect(() => {
    document.title = words.meta.title;
  });
  return (
    <div className={`wrap columns ${styles.page}`}>
      <div>
        <p className={styles.code}>{words.code}</p>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <PageLink page="home" className={buttonClass()}>
          {words.home}
        </PageLink>
        <PageSuggestion />
      </div>
      <LargeShapes name="missing" />
    </div>
  );
}
