/** Checks pages by content. Runs at build time only. */
import { blockNames, isBlockName } from '#app/site/blocks.ts';
import { locales, type LocaleCode } from '#app/site/locales.ts';
import { pages } from '#app/site/pages.ts';
import { visitsAddress } from '#app/site/visits.ts';
import { articleSlugs, collections, type ArticleFile } from '../articles/article-file.ts';
import { checkText, type CheckedText } from '../articles/check-articles.ts';
import type { Checked, WrittenFacts } from '../load.ts';
import { checkPeople } from '../proof/people.ts';
import { checkQuotes, loadQuotes } from '../proof/quotes.ts';
import { pageMatter, type PageMatter } from './page-matter.ts';

/** What has an address beside the pages by content: pages, lists, languages, and folders that the build writes. */
export const takenSlugs: ReadonlySet<string> = new Set([
  ...pages.map(({ slug }) => slug),
  ...collections,
  ...locales.map(({ prefix }) => prefix),
  'assets',
  'social',
  visitsAddress.slice(1),
]);

/** Returns why a page in a language cannot have a block; undefined if it can. */
function blockMistake(root: string, locale: LocaleCode, name: string): string | undefined {
  if (!isBlockName(name)) return `is no block: write one of ${blockNames.join(', ')}`;
  if (name === 'stories' && articleSlugs(root, locale, 'stories').length === 0)
    return 'needs a client story in this language';
  // Mistakes in these files are reported by themselves.
  const [people, quotes] = [checkPeople(root), checkQuotes(root)];
  if (
    name === 'people' &&
    people.mistakes.length === 0 &&
    Object.keys(people.data?.people ?? {}).length === 0
  )
    return 'needs a person in people.yaml';
  if (name === 'quotes' && quotes.mistakes.length === 0 && !loadQuotes(root, 'pages', locale))
    return 'needs a quote in quotes.yaml, in this language, with pages among its pages';
  return undefined;
}

/** Fills the placeholders of a page and checks it. Reads its file unless `page` is given. */
export function checkPage(
  root: string,
  locale: LocaleCode,
  slug: string,
  facts: WrittenFacts,
  page?: ArticleFile,
): CheckedText<PageMatter> {
  return checkText({ root, locale, slug }, 'pages', pageMatter, facts, page, {
    taken: takenSlugs,
    blockMistake: (name) => blockMistake(root, locale, name),
  });
}

/** Checks all pages by content of a language. */
export function checkPages(root: string, locale: LocaleCode, facts: WrittenFacts): Checked<unknown>[] {
  return articleSlugs(root, locale, 'pages').map((slug): Checked<unknown> => {
    const { file, mistakes } = checkPage(root, locale, slug, facts);
    return { file, mistakes };
  });
}
