import { useEffect, useRef, useState } from 'react';
import { addressOfText } from '#edit/content/labels.ts';
import { TextField } from '#edit/page/fields/text-field.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { collectionFacts, type CollectionName } from '#packages/site/collections.ts';
import { locales, type Locale } from '#packages/site/locales.ts';
import { slugOf } from '#packages/content/addresses/slug-of.ts';
import { ask } from '#edit/page/ask.ts';
import { localeHere } from '#edit/page/picking/place.ts';
import type { Draft } from '#edit/page/saving/draft.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { isTyped, useDraft } from '#edit/page/saving/use-draft.ts';
import { beginDraft } from './text-draft.ts';

type ChoiceProps = { chosen: readonly Locale[]; onChange: (chosen: Locale[]) => void };

function LanguageChoice({ chosen, onChange }: ChoiceProps) {
  if (locales.length < 2) return null;
  return (
    <fieldset className="choices">
      <legend>Languages</legend>
      {locales.map((language) => (
        <label key={language.code}>
          <input
            type="checkbox"
            checked={chosen.includes(language)}
            // A text has at least one language.
            disabled={chosen.length === 1 && chosen.includes(language)}
            onChange={({ target }) =>
              onChange(locales.filter((each) => (each === language ? target.checked : chosen.includes(each))))
            }
          />
          {language.name}
        </label>
      ))}
      <p className="hint">You can add a language later.</p>
    </fieldset>
  );
}

type NewTextProps = { collection: CollectionName; from: { name: string; label: string } | undefined };

/** Writes nothing yet. */
export function NewText({ collection, from }: NewTextProps) {
  const { open } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const kind = collectionFacts[collection].labels.one;
  const heading = from === undefined ? `New ${kind}` : `Duplicate of ${from.label}`;
  const { draft, setDraft, clearDraft, discardThen } = useDraft(
    { is: 'new text', collection, from },
    { title: heading, isChanged: isTyped },
  );
  const { title = '', slug: typed } = draft;
  const slug = typed ?? slugOf(title);
  const [chosen, setChosen] = useState(locales);
  const { attempt, fault: refusal, forget, isBusy } = useAttempt();
  const begin = () =>
    attempt(async () => {
      // The title is in the language of this page, and is still to be translated.
      const { code: locale } =
        chosen.find(({ code }) => code === localeHere().code) ?? chosen[0] ?? localeHere();
      const { opened, draft: begun } = await ask('begin', {
        collection,
        slug,
        title,
        locale,
        from: from?.name,
      });
      // The dialog may have been closed meanwhile.
      if (!form.current) return;
      beginDraft(opened.name, begun, chosen);
      clearDraft();
      void open({ is: 'text', name: opened.name });
    });
  const leave = () => void open(from === undefined ? { is: 'texts' } : { is: 'text', name: from.name });
  const change = (next: Draft) => {
    setDraft({ ...draft, ...next });
    if (next.slug !== undefined || typed === undefined) forget();
  };
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusal]);
  return (
    <Sheet title={heading}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <div className="body" inert={isBusy}>
          <TextField label="Title" required value={title} onChange={(next) => change({ title: next })} />
          <TextField
            label="End of the address"
            autoCapitalize="none"
            spellCheck={false}
            value={slug}
            reasons={refusal ? [refusal] : []}
            hint={chosen.map(({ code }) => addressOfText(code, `${collection}/${slug || '…'}`)).join(' · ')}
            onChange={(next) => change({ slug: next })}
          />
          <LanguageChoice chosen={chosen} onChange={setChosen} />
          <p className="hint">Nothing is written until you press Save in the editor that opens next.</p>
        </div>
        <div className="foot">
          <button type="submit" className="primary">
            Write the {kind}
          </button>
          <button type="button" disabled={isBusy} onClick={discardThen(leave)}>
            Cancel
          </button>
        </div>
      </form>
    </Sheet>
  );
}
