import languages from '#content/languages.json' with { type: 'json' };

/**
 * `code` is a BCP 47 tag, `prefix` the first segment of addresses ('' for the default language), `name` its name
 * in itself, `territory` the country (ISO 3166) whose formats of numbers and dates apply: Spanish is Costa Rica's, whose "99,9" and
 * "$120 000" are clear to readers in the United States too, unlike Spain's "120.000 $". A draft is held back as a whole: builds read
 * and check it, and have nothing of it.
 */
export type Locale = { code: LocaleCode; prefix: string; name: string; territory: string; draft?: boolean };
export type LocaleCode = keyof typeof languages;

/** The languages of `content/`, the default one first, of which `Site` has those that it shows: docs/languages.md. */
export const locales: readonly Locale[] = Object.entries(languages).map(([code, rest]) => ({
  // The keys of a JSON file are what its type says.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  code: code as LocaleCode,
  ...rest,
}));

// Setting up the project refuses an empty list.
export const defaultLocale: Locale = locales[0]!;

/** @throws Error for a code that this build does not have */
export function localeOf(code: string): Locale {
  const locale = locales.find((each) => each.code === code);
  if (!locale) throw new Error(`There is no language ${code}`);
  return locale;
}

/**
 * The locale tag for formatting numbers and amounts in a language.
 *
 * @example figureLocale('es') // 'es-CR'
 */
export function figureLocale(code: LocaleCode): string {
  const region = locales.find((locale) => locale.code === code)?.territory;
  return new Intl.Locale(code, region ? { region } : {}).toString();
}
