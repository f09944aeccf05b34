import type { DataRouter } from 'react-router';
import suggestions from 'virtual:suggestions';
import { cameFromOtherLocale, preferredLocale, rememberLanguage } from '#app/browser/language-choice.ts';
import { locales, type Locale } from '#packages/site/locales.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { inLanguage, pageFacts } from '#packages/site/page-facts.ts';
import styles from './language-suggestion.module.css';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** Offers the language that the browser prefers. Outside of React, so that only such visitors download its code. */
export async function suggestLanguage(current: Locale, router: DataRouter): Promise<void> {
  if (cameFromOtherLocale(current)) return rememberLanguage(current.code);
  const offered = preferredLocale(locales, navigator.languages, document.documentElement.dataset.language);
  if (!offered || offered === current) return;
  const { text, link: linkText, dismiss } = (await suggestions[offered.code]()).default;
  const sentence = element('span', { id: 'language-suggestion', textContent: text });
  const link = element('a', { hreflang: offered.code, textContent: linkText });
  const dismissButton = element('button', {
    type: 'button',
    className: buttonClass('quiet', 'small'),
    textContent: dismiss,
  });
  const aside = element('aside', { lang: offered.code, className: `${styles.suggestion}` });
  aside.setAttribute('aria-labelledby', sentence.id);
  aside.append(sentence, link, dismissButton);

  const updateLink = () => {
    const { loaderData, location, matches } = router.state;
    const { id = '', handle } = matches.at(-1)?.route ?? {};
    const facts = pageFacts({ loaderData: loaderData[id], handle });
    const { href, isSame } = inLanguage(offered, current, location, facts);
    link.href = href;
    aside.hidden = !isSame;
  };
  updateLink();
  const unsubscribe = router.subscribe(updateLink);
  dismissButton.addEventListener('click', () => {
    rememberLanguage(current.code);
    unsubscribe();
    aside.remove();
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  document.body.append(aside);
}
