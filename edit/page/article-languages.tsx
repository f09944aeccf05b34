import type { ArticleText as Text } from '#edit/articles/articles.ts';

type Props = {
  /** The languages that have the article, or in which it is begun. */
  texts: readonly Text[];
  missing: readonly Text[];
  shown: Text | undefined;
  onShow: (text: Text) => void;
  onAdd: (text: Text) => void;
};

/** The languages of an article: one of them is shown, others can be added. */
export function ArticleLanguages({ texts, missing, shown, onShow, onAdd }: Props) {
  if (texts.length + missing.length < 2) return null;
  return (
    <div className="languages" role="group" aria-label="Language of the text">
      {texts.map((own) => (
        <button key={own.locale} type="button" aria-pressed={own === shown} onClick={() => onShow(own)}>
          {own.language}
        </button>
      ))}
      {missing.map((own) => (
        <button key={own.locale} type="button" className="add" onClick={() => onAdd(own)}>
          Add {own.language}
        </button>
      ))}
    </div>
  );
}
