import { countryName } from '#packages/site/offices.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
// Former codes, such as DY for Benin, have another canonical one.
const isCountry = (code: string) =>
  countryName(code, 'en') !== code && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
// Codes of what is no country: unions, and pseudo-locales of Unicode.
const others = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
export const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => isCountry(code) && !others.has(code))
  .map((code) => ({ value: code, label: countryName(code, 'en') }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
