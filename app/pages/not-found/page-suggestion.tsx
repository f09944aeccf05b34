import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { frameWords, words } from '#app/site/words.ts';
import { locales } from '#app/site/locales.ts';
import { pageAddress, suggestPage } from '#app/site/pages.ts';
import styles from './not-found.module.css';

type Suggestion = { lang: string; text: string; name: string; href: string };

/** Finds the page that an address nearly matches, with its name and the sentence in that page's language. */
async function loadSuggestion(pathname: string, rest: string): Promise<Suggestion | undefined> {
  const page = suggestPage(pathname, locales);
  if (!page) return undefined;
  const { id, locale } = page;
  const [{ ui }, { meant: text }] = await Promise.all([
    frameWords(locale.code),
    words(locale.code, 'not-found'),
  ]);
  const href = pageAddress(id, locale) + rest;
  return { lang: locale.code, text, name: ui.navigation[id], href };
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
