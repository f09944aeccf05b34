import { useEffect, useRef } from 'react';
import type { OpenedText } from '#edit/texts/texts.ts';
import { addressOfText, textLabel } from '#edit/content/labels.ts';
import { NameInput } from '#edit/page/fields/name-input.tsx';
import { TextField } from '#edit/page/fields/text-field.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { collectionFacts, type CollectionName } from '#packages/site/collections.ts';
import { LanguageChoice } from './language-choice.tsx';
import { useNewText } from './use-new-text.ts';

type Props = {
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
export function NewText({ collection, from, onBegun, onCancel }: Props) {
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
          <NameInput
            label="End of the address"
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
