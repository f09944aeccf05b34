import type { ReactNode } from 'react';
import type { ArticleData, InsightsWords } from '#packages/content/collections/articles.ts';
import type { LinkedText } from '#packages/content/collections/text-parts.ts';
import { PageHead } from '#app/layout/page-head.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { PageLink, RouterLink } from '#app/layout/page-link.tsx';
import { TextLink } from '#app/layout/text-link.tsx';
import { textAddress, topicKey } from '#packages/site/addresses.ts';
import { WaysOn } from '#app/layout/ways-on.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { Contents } from '#app/layout/prose/contents.tsx';
import { Prose } from '#app/layout/prose/prose.tsx';
import styles from '#app/layout/prose/text-page.module.css';

type ArticleProps = { data: ArticleData; words: InsightsWords };

function Topics({ data: { linkedTopics, topics }, words }: ArticleProps) {
  const { locale } = useSite();
  if (topics.length === 0) return null;
  return (
    <ul className={styles.topics}>
      {topics.map((topic) => {
        const name = words.topics[topic];
        const to = textAddress('insights', locale, topicKey(topic));
        return (
          <li key={topic}>{linkedTopics.includes(topic) ? <RouterLink to={to}>{name}</RouterLink> : name}</li>
        );
      })}
    </ul>
  );
}

function Neighbor({ article, label }: { article: LinkedText | undefined; label: string }) {
  if (!article) return null;
  return (
    <p>
      <span>{`${label} `}</span>
      <TextLink collection="insights" slug={article.slug}>
        {article.title}
      </TextLink>
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

function FurtherReading({ data: { next, previous, related, services }, words }: ArticleProps) {
  const { locale, ui } = useSite();
  return (
    <div className={styles.onward}>
      {services.length > 0 && (
        <Links id="about-services" title={words.aboutServices}>
          {services.map((id) => (
            <li key={id}>
              <PageLink page="services" hash={id}>
                {ui.services[id]}
              </PageLink>
            </li>
          ))}
        </Links>
      )}
      {related.length > 0 && (
        <Links id="related" title={words.related}>
          {related.map(({ slug, title }) => (
            <li key={slug}>
              <TextLink collection="insights" slug={slug}>
                {title}
              </TextLink>
            </li>
          ))}
        </Links>
      )}
      <nav className={styles.neighbors} aria-label={words.more}>
        <Neighbor article={previous} label={words.previous} />
        <Neighbor article={next} label={words.next} />
        <p>
          <RouterLink to={textAddress('insights', locale)}>{words.all}</RouterLink>
        </p>
      </nav>
      <WaysOn />
    </div>
  );
}

export default function ArticlePage({ data, words }: ArticleProps) {
  return (
    <article className={`${styles.page} ${styles.article}`}>
      <PageHead title={data.title} lead={data.description} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.aside}>
          <ArticleFacts article={data} words={words} />
          <Topics data={data} words={words} />
          {!data.isTranslated && <p className={styles.facts}>{words.oneLanguage}</p>}
          <Contents sections={data.sections} title={words.contents} />
        </div>
        <Prose body={data.body} words={words} photos={data.photos} />
        <FurtherReading data={data} words={words} />
      </div>
    </article>
  );
}
