import { useEffect, useState } from 'react';
import { articleLabel, isStory } from '#edit/words/labels.ts';
import type { Collection } from '#generate/content/articles/article-file.ts';
import { articlesWithDrafts } from './article-draft.ts';
import type { ListedArticle } from '#edit/articles/articles.ts';
import { ask, messageOf } from './ask.ts';
import { Sheet } from './sheet.tsx';

/** Whether an article's page is the current one. */
const isHere = ({ name }: ListedArticle) => window.location.pathname.endsWith(`/${name}`);

/** Returns list entries for new articles that exist only as drafts. */
function unsavedArticles(saved: readonly ListedArticle[]): ListedArticle[] {
  return articlesWithDrafts()
    .filter((name) => !saved.some((article) => article.name === name))
    .map((name) => ({ name, title: articleLabel(name), languages: [] }));
}

function countOf(articles: readonly ListedArticle[]): string {
  const stories = articles.filter(({ name }) => isStory(name)).length;
  const others = articles.length - stories;
  const counts = [
    others > 0 && `${others} ${others === 1 ? 'article' : 'articles'}`,
    stories > 0 && `${stories} ${stories === 1 ? 'client story' : 'client stories'}`,
  ].filter(Boolean);
  return counts.join(' and ') || 'The site has no articles and no client stories yet.';
}

function about(article: ListedArticle): string {
  const { languages } = article;
  const parts = [
    isHere(article) && 'On this page',
    isStory(article.name) && 'Client story',
    article.state,
    languages.length > 0 ? languages.join(', ') : 'Not saved yet',
  ];
  return parts.filter(Boolean).join(' · ');
}

type Props = {
  /** Why an article cannot be opened. */
  fault: string;
  onOpen: (name: string) => void;
  onNew: (collection: Collection) => void;
  onClose: () => void;
};

/** The list of all articles and client stories: unsaved new ones first, then that of the current page. */
export function ArticleList({ fault, onOpen, onNew, onClose }: Props) {
  const [saved, setSaved] = useState<ListedArticle[]>();
  const [unread, setUnread] = useState('');
  useEffect(() => {
    ask('articles').then(
      ({ articles }) => setSaved(articles),
      (error: unknown) => setUnread(messageOf(error)),
    );
  }, []);
  const sorted = saved?.toSorted((one, other) => Number(isHere(other)) - Number(isHere(one))) ?? [];
  const all = saved ? [...unsavedArticles(saved), ...sorted] : [];
  return (
    <Sheet title="Articles" onClose={onClose}>
      <div className="begin">
        <button type="button" onClick={() => onNew('insights')}>
          New article
        </button>
        <button type="button" onClick={() => onNew('stories')}>
          New client story
        </button>
      </div>
      <div className="results">
        <p role="status" className="hint found">
          {saved ? countOf(saved) : !unread && 'Reading…'}
        </p>
        <div role="alert">{(fault || unread) && <p className="notice">{fault || unread}</p>}</div>
        <ul>
          {all.map((article) => (
            <li key={article.name}>
              <button type="button" onClick={() => onOpen(article.name)}>
                <span className="where">{about(article)}</span>
                <span className="excerpt">{article.title}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
