import { useRef, useState } from 'react';
import type { ArticleText as Text, OpenedArticle } from '#edit/articles/articles.ts';
import { articleAddress, articleLabel, collectionOf } from '#edit/content/labels.ts';
import { PanelActions } from '#edit/page/frame/panel-actions.tsx';
import { Problems } from '#edit/page/frame/problems.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { localeHere } from '#edit/page/marks/place.ts';
import type { History } from '#edit/save/session.ts';
import { ArticleDays } from './article-days.tsx';
import { useArticleDraft } from './article-draft.ts';
import { ArticleLanguages } from './article-languages.tsx';
import { ArticlePicture } from './article-picture.tsx';
import { ArticleRemoval } from './article-removal.tsx';
import { ArticleText } from './article-text.tsx';
import { StoryFigureInputs } from './story-figure-inputs.tsx';
import { useArticleSave } from './use-article-save.ts';
import { usePreview } from './use-preview.ts';

type Props = {
  opened: OpenedArticle;
  onReopen: () => void;
  /** Starts a new page with the texts of this one. */
  onDuplicate: () => void;
  onClose: () => void;
  /** `address` is that of a newly created page, if any. */
  onSaved: (history: History, status: string, address?: string) => void;
};

const isGone = ({ texts }: OpenedArticle) => texts.every(({ text }) => text === undefined);

/** The editor of an article, in every language that has a file or a draft, with a preview. */
export function ArticleEditor({ opened, onReopen, onDuplicate, onClose, onSaved }: Props) {
  const { name } = opened;
  const draft = useArticleDraft(opened);
  const { textOf, change, changed, changedFigures, baseHashes, discardText, clearDraft, discardThen } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [locale, setLocale] = useState(localeHere().code);
  const texts = opened.texts.filter((own) => textOf(own) !== undefined);
  const missing = opened.texts.filter((own) => textOf(own) === undefined);
  const shown = texts.find((own) => own.locale === locale) ?? texts[0];
  const isNew = shown !== undefined && shown.text === undefined;
  const { saveTexts, removeText, conflict, problems, fault, isBusy } = useArticleSave(opened, (history) => {
    clearDraft();
    const made = texts.filter(({ text }) => text === undefined);
    const next = made.find((own) => own.locale === localeHere().code) ?? made[0];
    onSaved(history, 'Saved', next && articleAddress(next.locale, name));
  });
  const removeShown = (own: Text, to?: string) => {
    if (own.text !== undefined) {
      const move = to === undefined ? undefined : { from: articleAddress(own.locale, name), to };
      return removeText(own, move, (history) => {
        discardText(own);
        onSaved(history, 'Removed');
      });
    }
    discardText(own);
    if (texts.length === 1) onClose();
  };
  const { isDated, hasFigures } = collectionOf(name);
  const figuresAt = name.replace('/', '.');
  const count = changed.length + Object.keys(changedFigures).length;
  const unsaved = (own: Text) => ({ locale: own.locale, text: textOf(own) ?? '' });
  const preview = usePreview({
    name,
    ...(shown ? unsaved(shown) : { locale, text: '' }),
    others: texts.filter((own) => own !== shown).map(unsaved),
  });
  // The numbers are saved with the text.
  const typed = new Set(Object.keys(changedFigures).map((key) => `figures.${key}`));
  const mistakes = preview?.mistakes.filter(({ key }) => !typed.has(key)).map(({ words }) => words) ?? [];
  const roomLeft = (own: Text) => {
    const room = opened.pageRoom[own.locale];
    return room === undefined ? undefined : room - ((textOf(own) ?? '').length - (own.text ?? '').length);
  };
  const other = conflict?.texts.find((own) => own.locale === shown?.locale)?.text;
  const conflictNotice =
    conflict &&
    (other === undefined && !isNew
      ? 'This text was removed since you opened it. Nothing was written.'
      : 'This article has changed since you opened it. Nothing was overwritten.');
  return (
    <Sheet title={articleLabel(name)} isWide onClose={onClose}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (count === 0) onClose();
          else if (!conflict) saveTexts(changed, textOf, changedFigures, baseHashes);
        }}
      >
        <ArticleLanguages
          {...{ texts, missing, shown }}
          onShow={(own) => setLocale(own.locale)}
          onAdd={(own) => {
            change(own, (shown && textOf(shown)) ?? '');
            setLocale(own.locale);
          }}
        />
        {shown && (
          <ArticleDays
            text={textOf(shown) ?? ''}
            state={preview?.state}
            isDated={isDated}
            addresses={shown.redirects.groups[0]?.addresses ?? []}
            onChange={(text) => change(shown, text)}
          />
        )}
        {shown && (
          <ArticleText
            key={shown.locale}
            own={shown}
            preview={preview}
            pageRoom={roomLeft(shown)}
            mistakes={mistakes}
            text={textOf(shown) ?? ''}
            other={other === shown.text ? undefined : other}
            onChange={(text) => change(shown, text)}
          />
        )}
        {shown && (
          <ArticlePicture
            languages={[shown, ...texts.filter((own) => own !== shown)].map((own) => ({
              ...own,
              text: textOf(own) ?? '',
            }))}
            at={() => form.current?.querySelector('textarea')?.selectionStart ?? 0}
            onAdd={draft.changeAll}
          />
        )}
        {hasFigures && (
          <StoryFigureInputs
            prefix={figuresAt}
            figures={preview?.figures ?? []}
            languages={texts.map((own) => ({ ...own, text: textOf(own) ?? '' }))}
            problems={problems}
            figureOf={draft.figureOf}
            onChange={draft.changeFigure}
            onAdd={draft.changeAll}
          />
        )}
        <Problems
          problems={problems}
          fields={[]}
          ignored={problems.filter(({ key }) => key.startsWith(`${figuresAt}.`))}
          fault={fault || conflictNotice}
        />
        <div className="foot">
          <PanelActions
            isBusy={isBusy}
            count={count}
            isConflict={conflict !== undefined}
            onKeepMine={() => conflict && saveTexts(changed, textOf, changedFigures, conflict.hashes)}
            onTakeTheirs={discardThen(conflict && isGone(conflict) ? onClose : onReopen)}
            onCancel={discardThen(onClose)}
          />
          {!isDated && count === 0 && (
            <button type="button" onClick={onDuplicate}>
              Duplicate
            </button>
          )}
          {shown && !conflict && (
            <ArticleRemoval
              key={shown.locale}
              own={shown}
              name={name}
              isOnly={texts.length === 1}
              isBusy={isBusy}
              onRemove={(to) => removeShown(shown, to)}
            />
          )}
        </div>
      </form>
    </Sheet>
  );
}
