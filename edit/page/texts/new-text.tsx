import { useEffect, useRef, useId, useState } from 'react';
import type { OpenedText } from '#edit/texts/texts.ts';
import { addressOfText, textLabel } from '#edit/content/labels.ts';
import { TextField } from '#edit/page/fields/text-field.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { collectionFacts, type CollectionName } from '#packages/site/collections.ts';
import type { Locale } from '#packages/site/locales.ts';
import { writtenLanguages } from '#packages/content/written-languages.ts';
import { slugOf } from '#packages/content/addresses/slug-of.ts';
import { ask } from '#edit/page/ask.ts';
import { localeHere } from '#edit/page/marks/place.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { isTyped, useDraft } from '#edit/page/saving/use-draft.ts';
import { beginDraft } from './text-draft.ts';

/** The state of a text that is about to be begun: its title, its address, its languages, and why it cannot be. */
function useNewText(
  collection: CollectionName,
  from: string | undefined,
  onBegun: (opened: OpenedText) => void,
) {
  const { draft, setDraft, clearDraft, discardThen } = useDraft(
    { is: 'new text', collection, from },
    {
      title: `New ${collectionFacts[collection].labels.one}`,
      isChanged: isTyped,
    },
  );
  // Without a typed one, the slug follows the title.
  const { title = '', slug: typed } = draft;
  const [chosen, setChosen] = useState(writtenLanguages);
  const { attempt, fault: refusal, forget } = useAttempt();
  const slug = typed ?? slugOf(title);
  const begin = () =>
    attempt(async () => {
      // The title is in the language of this page, and still to be translated into the others.
      const { code: locale } =
        chosen.find(({ code }) => code === localeHere().code) ?? chosen[0] ?? localeHere();
      const { opened, values } = await ask('begin', { collection, slug, title, locale, from });
      beginDraft(opened.name, Object.fromEntries(chosen.map(({ code }) => [code, values[code] ?? {}])));
      clearDraft();
      onBegun(opened);
    });
  return {
    title,
    slug,
    chosen,
    refusal,
    setTitle: (next: string) => {
      setDraft({ ...draft, title: next });
      if (typed === undefined) forget();
    },
    setSlug: (next: string) => {
      setDraft({ ...draft, slug: next });
      forget();
    },
    setChosen,
    begin,
    discardThen,
  };
}

type ChoiceProps = { chosen: readonly Locale[]; onChange: (chosen: Locale[]) => void };

/** The choice of languages for a new text: at least one. */
function LanguageChoice({ chosen, onChange }: ChoiceProps) {
  const id = useId();
  if (writtenLanguages.length < 2) return null;
  const isNone = chosen.length === 0;
  return (
    <fieldset className="choices" aria-describedby={id}>
      <legend>Languages</legend>
      {writtenLanguages.map((language) => (
        <label key={language.code}>
          <input
            type="checkbox"
            aria-invalid={isNone || undefined}
            checked={chosen.includes(language)}
            onChange={({ target }) =>
              onChange(
                writtenLanguages.filter((each) =>
                  each === language ? target.checked : chosen.includes(each),
                ),
              )
            }
          />
          {language.name}
        </label>
      ))}
      <p id={id} className={isNone ? 'problem' : 'hint'}>
        {isNone ? 'Choose at least one.' : 'You can add a language later.'}
      </p>
    </fieldset>
  );
}

type NewTextProps = {
  collection: CollectionName;
  /** The page to duplicate, if any. */
  from: string | undefined;
  onBegun: (opened: OpenedText) => void;
  onCancel: () => void;
};

function focusIn(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus();
}

/** Asks for the title, the address and the languages of a new text. Nothing is written yet. */
export function NewText({ collection, from, onBegun, onCancel }: NewTextProps) {
  const form = useRef<HTMLFormElement>(null);
  const { title, slug, chosen, refusal, ...begun } = useNewText(collection, from, onBegun);
  const kind = collectionFacts[collection].labels.one;
  useEffect(() => focusIn(form.current, 'input'), []);
  useEffect(() => {
    if (refusal) focusIn(form.current, '[aria-invalid]');
  }, [refusal]);
  return (
    <Sheet title={from === undefined ? `New ${kind}` : `Duplicate of ${textLabel(from)}`}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0) void begun.begin();
          else focusIn(form.current, '[aria-invalid]');
        }}
      >
        <div className="body">
          <TextField label="Title" required value={title} onChange={begun.setTitle} />
          <TextField
            label="End of the address"
            autoCapitalize="none"
            spellCheck={false}
            value={slug}
            reasons={refusal ? [refusal] : []}
            hint={chosen.map(({ code }) => addressOfText(code, `${collection}/${slug || '…'}`)).join(' · ')}
            onChange={begun.setSlug}
          />
          <LanguageChoice chosen={chosen} onChange={begun.setChosen} />
          <p className="hint">Nothing is written until you press Save in the editor that opens next.</p>
        </div>
        <div className="foot">
          <button type="submit" className="primary">
            Write the {kind}
          </button>
          <button type="button" onClick={begun.discardThen(onCancel)}>
            Cancel
          </button>
        </div>
      </form>
    </Sheet>
  );
}
