import type { ArticleInfo } from '../content/articles/articles.ts';

const most = 3;

/** Returns the articles that share the most topics with one, the newest first among equals. */
export function relatedTo(article: ArticleInfo, all: readonly ArticleInfo[]): ArticleInfo[] {
  const shared = ({ topics }: ArticleInfo) => topics.filter((topic) => article.topics.includes(topic)).length;
  return all
    .filter((each) => each.slug !== article.slug && shared(each) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, most);
}
