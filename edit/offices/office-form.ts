/** An office while it is edited. */
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

/** The facts of an office in another country: without what is of a place, and with the time zone of a country that has one. */
export function factsIn(country: string, facts: OfficeForm['facts']): OfficeForm['facts'] {
  const [zone = '', ...others] = zonesIn(country);
  const ofPlace = { region: '', street: '', map: '', coordinates: '' };
  return { ...facts, ...ofPlace, country, timeZone: others.length === 0 ? zone : '' };
}
