import { locales, type Locale } from '#packages/site/locales.ts';
import { localeOfPath } from '#packages/site/addresses.ts';
import { store } from './storage.ts';

/** 'es' for 'es-419'. Not by `Intl.Locale`, which throws for a tag that is none. */
function primary(tag: string): string {
  return tag.toLowerCase().replace(/-.*/, '');
}

/** The language chosen last, or the first in `preferred` (BCP 47) that the site has; undefined if it has none of them. */
export function preferredLocale(
  all: readonly Locale[],
  preferred: readonly string[],
  chosen: string | undefined,
): Locale | undefined {
  const matches = preferred.map((tag) => all.find(({ code }) => primary(code) === primary(tag)));
  return all.find(({ code }) => code === chosen) ?? matches.find(Boolean);
}

/** Whether the visitor has just switched to this language: only the language switch links pages of two languages. */
export function cameFromOtherLocale(current: Locale): boolean {
  // Not `URL.parse`, which supported browsers may lack.
  const from = document.referrer ? new URL(document.referrer) : undefined;
  return from?.origin === location.origin && localeOfPath(from.pathname, locales) !== current;
}

/** Stores the chosen language. It is used for suggestions only, never for redirects. */
export function rememberLanguage(code: string): void {
  document.documentElement.dataset.language = code;
  // Where storage is denied, the attribute is enough for this page.
  store('localStorage', 'language', code);
}
