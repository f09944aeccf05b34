import { collectionNames, isListed, type CollectionName } from '#packages/site/collections.ts';
import type { LocaleCode } from '#packages/site/locales.ts';
import { textFolder } from '../languages.ts';
import { originalOf, type ContentFolder } from '../reading/content-folder.ts';
import { recordOf } from '../keys-of.ts';
import { articles, insightsWords } from './articles.ts';
import type { CheckedText } from '../texts/check-text.ts';
import { picturesIn } from '../texts/markdown-rules.ts';
import type { Language } from '../site.ts';
import type { LanguageSource } from '../source.ts';
import { newestFirst, type Collection, type Named, type SharedMatter, type Text } from './collection.ts';
import { pages } from './pages.ts';
import { stories, storiesWords } from './stories.ts';

const definitions = { insights: articles, stories, pages } satisfies Record<CollectionName, object>;

export const collections: Readonly<Record<CollectionName, Collection>> = definitions;

/** The schemas of the files with the words of lists, and of what is around their texts. */
export const collectionWords = { insights: insightsWords, stories: storiesWords } as const;

type Definitions = typeof definitions;
export type Matters = {
  [Name in CollectionName]: Definitions[Name] extends Collection<infer Matter, infer _> ? Matter : never;
};
export type Texts = {
  [Name in CollectionName]: Definitions[Name] extends Collection<infer _, infer Own> ? Own : never;
};

/** The slugs of the texts in each collection of a language, in alphabetical order. */
export type Slugs = Readonly<Record<CollectionName, readonly string[]>>;

/** The slugs of a language's texts. */
export function slugsIn(folder: ContentFolder, locale: LocaleCode): Slugs {
  return recordOf(collectionNames, (collection) => {
    const inFolder = textFolder(locale, collection);
    const names = folder.names(inFolder);
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

function written(slug: string, matter: SharedMatter, body: CheckedText['body']): Text {
  const markdown = () => body().markdown;
  const photos = () => {
    const files = [...(matter.picture ? [matter.picture.file] : []), ...picturesIn(markdown())];
    return [...new Set(files)];
  };
  return { ...matter, slug, markdown, photos };
}

/** The texts of a language that are on the site. Those that have mistakes are left out. */
export function textsIn(texts: LanguageSource['texts'], shown: Slugs, named: Named): Language['texts'] {
  const all = recordOf(collectionNames, (name): unknown => {
    const collection = collections[name];
    const isShown = new Set(shown[name]);
    const own = Object.entries<CheckedText>(texts[name])
      .filter(([slug]) => isShown.has(slug))
      .flatMap(([slug, { data, body }]) =>
        data ? collection.complete(written(slug, data, body), named) : [],
      );
    return isListed(name) ? own.toSorted(newestFirst) : own;
  });
  // Each collection completes its own texts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return all as Language['texts'];
}
