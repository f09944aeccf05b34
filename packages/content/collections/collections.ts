import { collectionNames, isListed, type CollectionName } from '#packages/site/collections.ts';
import { recordOf } from '../keys-of.ts';
import { articles, insightsWords, type ArticleMatter } from './articles.ts';
import type { CheckedText } from '../texts/check-text.ts';
import { picturesIn } from '../texts/markdown-rules.ts';
import type { Language } from '../site.ts';
import type { LanguageSource } from '../source.ts';
import { newestFirst, type Collection, type SharedMatter, type Text } from './collection.ts';
import { pages, type PageMatter } from './pages.ts';
import { stories, storiesWords, type StoryMatter } from './stories.ts';

export const collections: Readonly<Record<CollectionName, Collection>> = {
  insights: articles,
  stories,
  pages,
};

/** The schemas of the files with the words of lists, and of what is around their texts. */
export const collectionWords = { insights: insightsWords, stories: storiesWords } as const;

export type Matters = { insights: ArticleMatter; stories: StoryMatter; pages: PageMatter };
export type Texts = { [Name in CollectionName]: Text<Matters[Name]> };

function written(slug: string, matter: SharedMatter, body: CheckedText['body']): Text {
  const markdown = () => body().markdown;
  const photos = () => {
    const files = [...(matter.picture ? [matter.picture.file] : []), ...picturesIn(markdown())];
    return [...new Set(files)];
  };
  return { ...matter, slug, markdown, photos };
}

/**
 * The texts of a language that are on the site. Those that have mistakes are left out.
 *
 * @param shown their files
 */
export function textsIn(texts: LanguageSource['texts'], shown: ReadonlySet<string>): Language['texts'] {
  const all = recordOf(collectionNames, (name): unknown => {
    const own = Object.entries<CheckedText>(texts[name]).flatMap(([slug, { file, data, body }]) =>
      data && shown.has(file) ? written(slug, data, body) : [],
    );
    return isListed(name) ? own.toSorted(newestFirst) : own;
  });
  // The front matter of each collection fits its schema.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return all as Language['texts'];
}
