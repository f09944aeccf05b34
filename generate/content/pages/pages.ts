/** Loads pages by content. Runs at build time only. */
import type { Root as Markdown } from 'mdast';
import type { LocaleCode } from '#app/site/locales.ts';
import { loadTexts, photosOf, type Article, type Insights, type Texts } from '../articles/articles.ts';
import { dataOf } from '../../reading/check-file.ts';
import type { LanguageSource } from '../source.ts';
import type { PageMatter } from './page-matter.ts';

/** A page by content as written. */
export type ContentPageInfo = PageMatter & { slug: string; photos: string[]; markdown: Markdown };
/** A page by content as the prerenderer renders it. */
export type ContentPage = ContentPageInfo & Pick<Article, 'tree'>;
/** What the prerenderer needs for a language's pages by content. */
export type ContentPages = Pick<Insights, 'photos'> & { pages: ContentPage[] };

/** Returns a language's pages by content, by name. Throws a ContentError if one has a mistake. */
export function pagesIn({ pages, shown }: LanguageSource): ContentPageInfo[] {
  const there = Object.entries(pages).filter(([slug]) => shown.pages.includes(slug));
  return there.map(([slug, checked]) => {
    const { matter, markdown } = dataOf(checked);
    return { ...matter, slug, photos: photosOf(matter, markdown), markdown };
  });
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
export async function loadPages(
  site: Texts<{ pages: readonly ContentPageInfo[] }>,
  locale: LocaleCode,
): Promise<ContentPages> {
  const { photos, texts } = await loadTexts(site, locale, site.languages[locale].pages, idsAround);
  return { photos, pages: texts };
}
