import { useLocation } from 'react-router';
import { locales } from '#app/site/locales.ts';
import { pageAddress, pageOfPath } from '#app/site/pages.ts';
import styles from './language-links.module.css';
import { useSite } from './site-context.ts';

/**
 * This page in the site's other languages, each by the name that its speakers give it. Plain links, so that no code or
 * words of another language are needed here; app/boot.ts gives them the query and the hash of the page.
 */
export function LanguageLinks() {
  const { locale: current } = useSite();
  const page = pageOfPath(useLocation().pathname, current);
  return (
    <p className={styles.languages}>
      {locales.map(
        (locale) =>
          locale !== current && (
            <a key={locale.code} href={pageAddress(page, locale)} hrefLang={locale.code} lang={locale.code}>
              {locale.name}
            </a>
          ),
      )}
    </p>
  );
}
