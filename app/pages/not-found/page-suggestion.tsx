import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { frameWords, words } from '#app/words.ts';
import { locales } from '#packages/site/locales.ts';
import { meantAddress } from '#packages/site/addresses.ts';
import styles from './not-found.module.css';

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

/**
 * Suggests the page whose address differs only in case, slashes or `.html`. Not in the first render, because the
 * document is the same at every address.
 */
export function PageSuggestion() {
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
