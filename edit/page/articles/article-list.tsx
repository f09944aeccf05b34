import type { ListedArticle } from '#edit/articles/articles.ts';
import { articleAddress, articleLabel, isContentPage, isStory } from '#edit/content/labels.ts';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { localeHere } from '#edit/page/marks/place.ts';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import type { CollectionName } from '#app/site/collections.ts';
import { articlesWithDrafts } from './article-draft.ts';

/** Whether an article's page is the current one. */
function isHere({ name }: ListedArticle): boolean {
  return articleAddress(localeHere().code, name) === window.location.pathname;
}

/** Returns list entries for new articles that exist only as drafts. */
function unsavedArticles(saved: readonly ListedArticle[]): ListedArticle[] {
  return articlesWithDrafts()
    .filter((name) => !saved.some((article) => article.name === name))
    .map((name) => ({ name, title: articleLabel(name), languages: [] }));
}

function countOf(articles: readonly ListedArticle[]): string {
  const stories = articles.filter(({ name }) => isStory(name)).length;
  const pages = articles.filter(({ name }) => isContentPage(name)).length;
  const others = articles.length - stories - pages;
  const counts = [
    others > 0 && `${others} ${others === 1 ? 'article' : 'articles'}`,
    stories > 0 && `${stories} ${stories === 1 ? 'client story' : 'client stories'}`,
    pages > 0 && `${pages} ${pages === 1 ? 'page' : 'pages'} of your own`,
  ].filter((each) => each !== false);
  return (
    new Intl.ListFormat('en').format(counts) ||
    'The site has no articles, no client stories and no pages of your own yet.'
  );
}

function about(article: ListedArticle): string {
  const { languages } = article;
  const parts = [
    isHere(article) && 'On this page',
    isStory(article.name) && 'Client story',
    isContentPage(article.name) && 'Page',
    article.state,
    languages.length > 0 ? languages.join(', ') : 'Not saved yet',
  ];
  return parts.filter(Boolean).join(' · ');
}

type Props = {
  /** Why an article cannot be opened. */
  fault: string;
  onOpen: (name: string) => void;
  onNew: (collection: CollectionName) => void;
  onClose: () => void;
};

/** The list of all articles, client stories and pages by content: unsaved new ones first, then that of the current page. */
export function ArticleList({ fault, onOpen, onNew, onClose }: Props) {
  const { answer, fault: unread } = useAnswer('articles');
  const saved = answer?.articles;
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
        <button type="button" onClick={() => onNew('pages')}>
          New page
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
