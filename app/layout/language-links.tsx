import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { locales } from '#packages/site/locales.ts';
import { inLanguage, pageFacts } from '#packages/site/page-facts.ts';
import styles from './language-links.module.css';
import { useSite } from './site-context.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Links to this page in the other languages: plain ones, which load no code or words of these. Other links may come before. */
export function LanguageLinks({ children }: { children?: ReactNode }) {
  const { locale: current } = useSite();
  const location = useLocation();
  const facts = pageFacts(useMatches().at(-1));
  // The prerendered page cannot know the query and the hash.
  const at = useIsHydrated() ? location : { ...location, search: '', hash: '' };
  return (
    <p className={styles.languages}>
      {children}
      {locales.map(
        (locale) =>
          locale !== current && (
            <a
              key={locale.code}
              href={inLanguage(locale, current, at, facts).href}
              hrefLang={locale.code}
              lang={locale.code}
            >
              {locale.name}
            </a>
          ),
      )}
    </p>
  );
}
