import type { ArticleListData } from '#packages/content/collections/articles.ts';
import type { Words } from '#packages/content/schema.ts';
import { useLocation } from 'react-router';
import { PageHead } from '#app/layout/page-head.tsx';
import { ListPages } from '#app/layout/lists/list-pages.tsx';
import { RouterLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { TextLink } from '#app/layout/text-link.tsx';
import { decodeAddress, textAddress, topicKey } from '#app/site/addresses.ts';
import { ArticleFacts } from './article-facts.tsx';
import styles from '#app/layout/prose/text-list.module.css';

/** A list of articles, with links to the topics that have a page. */
export default function ArticleList({ data, words }: { data: ArticleListData; words: Words['insights'] }) {
  const { articles, lead, title, topics } = data;
  const { locale } = useSite();
  const { pathname } = useLocation();
  const link = (to: string, name = '') => (
    <RouterLink to={to} current={to === decodeAddress(pathname) ? 'page' : undefined}>
      {name}
    </RouterLink>
  );
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={`wrap ${styles.list}`}>
        {topics.length > 0 && (
          <nav aria-label={words.topicsLabel}>
            <ul className={styles.topics}>
              <li>{link(textAddress('insights', locale), words.all)}</li>
              {topics.map((topic) => (
                <li key={topic}>
                  {link(textAddress('insights', locale, topicKey(topic)), words.topics[topic])}
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
                  <TextLink collection="insights" slug={article.slug}>
                    {article.title}
                  </TextLink>
                </h2>
                <p>{article.description}</p>
              </div>
            </li>
          ))}
        </ol>
        <ListPages collection="insights" data={data} words={words.paging} />
      </div>
    </>
  );
}
