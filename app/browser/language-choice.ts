import { locales, type Locale } from '#app/site/locales.ts';
import { localeOfPath } from '#app/site/pages.ts';

/** The language of a tag without its territory: 'es' of 'es-419'. */
function primary(tag: string): string {
  return tag.split('-', 1)[0]?.toLowerCase() ?? '';
}

/**
 * The language of the site that a visitor would rather read: the one chosen last, or the first of the browser's list
 * that the site has. Undefined where it has none of them.
 *
 * @param preferred BCP 47 tags, the dearest first, as in `navigator.languages`
 */
export function wantedLocale(
  all: readonly Locale[],
  preferred: readonly string[],
  chosen: string | undefined,
): Locale | undefined {
  const matches = preferred.map((tag) => all.find(({ code }) => primary(code) === primary(tag)));
  return all.find(({ code }) => code === chosen) ?? matches.find(Boolean);
}

/** Says whether this page was reached from one of the site in another language: only the language switch leads there. */
export function hasSwitchedTo(current: Locale): boolean {
  const from = URL.parse(document.referrer);
  return from?.origin === location.origin && localeOfPath(from.pathname, locales) !== current;
}

/** Remembers a choice, for suggestions only: no address ever leads to another because of it. */
export function rememberLanguage(code: string): void {
  document.documentElement.dataset.language = code;
  try {
    localStorage.setItem('language', code);
  } catch {
    // It holds for this page.
  }
}
