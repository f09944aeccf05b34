import type { ArticleInfo } from '#generate/content/articles/articles.ts';
import type { InsightsWords } from '#generate/content/insights-schema.ts';
import { useSite } from '#app/layout/site-context.ts';
import { fill } from '#app/site/fill.ts';
import { pageAddress } from '#app/site/pages.ts';
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
          {words.updated} <FormattedDate date={updated} />
        </li>
      )}
    </>
  );
}

/** An article's dates, author and reading time. */
export function ArticleFacts({ article, words }: { article: ArticleInfo; words: InsightsWords }) {
  const { locale } = useSite();
  const { author, minutes } = article;
  return (
    <ul className={styles.facts}>
      <Dates of={article} words={words} />
      {author && (
        <li>
          {words.by} <a href={pageAddress('about', locale, personId(author.key))}>{author.name}</a>
        </li>
      )}
      <li>{fill(words.minutes, { minutes })}</li>
    </ul>
  );
}
