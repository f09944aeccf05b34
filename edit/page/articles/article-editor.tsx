import { useRef, useState } from 'react';
import type { ArticleText, OpenedArticle } from '#edit/articles/articles.ts';
import { articleAddress, articleLabel, collectionOf } from '#edit/content/labels.ts';
import { PanelActions } from '#edit/page/frame/panel-actions.tsx';
import { Problems } from '#edit/page/frame/problems.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { useFirstInvalid } from '#edit/page/frame/use-form-keys.ts';
import { localeHere } from '#edit/page/marks/place.ts';
import type { History } from '#edit/save/session.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleLanguages } from './article-languages.tsx';
import { ArticleRemoval } from './article-removal.tsx';
import { useArticle } from './use-article.ts';

type Props = {
  opened: OpenedArticle;
  onReopen: () => void;
  /** Starts a new page with the texts of this one. */
  onDuplicate: () => void;
  onClose: () => void;
  /** `address` is that of a newly created page, if any. */
  onSaved: (history: History, status?: string, address?: string) => void;
};

const changedElsewhere = 'This text has changed since you opened it. Nothing was overwritten.';
const removedElsewhere = 'This text was removed since you opened it. Nothing was written.';

const ofHere = <Own extends ArticleText>(texts: readonly Own[], locale: string = localeHere().code) =>
  texts.find((text) => text.locale === locale) ?? texts[0];

type FootProps = Omit<Props, 'onSaved'> & {
  article: ReturnType<typeof useArticle>;
  shown: ArticleText | undefined;
  onRemove: (text: ArticleText, to?: string) => void;
};

/** What can be done with a text as a whole. */
function Foot({ opened: { name }, article, shown, onReopen, onDuplicate, onClose, onRemove }: FootProps) {
  const { texts, changed, isBusy, isConflict, isGone, discardThen } = article;
  return (
    <div className="foot">
      <PanelActions
        {...{ isBusy, isConflict }}
        count={changed.length}
        onKeepMine={article.save}
        onTakeTheirs={discardThen(isGone ? onClose : onReopen)}
        onCancel={discardThen(onClose)}
      />
      {!collectionOf(name).isDated && changed.length === 0 && (
        <button type="button" onClick={onDuplicate}>
          Duplicate
        </button>
      )}
      {shown && !isConflict && (
        <ArticleRemoval
          key={shown.locale}
          text={shown}
          name={name}
          isOnly={texts.length === 1}
          isBusy={isBusy}
          onRemove={(to) => onRemove(shown, to)}
        />
      )}
    </div>
  );
}

/** The editor of a text, in every language that has a file or a draft, with a preview. */
export function ArticleEditor({ onSaved, ...props }: Props) {
  const { opened, onClose } = props;
  const { name } = opened;
  const form = useRef<HTMLFormElement>(null);
  const [locale, setLocale] = useState<string>(localeHere().code);
  const article = useArticle(opened, (history, made) => {
    const next = ofHere(made);
    onSaved(history, undefined, next && articleAddress(next.locale, name));
  });
  const { texts, missing, changed, problems, isConflict, isGone } = article;
  const shown = ofHere(texts, locale);
  useFirstInvalid(form, problems);
  const remove = (text: ArticleText, to?: string) => {
    if (text.isThere) return article.remove(text, to, (history) => onSaved(history, 'Removed'));
    article.discardText(text);
    if (texts.length === 1) onClose();
  };
  return (
    <Sheet title={articleLabel(name)} isWide onClose={onClose}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (changed.length === 0) onClose();
          else if (!isConflict) article.save();
        }}
      >
        <ArticleLanguages
          {...{ texts, missing, shown, problems }}
          onShow={(text) => setLocale(text.locale)}
          onAdd={(text) => {
            if (shown) article.addLanguage(text, shown);
            setLocale(text.locale);
          }}
        />
        {shown && <ArticleForm key={shown.locale} {...{ opened, article, shown }} />}
        <Problems
          problems={problems}
          fields={article.fields}
          ignored={problems.filter(({ file, key }) => key === '' && texts.some((text) => text.file === file))}
          fault={article.fault || (isConflict && (isGone ? removedElsewhere : changedElsewhere)) || ''}
        />
        <Foot {...props} {...{ article, shown }} onRemove={remove} />
      </form>
    </Sheet>
  );
}
