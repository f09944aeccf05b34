import { useEffect, useId, useRef, useState } from 'react';
import type { OpenedArticle } from '#edit/articles/articles.ts';
import { articleAddress, articleLabel } from '#edit/content/labels.ts';
import { slugOf } from '#packages/content/slug-of.ts';
import { ask } from '#edit/page/ask.ts';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { localeHere } from '#edit/page/marks/place.ts';
import { isTyped, useDraft } from '#edit/page/saving/use-draft.ts';
import type { CollectionName } from '#app/site/collections.ts';
import { collectionFacts } from '#packages/content/collections/collection-facts.ts';
import { writtenLanguages } from '#packages/content/written-languages.ts';
import { beginDraft } from './article-draft.ts';
import { LanguageChoice } from './language-choice.tsx';

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
  const { draft, setDraft, clearDraft, discardThen } = useDraft(`new ${collection} ${from ?? ''}`, isTyped);
  // Without a typed one, the slug follows the title.
  const { title = '', slug: typed } = draft;
  const [chosen, setChosen] = useState(writtenLanguages);
  const [refusal, setRefusal] = useState('');
  const slug = typed ?? slugOf(title);
  const kind = collectionFacts[collection].labels.one;
  const fieldOf = (name: string) => form.current?.querySelector<HTMLElement>(`[name=${name}]`);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  async function begin(): Promise<void> {
    if (chosen.length === 0) return fieldOf('language')?.focus();
    try {
      // The title is in the language of this page, and still to be translated into the others.
      const own = chosen.find(({ code }) => code === localeHere().code) ?? chosen[0];
      const original = from !== undefined && own && { from: { name: from, locale: own.code } };
      const begun = await ask('begin', { collection, slug, title, ...original });
      const { copies, opened, text, untitled } = begun;
      const texts = chosen.map((each) => [each.code, copies[each.code] ?? (each === own ? text : untitled)]);
      beginDraft(opened.name, Object.fromEntries(texts) as Record<string, string>);
      clearDraft();
      onBegun(opened);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      fieldOf('slug')?.focus();
    }
  }
  return (
    <Sheet
      title={from === undefined ? `New ${kind}` : `Duplicate of ${articleLabel(from)}`}
      onClose={onClose}
    >
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <div className="body">
          <div className="value">
            <label htmlFor={`${id}-title`}>Title</label>
            <input
              id={`${id}-title`}
              required
              value={title}
              onChange={({ target }) => {
                setDraft({ ...draft, title: target.value });
                if (typed === undefined) setRefusal('');
              }}
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
              onChange={({ target }) => {
                setDraft({ ...draft, slug: target.value });
                setRefusal('');
              }}
            />
            <div id={`${id}-about`} className="about">
              {refusal && <p className="problem">{refusal}</p>}
              <p className="hint">
                {chosen.map(({ code }) => articleAddress(code, `${collection}/${slug || '…'}`)).join(' · ')}
              </p>
            </div>
          </div>
          <LanguageChoice chosen={chosen} onChange={setChosen} />
          <p className="hint">Nothing is written until you press Save in the editor that opens next.</p>
        </div>
        <div className="foot">
          <button type="submit" className="primary">
            Write the {kind}
          </button>
          <button type="button" onClick={discardThen(onCancel)}>
            Cancel
          </button>
        </div>
      </form>
    </Sheet>
  );
}
