import type { DataRouter } from 'react-router';
import suggestions from 'virtual:suggestions';
import { hasSwitchedTo, rememberLanguage, wantedLocale } from '#app/browser/language-choice.ts';
import { locales, type Locale } from '#app/site/locales.ts';
import { pageAddress, pageOfPath } from '#app/site/pages.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import styles from './language-suggestion.module.css';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/**
 * Shows one quiet line, in the language that it offers, where a visitor wants another one than this page's. It stands
 * after the page and apart from it, without React, so that only the few who see it fetch what it needs. A refusal is
 * remembered.
 */
export async function suggestLanguage(current: Locale, router: DataRouter): Promise<void> {
  if (hasSwitchedTo(current)) return rememberLanguage(current.code);
  const offered = wantedLocale(locales, navigator.languages, document.documentElement.dataset.language);
  if (!offered || offered === current) return;
  const { text, link, dismiss } = (await suggestions[offered.code]()).default;
  const sentence = element('span', { id: 'language-suggestion', textContent: text });
  const way = element('a', { hreflang: offered.code, textContent: link });
  const refusal = element('button', {
    type: 'button',
    className: buttonClass('quiet', 'small'),
    textContent: dismiss,
  });
  const line = element('aside', { lang: offered.code, className: styles.suggestion ?? '' });
  line.setAttribute('aria-labelledby', sentence.id);
  line.append(sentence, way, refusal);

  const follow = () => {
    way.href = pageAddress(pageOfPath(router.state.location.pathname, current), offered);
  };
  follow();
  const stop = router.subscribe(follow);
  refusal.addEventListener('click', () => {
    rememberLanguage(current.code);
    stop();
    line.remove();
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  document.body.append(line);
}
