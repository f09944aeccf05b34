/** An office while it is edited. */
import { countryName } from '#packages/site/offices.ts';
import { slugOf } from '#packages/content/addresses/slug-of.ts';
import { freeName } from '../content/free-name.ts';
import { zonesIn } from '../content/zones.ts';

/** An office with all values as text. `key` is that of the file; empty for a new office. */
export type OfficeForm = {
  key: string;
  facts: Record<string, string>;
  /** By language. */
  words: Record<string, Record<string, string>>;
};

export const isBegun = ({ key, facts, words }: OfficeForm): boolean =>
  key !== '' || [facts, ...Object.values(words)].some((texts) => Object.values(texts).some(Boolean));

export type Keyed = OfficeForm & { as: string };

/** Gives each office the key that follows from the name of its city in the first language. */
export function withKeys(offices: readonly OfficeForm[], firstLocale: string): Keyed[] {
  const taken = new Set<string>();
  return offices.map((office) => {
    const as = freeName(slugOf(office.words[firstLocale]?.['name'] ?? '') || office.key || 'office', taken);
    taken.add(as);
    return { ...office, as };
  });
}

/** The words of an office with another text. A longer name that begins with the city follows it. */
export function withWord(texts: Record<string, string>, key: string, text: string): Record<string, string> {
  const { name = '', city = '' } = texts;
  const isOfCity = name === '' ? /^(?:,|$)/.test(city) : city.startsWith(name);
  return {
    ...texts,
    [key]: text,
    ...(key === 'name' && isOfCity && { city: text + city.slice(name.length) }),
  };
}

/**
 * An office in another country: without what is of a place, with the time zone of a country that has one, and with the country
 * in a longer name that begins with the city, unless that was typed before any country was chosen. `before` is as it was there.
 */
export function officeIn<Office extends OfficeForm>(
  country: string,
  office: Office,
  before?: OfficeForm,
): Office {
  const [zone = '', ...others] = zonesIn(country);
  const ofPlace = { region: '', street: '', map: '', coordinates: '' };
  const facts = { ...office.facts, ...ofPlace, country, timeZone: others.length === 0 ? zone : '' };
  const words = Object.entries(office.words).map(([locale, texts]) => {
    const { name = '', city = '' } = texts;
    const was = before?.words[locale];
    const own = [...new Set([name, countryName(country, locale)])].join(', ');
    const isOfCity = name !== '' && city.startsWith(name) && (city === name || office.facts['country']);
    return [
      locale,
      isOfCity ? { ...texts, city: was?.['name'] === name ? (was['city'] ?? own) : own } : texts,
    ];
  });
  return { ...office, facts: before?.facts ?? facts, words: Object.fromEntries(words) };
}
