import type { ListedArticle } from '#edit/articles/articles.ts';
import { articleAddress, articleLabel, capitalized, collectionOf, textNamed } from '#edit/content/labels.ts';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { localeHere } from '#edit/page/marks/place.ts';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { collectionFacts, collectionNames, type CollectionName } from '#app/site/collections.ts';
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

/** Says how many texts there are of each collection. */
function countOf(articles: readonly ListedArticle[]): string {
  const counts = collectionNames.flatMap((collection) => {
    const count = articles.filter(({ name }) => textNamed(name).collection === collection).length;
    const { one, many } = collectionFacts[collection].labels;
    return count > 0 ? `${count} ${count === 1 ? one : many}` : [];
  });
  const none = Object.values(collectionFacts).map(({ labels }) => `no ${labels.many}`);
  const list = new Intl.ListFormat('en');
  return list.format(counts) || `The site has ${list.format(none)} yet.`;
}

// What the list is called after needs no word.
const [ownName] = collectionNames;

function about(article: ListedArticle): string {
  const { languages, name, state } = article;
  const parts = [
    isHere(article) && 'On this page',
    textNamed(name).collection !== ownName && capitalized(collectionOf(name).labels.one),
    state,
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

/** The list of the texts of all collections: unsaved new ones first, then that of the current page. */
export function ArticleList({ fault, onOpen, onNew, onClose }: Props) {
  const { answer, fault: unread } = useAnswer('articles');
  const saved = answer?.articles;
  const sorted = saved?.toSorted((one, other) => Number(isHere(other)) - Number(isHere(one))) ?? [];
  const all = saved ? [...unsavedArticles(saved), ...sorted] : [];
  return (
    <Sheet title="Articles" onClose={onClose}>
      <div className="begin">
        {collectionNames.map((name) => (
          <button key={name} type="button" onClick={() => onNew(name)}>
            New {collectionFacts[name].labels.one}
          </button>
        ))}
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
