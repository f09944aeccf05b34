import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { stories } from 'virtual:document-pages';
import type { Stories } from '#generate/content/stories/stories.ts';
import InsightsFrame from './pages/insights/insights.tsx';
import { StoryPage } from './pages/insights/story.tsx';
import { StoryList } from './pages/insights/story-list.tsx';
import type { PageHandle } from './routes.tsx';
import { languagesOf, type InsightsPage } from './site/insights.ts';
import { locales, type Locale } from './site/locales.ts';
import { storiesPages } from './site/stories.ts';

const pages = storiesPages(
  Object.fromEntries(Object.entries(stories).map(([code, all]) => [code, all.stories])),
  locales,
);

function draw(all: Stories, page: InsightsPage): ReactNode {
  const story = all.stories.find(({ slug }) => slug === page.key);
  return story ? <StoryPage story={story} all={all} page={page} /> : <StoryList all={all} />;
}

/** Returns the routes of a language's client stories, for the prerenderer: browsers have them in documents only. */
export function storiesRoutes(locale: Locale): RouteObject[] {
  const own = stories[locale.code];
  if (!own) return [];
  return pages
    .filter((page) => page.locale === locale)
    .map((page) => ({
      path: page.address,
      caseSensitive: true,
      handle: { languages: languagesOf(page, pages, locales) } satisfies Partial<PageHandle>,
      Component: () => <InsightsFrame>{draw(own, page)}</InsightsFrame>,
    }));
}
