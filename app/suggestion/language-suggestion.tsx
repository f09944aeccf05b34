import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Words } from '#app/content/schema.ts';
import { rememberLanguage, wantedLocale } from '#app/site/language-choice.ts';
import { locales, type Locale } from '#app/site/locales.ts';
import { pageAddress, pageOfPath } from '#app/site/pages.ts';
import styles from './language-suggestion.module.css';
import { useSite, type Site } from './site-context.ts';

type LanguageSuggestionProps = { offered: Locale; words: Words['suggestion']; onDismiss: () => void };

/** One quiet line in the language that it offers. It waits at the end of the page and covers nothing of it. */
function LanguageSuggestion({ offered, words, onDismiss }: LanguageSuggestionProps) {
  const page = pageOfPath(useLocation().pathname, useSite().locale) ?? 'home';
  return (
    <aside className={styles.suggestion} lang={offered.code} aria-labelledby="language-suggestion">
      <p>
        <span id="language-suggestion">{words.text}</span>{' '}
        <a href={pageAddress(page, offered)} hrefLang={offered.code}>
          {words.link}
        </a>
      </p>
      <button type="button" onClick={onDismiss}>
        {words.dismiss}
      </button>
    </aside>
  );
}

/** Shows the line where the visitor wants another language of the site than this page's. A refusal is remembered. */
export async function suggestLanguage(site: Site, show: (line: ReactNode) => void): Promise<void> {
  const { language } = document.documentElement.dataset;
  const offered = wantedLocale(locales, navigator.languages, language);
  if (!offered || offered === site.locale) return;
  const words = await site.loadSuggestion(offered.code);
  const dismiss = () => {
    rememberLanguage(site.locale.code);
    show(null);
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  show(<LanguageSuggestion offered={offered} words={words} onDismiss={dismiss} />);
}
