import { locales, type LocaleCode } from '#packages/site/locales.ts';
import { isListed } from '#packages/site/collections.ts';
import { addressesIn, leadable } from '#packages/content/addresses/addresses.ts';
import { isShown } from '#packages/content/schedule/held-back.ts';
import { currentSource } from '#packages/content/site.ts';
import { allDocuments } from '#packages/content/documents/documents.ts';
import { shownSite } from '../content/content.ts';

/** To where visitors of a text can be led: from today on, and without addresses that lead to the text themselves. */
export function redirectsFrom(root: string, locale: LocaleCode, name: string) {
  const { day, language, site } = currentSource(root);
  const entry = language(locale).entries.find(({ collection, slug }) => `${collection}/${slug}` === name);
  const groups = locales
    .toSorted((one, other) => Number(other.code === locale) - Number(one.code === locale))
    .map(({ code, name: label }) => {
      const rest = language(code).entries.filter(
        (each) => each.file !== entry?.file && !(entry && each.movedTo === entry.address),
      );
      return { language: label, addresses: leadable(addressesIn(code, rest, site.data), day) };
    });
  // Visitors look for the subject of a text: a list or the home page would not say where it is now.
  const isExpected = entry !== undefined && !isListed(entry.collection) && isShown(entry, day);
  // What is chosen at first.
  return { groups, first: isExpected ? (groups[0]?.addresses[0] ?? '') : '' };
}

/** Where an old address redirects, or the nearest one above it. `others` are the other addresses of texts that have been moved. */
export function nearestAddress(
  root: string,
  address: string,
  others: ReadonlyMap<string, string> = new Map(),
): string {
  const site = shownSite(root);
  if (!site) return address;
  const there = new Set(allDocuments(site).map((document) => document.address));
  const other = others.get(address);
  if (other !== undefined && !there.has(address) && there.has(other)) return other;
  let nearest = address;
  while (nearest !== '/' && !there.has(nearest))
    nearest = site.moved[nearest] ?? (nearest.replace(/\/[^/]*$/, '') || '/');
  return nearest;
}
