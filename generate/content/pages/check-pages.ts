/** Checks pages by content. Runs at build time only. */
import { blockNames, isBlockName } from '#app/site/blocks.ts';
import { locales } from '#app/site/locales.ts';
import { pages } from '#app/site/pages.ts';
import { visitsAddress } from '#app/site/visits.ts';
import type { ArticleFile } from '../articles/article-file.ts';
import { collections } from '../collections.ts';
import { checkText, type CheckedText } from '../articles/check-articles.ts';
import type { Checked } from '../../reading/check-file.ts';
import type { WrittenPeople } from '../proof/people.ts';
import { quotesOn } from '../proof/quotes.ts';
import type { StoryContext } from '../stories/check-stories.ts';
import { pageMatter, type PageMatter } from './page-matter.ts';

/** What has an address beside the pages by content: pages, lists, languages, and folders that the build writes. */
export const takenSlugs: ReadonlySet<string> = new Set([
  // Menus name pages by their ids.
  ...pages.flatMap(({ id, slug }) => [id, slug]),
  ...collections,
  ...locales.map(({ prefix }) => prefix),
  'assets',
  'social',
  visitsAddress.slice(1),
]);

/** What pages by content are checked against. */
export type PageContext = StoryContext & { people: Checked<WrittenPeople> };

/** Returns why a page cannot have a block; undefined if it can. Mistakes in other files are reported by themselves. */
function blockMistake(context: PageContext, name: string): string | undefined {
  const { entries, hasBrokenQuotes, locale, people, quotes } = context;
  // While all of them are held back, the page is shown without the block.
  const hasStories = entries.some(({ collection }) => collection === 'stories');
  if (!isBlockName(name)) return `is no block: write one of ${blockNames.join(', ')}`;
  if (name === 'stories' && !hasStories) return 'needs a client story in this language';
  const hasPeople = people.mistakes.length > 0 || Object.keys(people.data?.people ?? {}).length > 0;
  if (name === 'people' && !hasPeople) return 'needs a person in people.yaml';
  const hasQuotes = hasBrokenQuotes || (quotes && quotesOn('pages', quotes, locale));
  if (name === 'quotes' && !hasQuotes)
    return 'needs a quote in quotes.yaml, in this language, with pages among its pages';
  return undefined;
}

/** Fills the placeholders of a page and checks it. */
export function checkPage(context: PageContext, slug: string, page: ArticleFile): CheckedText<PageMatter> {
  return checkText(context, 'pages', slug, pageMatter, page, {
    taken: takenSlugs,
    blockMistake: (name) => blockMistake(context, name),
  });
}
