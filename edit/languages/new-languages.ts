import type { Locale } from '#packages/site/locales.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
// Pages only run from left to right.
const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa']);

const englishNames = new Intl.DisplayNames('en', { type: 'language' });
const likely = (code: string) => new Intl.Locale(code).maximize();

/** The country (ISO 3166) in which most speakers of a language live; that of Esperanto is the world, '001'. */
export const countryOf = (code: string): string => likely(code).region ?? '';

/**
 * Whether this platform formats dates and numbers in a language. Browsers lack many that Node has, or have no more than their
 * names, and would draw pages otherwise than they were built.
 */
function isFormatted(code: string): boolean {
  const [known] = Intl.DateTimeFormat.supportedLocalesOf(code);
  // Without the names of months, they are M01 and so on.
  return known !== undefined && !new Intl.DateTimeFormat(code, { month: 'long' }).format(0).startsWith('M01');
}

function isLanguage(code: string): boolean {
  const [canonical] = Intl.getCanonicalLocales(code);
  const isNamed = canonical === code && englishNames.of(code) !== code;
  return (
    isNamed &&
    isFormatted(code) &&
    /^[A-Z]{2}$/.test(countryOf(code)) &&
    !rightToLeft.has(likely(code).script ?? '')
  );
}

/** Of ISO 639-1, those in which the site can be written; in a browser, those that it formats. */
export const newLanguages = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter(isLanguage)
  .map((code) => ({ value: code, label: englishNames.of(code) ?? code }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

/** A language has its name in itself, as in 'Français'. */
export function languageEntry(code: string, territory: string): Omit<Locale, 'code'> {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  // Georgian has capitals only for words that are all in capitals.
  const first = /^\p{Script=Georgian}/u.test(name) ? name.charAt(0) : name.charAt(0).toLocaleUpperCase(code);
  return { prefix: code, name: first + name.slice(1), territory };
}
