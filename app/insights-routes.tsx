import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { insights } from 'virtual:document-pages';
import type { Insights } from '#generate/content/articles/articles.ts';
import { documentRoutes } from './document-routes.tsx';
import { ArticlePage } from './pages/insights/article.tsx';
import { ArticleList } from './pages/insights/article-list.tsx';
import { insightsPages, topicKey, topicsOf, type InsightsPage } from './site/insights.ts';
import { locales, type Locale } from './site/locales.ts';
import { fill } from './site/fill.ts';

const articles = Object.fromEntries(Object.entries(insights).map(([code, all]) => [code, all.articles]));
const pages = insightsPages(articles, locales);

function renderPage({ words, sharedDay, articles, photos }: Insights, page: InsightsPage): ReactNode {
  const article = articles.find(({ slug }) => slug === page.key);
  if (article)
    return (
      <ArticlePage
        article={article}
        all={articles}
        words={words}
        sharedDay={sharedDay}
        photos={photos}
        page={page}
      />
    );
  const topics = topicsOf(articles);
  const topic = topics.find((each) => topicKey(each) === page.key);
  if (topic === undefined)
    return (
      <ArticleList title={words.title} lead={words.lead} articles={articles} topics={topics} words={words} />
    );
  const values = { topic: words.topics[topic] ?? topic };
  return (
    <ArticleList
      title={fill(words.topicTitle, values)}
      lead={fill(words.topicLead, values)}
      articles={articles.filter((each) => each.topics.includes(topic))}
      topics={topics}
      words={words}
    />
  );
}

/** Returns the routes of a language's articles. */
export function insightsRoutes(locale: Locale): RouteObject[] {
  const own = insights[locale.code];
  return own ? documentRoutes(pages, locale, (page) => renderPage(own, page)) : [];
}
