import type { ArticleInfo } from '#generate/content/articles/articles.ts';
import type { InsightsWords } from '#generate/content/insights-schema.ts';
import { PageHead } from '#app/layout/page-head.tsx';
import { DocumentLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { insightsAddress, topicKey } from '#app/site/insights.ts';
import { ArticleFacts } from './article-facts.tsx';
import styles from './article-list.module.css';

type ArticleListProps = {
  title: string;
  lead: string;
  articles: readonly ArticleInfo[];
  /** The topics that have a page. */
  topics: readonly string[];
  words: InsightsWords;
};

/** A list of articles, with links to the topics that have a page. */
export function ArticleList({ title, lead, articles, topics, words }: ArticleListProps) {
  const { locale } = useSite();
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={`wrap ${styles.list}`}>
        {topics.length > 0 && (
          <nav aria-label={words.topicsLabel}>
            <ul className={styles.topics}>
              <li>
                <DocumentLink to={insightsAddress(locale)}>{words.all}</DocumentLink>
              </li>
              {topics.map((topic) => (
                <li key={topic}>
                  <DocumentLink to={insightsAddress(locale, topicKey(topic))}>
                    {words.topics[topic]}
                  </DocumentLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ol>
          {articles.map((article) => (
            <li key={article.slug} className={styles.item}>
              <ArticleFacts article={article} words={words} />
              <div>
                <h2>
                  <a href={insightsAddress(locale, article.slug)}>{article.title}</a>
                </h2>
                <p>{article.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
