import { useEffect, useState } from 'react';
import type { ListedArticle } from '#edit/articles/articles.ts';
import { ask } from './ask.ts';
import { Sheet } from './sheet.tsx';

/** Whether the page that is open is an article's. */
const isHere = ({ name }: ListedArticle) => window.location.pathname.endsWith(`/${name}`);

type Props = { onOpen: (name: string) => void; onClose: () => void };

/** The list of all articles and client stories. That of the page that is open comes first. */
export function ArticleList({ onOpen, onClose }: Props) {
  const [articles, setArticles] = useState<ListedArticle[]>();
  useEffect(() => {
    void ask('articles').then((answer) => setArticles(answer.articles));
  }, []);
  const sorted = articles?.toSorted((one, other) => Number(isHere(other)) - Number(isHere(one))) ?? [];
  return (
    <Sheet title="Articles" onClose={onClose}>
      <div className="results">
        <p role="status" className="hint found">
          {articles ? `${sorted.length} ${sorted.length === 1 ? 'article' : 'articles'}` : 'Reading…'}
        </p>
        <ul>
          {sorted.map((article) => (
            <li key={article.name}>
              <button type="button" onClick={() => onOpen(article.name)}>
                <span className="where">
                  {isHere(article) && 'On this page · '}
                  {article.languages.join(', ')}
                </span>
                <span className="excerpt">{article.title}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
