/** The documents of collections. */
import { pictureAddress, textAddress } from '#app/site/addresses.ts';
import type { CollectionName, ListedCollection } from '#app/site/collections.ts';
import { locales, type Locale } from '#app/site/locales.ts';
import type { Shown, View } from '../collections/collection.ts';
import { collections, type Texts } from '../collections/collections.ts';
import type { Language, Site } from '../site.ts';

/** A document's language, address, and output file in `dist/`. */
export type Located = { locale: Locale; address: string; file: string };

/** `translations` has the addresses in each language, its own included; `picture` the address of its link preview. */
export type Indexed = Located & { translations: ReadonlyMap<Locale, string>; picture: string };

/** What a document of a collection has in one language. */
type Part = Shown & { view: View } & (
    | { kind: 'list'; page: ListedCollection; entry?: undefined }
    | { kind: 'text'; page: CollectionName; entry: Texts[CollectionName] }
  );

/** A document of a collection: a list, whose key is empty for that of all texts, or a text. */
export type CollectionDocument = Indexed & Part;

/** Returns the lists of a collection, and its texts; nothing without texts. */
function partsIn(page: CollectionName, language: Language): Part[] {
  const collection = collections[page];
  const texts = language.texts[page];
  if (texts.length === 0) return [];
  return [
    // Only collections with a list have any.
    ...collection
      .lists(language)
      .map((list): Part => ({ ...list, kind: 'list', page: page as ListedCollection })),
    ...texts.map((entry): Part => {
      const { slug, title, description } = entry;
      return { kind: 'text', page, key: slug, title, description, view: collection.view, entry };
    }),
  ];
}

/** Lists the documents of a collection in all languages. Those with the same key are translations of each other. */
export function collectionDocuments(
  { languages }: Pick<Site, 'languages'>,
  collection: CollectionName,
): CollectionDocument[] {
  const parts = new Map(locales.map((each) => [each, partsIn(collection, languages[each.code])]));
  const addressOf = (locale: Locale, key: string) => textAddress(collection, locale, key);
  return [...parts].flatMap(([locale, all]) =>
    all.map((part): CollectionDocument => {
      const { key } = part;
      const having = locales.filter((each) => parts.get(each)?.some((other) => other.key === key));
      const address = addressOf(locale, key);
      return {
        ...part,
        locale,
        address,
        file: `${address.slice(1)}.html`,
        picture: pictureAddress([collection, key].filter(Boolean).join('/'), locale),
        translations: new Map(having.map((each) => [each, addressOf(each, key)])),
      };
    }),
  );
}
