import type { ArticleItem, InsightsWords } from '#generate/content/collections/articles.ts';
import { fill } from '#app/site/fill.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import { personId } from '#app/site/person-id.ts';
import { FormattedDate } from './formatted-date.tsx';
import styles from './article.module.css';

type Dated = { date: string; updated?: string | undefined };

/** The publication and update dates of an article or a story, as list items. */
export function Dates({ of: { date, updated }, words }: { of: Dated; words: InsightsWords }) {
  return (
    <>
      <li>
        <FormattedDate date={date} />
      </li>
      {updated && (
        <li>
          {`${words.updated} `}
          <FormattedDate date={updated} />
        </li>
      )}
    </>
  );
}

/** An article's dates, author and reading time. */
export function ArticleFacts({ article, words }: { article: ArticleItem; words: InsightsWords }) {
  const { author, minutes } = article;
  return (
    <ul className={styles.facts}>
      <Dates of={article} words={words} />
      {author && (
        <li>
          {`${words.by} `}
          <PageLink page="about" hash={personId(author.key)}>
            {author.name}
          </PageLink>
        </li>
      )}
      <li>{fill(words.minutes, { minutes })}</li>
    </ul>
  );
}
