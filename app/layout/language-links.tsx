import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { locales } from '#packages/site/locales.ts';
import { inLanguage, pageFacts } from '#packages/site/page-facts.ts';
import styles from './language-links.module.css';
import { useSite } from './site-context.ts';

/** Links to this page in the other languages: plain ones, which load no code or words of these. Other links may come before. */
export function LanguageLinks({ children }: { children?: ReactNode }) {
  const { locale: current } = useSite();
  const { pathname } = useLocation();
  const facts = pageFacts(useMatches().at(-1));
  return (
    <p className={styles.languages}>
      {children}
      {locales.map((locale) => {
        if (locale === current) return null;
        const { href, isSame } = inLanguage(locale, current, { pathname, search: '', hash: '' }, facts);
        return (
          <a
            key={locale.code}
            href={href}
            hrefLang={locale.code}
            lang={locale.code}
            // The query may have changed without the router: use-tools.ts.
            onClick={({ currentTarget }) => {
              if (isSame) currentTarget.href = href + location.search + location.hash;
            }}
          >
            {locale.name}
          </a>
        );
      })}
    </p>
  );
}
