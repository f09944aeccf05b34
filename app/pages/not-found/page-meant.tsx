import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { frameWords, words } from '#app/words.ts';
import { locales } from '#app/site/locales.ts';
import { pageAddress, pageMeant } from '#app/site/pages.ts';
import styles from './not-found.module.css';

type Offer = { lang: string; text: string; name: string; href: string };

/** Finds the page that an address nearly matches, and its name and offer in that page's language. */
async function offerAt(pathname: string, rest: string): Promise<Offer | undefined> {
  const meant = pageMeant(pathname, locales);
  if (!meant) return undefined;
  const { id, locale } = meant;
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
export function PageMeant() {
  const { pathname, search, hash } = useLocation();
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    let isCurrent = true;
    // Without its words there is no suggestion.
    offerAt(pathname, search + hash).then(
      (found) => isCurrent && setOffer(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, hash]);
  return (
    <p role="status" lang={offer?.lang} className={styles.meant}>
      {offer && (
        <>
          <span>{offer.text}</span>{' '}
          {/* A document navigation, because the page may be in another language. */}
          <a href={offer.href}>{offer.name}</a>
        </>
      )}
    </p>
  );
}
