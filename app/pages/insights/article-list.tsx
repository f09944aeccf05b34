import type { ArticleListData, InsightsWords } from '#packages/content/collections/articles.ts';
import { PageHead } from '#app/layout/page-head.tsx';
import { ListPages } from '#app/layout/lists/list-pages.tsx';
import { RouterLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { Search } from '#app/layout/search/search.tsx';
import { TextLink } from '#app/layout/text-link.tsx';
import { textAddress, topicKey } from '#packages/site/addresses.ts';
import { LargeShapes } from '#app/ui/large-shapes/large-shapes.tsx';
import { Photo } from '#app/ui/photo/photo.tsx';
import pill from '#app/ui/pill/pill.module.css';
import { WaysOn } from '#app/layout/ways-on.tsx';
import { ArticleFacts } from './article-facts.tsx';
import styles from '#app/layout/prose/text-list.module.css';

type ArticleListProps = { data: ArticleListData; words: InsightsWords };

export default function ArticleList({ data, words }: ArticleListProps) {
  const { articles, lead, leadPhoto, list, number, title, topics } = data;
  const { locale } = useSite();
  const link = (key: string, name = '') => (
    <RouterLink
      to={textAddress('insights', locale, key)}
      className={pill.pill}
      // Of a topic, also on its further pages.
      current={key === list && number > 1 ? 'true' : undefined}
    >
      {name}
    </RouterLink>
  );
  return (
    <>
      <PageHead title={title} lead={lead} shapes="insights" />
      <div className={`wrap ${styles.list}`}>
        {topics.length > 0 && (
          <nav aria-label={words.topicsLabel}>
            <ul className={styles.topics}>
              <li>{link('', words.all)}</li>
              {topics.map((topic) => (
                <li key={topic}>{link(topicKey(topic), words.topics[topic])}</li>
              ))}
            </ul>
          </nav>
        )}
        <Search collection="insights" parts={data.search} words={words.search}>
          <ol>
            {articles.map((article, index) => (
              <li
                key={article.slug}
                className={index > 0 || number > 1 ? styles.item : `${styles.item} ${styles.lead}`}
              >
                {index === 0 && number === 1 && (
                  <div className={styles.picture}>
                    {leadPhoto ? (
                      <Photo {...leadPhoto} availableWidth={540} isFirst />
                    ) : (
                      <LargeShapes name="about" />
                    )}
                  </div>
                )}
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
        </Search>
        <div className={styles.nextStep}>
          <WaysOn />
        </div>
      </div>
    </>
  );
}
