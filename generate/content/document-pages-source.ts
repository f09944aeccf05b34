/** The virtual module of articles and client stories, which exist only as documents. Runs at build time only. */
import { locales, type Locale } from '#app/site/locales.ts';
import { articleSlugs, type Collection } from './articles/article-file.ts';
import { listArticles, loadInsights } from './articles/articles.ts';
import { listStories, loadStories } from './stories/stories.ts';

/** What pages need of articles and stories, if there are any, and for the prerenderer all their content. */
export const documentPagesModule = 'virtual:document-pages';

/** Returns the languages with at least one text in a collection. */
function localesWith(root: string, collection: Collection): Locale[] {
  return locales.filter(({ code }) => articleSlugs(root, code, collection).length > 0);
}

/** Returns the source of an object with what `load` returns for each language. */
async function sourceOf<Loaded>(
  languages: readonly Locale[],
  load: (locale: Locale) => Promise<Loaded>,
): Promise<string> {
  const all = languages.map(async (locale) => [locale.code, await load(locale)] as const);
  return JSON.stringify(Object.fromEntries(await Promise.all(all)));
}

/** Returns imports of the stylesheets that documents need: no component in the browser's bundle imports them. */
function styles(root: string): string[] {
  const texts = locales.flatMap(({ code }) => [...listArticles(root, code), ...listStories(root, code)]);
  return [
    ...(texts.some(({ photos }) => photos.length > 0) ? [`import '/app/ui/photo/photo.css'`] : []),
    ...(localesWith(root, 'stories').length > 0
      ? [`import '/app/layout/stories/stories.css'`, `import '/app/pages/insights/story.css'`]
      : []),
  ];
}

/** Returns the source of the module. Collections that no language has add no code. */
export async function documentPagesSource(root: string, isBrowser: boolean): Promise<string> {
  const [articles, stories] = [localesWith(root, 'insights'), localesWith(root, 'stories')];
  const isAny = articles.length + stories.length > 0;
  const links =
    stories.length > 0
      ? `{ InsightsAndStoriesLinks as DocumentLinks } from '/app/layout/stories/stories-link.tsx'`
      : `{ InsightsLink as DocumentLinks } from '/app/layout/insights-link.tsx'`;
  return [
    ...styles(root),
    isAny ? `export ${links}` : 'export const DocumentLinks = () => null',
    ...(isBrowser
      ? [
          isAny
            ? `export { documentPages } from '/app/document-pages.ts'`
            : 'export const documentPages = () => []',
        ]
      : [
          `export const insights = ${await sourceOf(articles, ({ code }) => loadInsights(root, code))}`,
          `export const stories = ${await sourceOf(stories, ({ code }) => loadStories(root, code))}`,
        ]),
  ].join('\n');
}
