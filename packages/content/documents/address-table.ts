import { addressEndings, addressNamed, otherNames } from '#packages/site/addresses.ts';
import type { LocaleCode } from '#packages/site/locales.ts';
import { once } from '#packages/site/once.ts';
import type { Site } from '../site.ts';
import { endedAddresses } from '../schedule/timetable.ts';
import { allDocuments, isIndexed, type SiteDocument } from './documents.ts';

/** A document: its address, its file in the folder of the site, and what it is. */
type Entry = Pick<SiteDocument, 'address' | 'file' | 'kind'> & {
  locale: LocaleCode;
  /** Its addresses by language, its own included. */
  translations: Readonly<Record<string, string>>;
  /** The address of its link preview. */
  picture?: string;
};

/** A permanent redirect (308) between two paths of the site. Keeps the query string. */
export type Redirect = { from: string; to: string };

/** All that a site has at its addresses: hosts, judges and tests derive none from another. */
export type AddressTable = {
  /** In the order of their files. */
  documents: readonly Entry[];
  /** From old addresses, by all of their names. */
  moved: readonly Redirect[];
  /** From other names of pages, such as '/about/'. Some hosts lead from these by themselves. */
  otherNames: readonly Redirect[];
};

function entryOf(document: SiteDocument): Entry {
  const { address, file, kind, locale } = document;
  const entry = { address, file, kind, locale: locale.code };
  if (!isIndexed(document)) return { ...entry, translations: {} };
  const { picture, translations } = document;
  return { ...entry, translations, picture };
}

/** An old address at which the editor still shows a text leads nowhere else. */
function movedFrom(old: Readonly<Record<string, string>>, shown: ReadonlySet<string>): Redirect[] {
  const all = new Map(Object.entries(old).map(([from, to]) => [addressNamed(from), to]));
  const gone = [...all].filter(([from]) => !shown.has(from));
  return ['', ...addressEndings].flatMap((ending) => gone.map(([from, to]) => ({ from: from + ending, to })));
}

export const addressTable = once((site: Site): AddressTable => {
  const documents = allDocuments(site)
    .map(entryOf)
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const pages = documents.filter(({ kind }) => kind !== 'not-found').map(({ address }) => address);
  return {
    documents,
    moved: movedFrom({ ...site.moved, ...endedAddresses(site.source) }, new Set(pages)),
    otherNames: pages.flatMap((to) => otherNames(to).map((from) => ({ from, to }))),
  };
});
