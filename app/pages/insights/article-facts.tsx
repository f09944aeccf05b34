import type { ArticleItem, InsightsWords } from '#packages/content/collections/articles.ts';
import { fill } from '#packages/site/fill.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import { personId } from '#packages/site/person-id.ts';
import { Dates } from '#app/layout/prose/dates.tsx';
import styles from '#app/layout/prose/text-page.module.css';

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
