import type { ReactNode } from 'react';
import type { Article, ArticleInfo, Insights } from '#generate/content/articles/articles.ts';
import type { Words } from '#generate/content/schema.ts';
import type { InsightsWords } from '#generate/content/insights-schema.ts';
import { PageHead } from '#app/layout/page-head.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { insightsAddress, topicKey, topicsOf, type InsightsPage } from '#app/site/insights.ts';
import { locales } from '#app/site/locales.ts';
import { pageAddress } from '#app/site/pages.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleText } from './article-text.tsx';
import { Contents } from './contents.tsx';
import { relatedTo } from './related.ts';
import styles from './article.module.css';

/** The topics of an article, linked if they have a page. */
function Topics({ article, all, words }: Pick<ArticlePageProps, 'article' | 'all' | 'words'>) {
  const { locale } = useSite();
  const pages = topicsOf(all);
  if (article.topics.length === 0) return null;
  return (
    <ul className={styles.topics}>
      {article.topics.map((topic) => {
        const name = words.topics[topic];
        const href = insightsAddress(locale, topicKey(topic));
        return <li key={topic}>{pages.includes(topic) ? <a href={href}>{name}</a> : name}</li>;
      })}
    </ul>
  );
}

function ArticleLink({
  article,
  rel,
  label,
}: {
  article: ArticleInfo | undefined;
  rel: string;
  label: string;
}) {
  const { locale } = useSite();
  if (!article) return null;
  return (
    <p>
      <span>{label}</span>{' '}
      <a href={insightsAddress(locale, article.slug)} rel={rel}>
        {article.title}
      </a>
    </p>
  );
}

function Links({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** Further reading: the services that the article is about, related articles, and the previous and next one. */
function FurtherReading({ article, all, words }: Pick<ArticlePageProps, 'article' | 'all' | 'words'>) {
  const { locale, ui } = useSite();
  const at = all.findIndex(({ slug }) => slug === article.slug);
  const related = relatedTo(article, all);
  return (
    <div className={styles.onward}>
      {article.services.length > 0 && (
        <Links id="about-services" title={words.aboutServices}>
          {article.services.map((id) => (
            <li key={id}>
              <a href={pageAddress('services', locale, id)}>{ui.services[id]}</a>
            </li>
          ))}
        </Links>
      )}
      {related.length > 0 && (
        <Links id="related" title={words.related}>
          {related.map(({ slug, title }) => (
            <li key={slug}>
              <a href={insightsAddress(locale, slug)}>{title}</a>
            </li>
          ))}
        </Links>
      )}
      <nav className={styles.neighbours} aria-label={words.more}>
        <ArticleLink article={all[at + 1]} rel="prev" label={words.previous} />
        <ArticleLink article={all[at - 1]} rel="next" label={words.next} />
        <p>
          <a href={insightsAddress(locale)}>{words.all}</a>
        </p>
      </nav>
    </div>
  );
}

type ArticlePageProps = {
  article: Article;
  /** All articles of the language, the newest first. */
  all: readonly ArticleInfo[];
  words: InsightsWords;
  sharedDay: Words['home']['sharedDay'];
  photos: Insights['photos'];
  page: InsightsPage;
};

/** An article with its table of contents and further reading. */
export function ArticlePage({ article, all, words, sharedDay, photos, page }: ArticlePageProps) {
  return (
    <article className={styles.article}>
      <PageHead title={article.title} lead={article.description} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.aside}>
          <ArticleFacts article={article} words={words} />
          <Topics article={article} all={all} words={words} />
          {page.translations.size < locales.length && <p className={styles.facts}>{words.oneLanguage}</p>}
          <Contents sections={article.sections} title={words.contents} />
        </div>
        <ArticleText tree={article.tree} words={words} sharedDay={sharedDay} photos={photos} />
        <FurtherReading article={article} all={all} words={words} />
      </div>
    </article>
  );
}
