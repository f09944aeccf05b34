import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { stories } from 'virtual:document-pages';
import type { Stories } from '#generate/content/stories/stories.ts';
import { documentRoutes } from './document-routes.tsx';
import { StoryPage } from './pages/insights/story.tsx';
import { StoryList } from './pages/insights/story-list.tsx';
import type { InsightsPage } from './site/insights.ts';
import { locales, type Locale } from './site/locales.ts';
import { storiesPages } from './site/stories.ts';

const pages = storiesPages(
  Object.fromEntries(Object.entries(stories).map(([code, all]) => [code, all.stories])),
  locales,
);

function renderPage(all: Stories, page: InsightsPage): ReactNode {
  const story = all.stories.find(({ slug }) => slug === page.key);
  return story ? <StoryPage story={story} all={all} page={page} /> : <StoryList all={all} />;
}

/** Returns the routes of a language's client stories. */
export function storiesRoutes(locale: Locale): RouteObject[] {
  const own = stories[locale.code];
  return own ? documentRoutes(pages, locale, (page) => renderPage(own, page)) : [];
}
