import type { MouseEvent } from 'react';
import { useLocation, useMatches } from 'react-router';
import { locales } from '#app/site/locales.ts';
import { hasNoTrailingSlash, pageAddress, pageOfPath } from '#app/site/addresses.ts';
import styles from './language-links.module.css';
import { pageFacts } from '#app/site/page-facts.ts';
import { useSite } from './site-context.ts';

/** Adds the current query and hash, which the prerendered page cannot know, before a link is followed. */
function addQueryAndHash({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  link.href = link.pathname + location.search + location.hash;
}

/**
 * Links to this page in the other languages, each by its name. Plain links, so that no code or content of another
 * language is loaded.
 */
export function LanguageLinks() {
  const { locale: current } = useSite();
  const { pathname } = useLocation();
  const facts = pageFacts(useMatches().at(-1));
  const languages = hasNoTrailingSlash(pathname) ? facts?.languages : undefined;
  const page = pageOfPath(pathname, current);
  return (
    <p className={styles.languages}>
      {locales.map(
        (locale) =>
          locale !== current && (
            <a
              key={locale.code}
              href={languages?.[locale.code] ?? pageAddress(page, locale)}
              hrefLang={locale.code}
              lang={locale.code}
              onClick={addQueryAndHash}
              onAuxClick={addQueryAndHash}
            >
              {locale.name}
            </a>
          ),
      )}
    </p>
  );
}
