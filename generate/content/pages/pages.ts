/** Loads pages by content. Runs at build time only. */
import type { Root as Markdown } from 'mdast';
import type { LocaleCode } from '#app/site/locales.ts';
import { articleSlugs } from '../articles/article-file.ts';
import { loadTexts, photosOf, type Article, type Insights } from '../articles/articles.ts';
import { writtenFacts } from '../articles/check-articles.ts';
import { dataOf } from '../load.ts';
import { checkPage } from './check-pages.ts';
import type { PageMatter } from './page-matter.ts';

/** A page by content, without its text. */
export type ContentPageInfo = PageMatter & { slug: string; photos: string[] };
/** A page by content as the prerenderer renders it. */
export type ContentPage = ContentPageInfo & Pick<Article, 'tree'>;
/** What the prerenderer needs for a language's pages by content. */
export type ContentPages = Pick<Insights, 'photos'> & { pages: ContentPage[] };

function readPages(root: string, locale: LocaleCode): { info: ContentPageInfo; markdown: Markdown }[] {
  const slugs = articleSlugs(root, locale, 'pages');
  if (slugs.length === 0) return [];
  const facts = writtenFacts(root);
  return slugs.map((slug) => {
    const { matter, markdown } = dataOf(checkPage(root, locale, slug, facts));
    return { info: { ...matter, slug, photos: photosOf(matter, markdown) }, markdown };
  });
}

/** Lists a language's pages by content, by name. Throws a ContentError if one has a mistake. */
export function listPages(root: string, locale: LocaleCode): ContentPageInfo[] {
  return readPages(root, locale).map(({ info }) => info);
}

// Of blocks, of the questions and of the closing band.
const idsAround = [
  'core-services',
  'comparison',
  'planner',
  'estimate',
  'offices',
  'people',
  'quotes',
  'stories',
  'questions',
  'book',
  'book-title',
];

/** Loads a language's pages by content with their texts. */
export async function loadPages(root: string, locale: LocaleCode): Promise<ContentPages> {
  const { photos, texts } = await loadTexts(root, locale, readPages(root, locale), idsAround);
  return { photos, pages: texts };
}
