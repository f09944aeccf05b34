/** All collections of texts, and their files. Runs at build time only. */
import { collectionNames, type CollectionName } from '#packages/site/collections.ts';
import { pseudoCode, type LocaleCode } from '#packages/site/locales.ts';
import { type ContentFolder, originalOf } from '../reading/content-folder.ts';
import { recordOf } from '../keys-of.ts';
import { articles, insightsWords } from './articles.ts';
import type { Collection } from './collection.ts';
import { pages } from './pages.ts';
import { stories, storiesWords } from './stories.ts';

const definitions = { insights: articles, stories, pages } satisfies Record<CollectionName, object>;

/** The definition of each collection, by name. */
export const collections: Readonly<Record<CollectionName, Collection>> = definitions;

/** The schemas of the files with the words of lists, and of what is around their texts. */
export const collectionWords = { insights: insightsWords, stories: storiesWords } as const;

type Definitions = typeof definitions;
/** The front matter of each collection's texts. */
export type Matters = {
  [Name in CollectionName]: Definitions[Name] extends Collection<infer Matter, infer _> ? Matter : never;
};
/** What the site knows of each collection's texts. */
export type Texts = {
  [Name in CollectionName]: Definitions[Name] extends Collection<infer _, infer Own> ? Own : never;
};

/** Returns the folder of a collection in a language, as in 'content/es/insights'. */
export function textFolder(locale: LocaleCode, collection: CollectionName): string {
  return `content/${locale}/${collection}`;
}

export function textFile(locale: LocaleCode, collection: CollectionName, slug: string): string {
  return `${textFolder(locale, collection)}/${slug}.md`;
}

/** The slugs of the texts in each collection of a language, in alphabetical order. */
export type Slugs = Readonly<Record<CollectionName, readonly string[]>>;

/** Returns the slugs of a language's texts. The pseudo-locale has none. */
export function slugsIn(folder: ContentFolder, locale: LocaleCode): Slugs {
  return recordOf(collectionNames, (collection) => {
    const inFolder = textFolder(locale, collection);
    const names = locale === pseudoCode ? [] : folder.names(inFolder);
    const all = new Set(names);
    // Copies that programs made, and folders called like a text, are reported as what they are.
    const files = names.filter(
      (name) =>
        name.endsWith('.md') &&
        name !== 'README.md' &&
        folder.has(`${inFolder}/${name}`) &&
        originalOf(name, all) === undefined,
    );
    return files.map((name) => name.slice(0, -'.md'.length)).toSorted();
  });
}
