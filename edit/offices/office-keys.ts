import { slugOf } from '#packages/content/addresses/slug-of.ts';
import { firstLocale } from '../content/content.ts';
import { freeName } from '../content/free-name.ts';
import type { OfficeForm } from './offices.ts';

/** An office, and the key that it gets. */
export type Keyed = OfficeForm & { as: string };

/** Gives each office the key that follows from the name of its city in the first language. */
export function withKeys(offices: readonly OfficeForm[]): Keyed[] {
  const taken = new Set<string>();
  return offices.map((office) => {
    const as = freeName(slugOf(office.words[firstLocale]?.name ?? '') || office.key || 'office', taken);
    taken.add(as);
    return { ...office, as };
  });
}

/** The former and the new key of each office that has another one. */
export function renamedOffices(offices: readonly OfficeForm[]): [before: string, after: string][] {
  return withKeys(offices).flatMap(({ key, as }): [string, string][] =>
    key && key !== as ? [[key, as]] : [],
  );
}
