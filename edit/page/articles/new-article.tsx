import { useEffect, useId, useRef } from 'react';
import type { OpenedArticle } from '#edit/articles/articles.ts';
import { articleAddress, articleLabel } from '#edit/content/labels.ts';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import type { CollectionName } from '#app/site/collections.ts';
import { collectionFacts } from '#packages/content/collections/collection-facts.ts';
import { LanguageChoice } from './language-choice.tsx';
import { useNewArticle } from './use-new-article.ts';

type Props = {
  collection: CollectionName;
  /** The page to duplicate, if any. */
  from: string | undefined;
  onBegun: (opened: OpenedArticle) => void;
  onCancel: () => void;
  onClose: () => void;
};

/** Asks for the title, the address and the languages of a new article. Nothing is written yet. */
export function NewArticle({ collection, from, onBegun, onCancel, onClose }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { title, slug, chosen, refusal, ...own } = useNewArticle(collection, from, onBegun);
  const kind = collectionFacts[collection].labels.one;
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[name=slug]')?.focus();
  }, [refusal]);
  return (
    <Sheet
      title={from === undefined ? `New ${kind}` : `Duplicate of ${articleLabel(from)}`}
      onClose={onClose}
    >
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0) void own.begin();
          else form.current?.querySelector<HTMLElement>('[name=language]')?.focus();
        }}
      >
        <div className="body">
          <div className="value">
            <label htmlFor={`${id}-title`}>Title</label>
            <input
              id={`${id}-title`}
              required
              value={title}
              onChange={({ target }) => own.setTitle(target.value)}
            />
          </div>
          <div className="value">
            <label htmlFor={`${id}-slug`}>End of the address</label>
            <input
              id={`${id}-slug`}
              name="slug"
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby={`${id}-about`}
              aria-invalid={refusal !== '' || undefined}
              value={slug}
              onChange={({ target }) => own.setSlug(target.value)}
            />
            <div id={`${id}-about`} className="about">
              {refusal && <p className="problem">{refusal}</p>}
              <p className="hint">
                {chosen.map(({ code }) => articleAddress(code, `${collection}/${slug || '…'}`)).join(' · ')}
              </p>
            </div>
          </div>
          <LanguageChoice chosen={chosen} onChange={own.setChosen} />
          <p className="hint">Nothing is written until you press Save in the editor that opens next.</p>
        </div>
        <div className="foot">
          <button type="submit" className="primary">
            Write the {kind}
          </button>
          <button type="button" onClick={own.discardThen(onCancel)}>
            Cancel
          </button>
        </div>
      </form>
    </Sheet>
  );
}
