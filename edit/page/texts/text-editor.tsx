import { useState } from 'react';
import type { LanguageText, OpenedText } from '#edit/texts/texts.ts';
import { addressOfText, collectionOf, textLabel, textNamed } from '#edit/content/labels.ts';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { localeHere } from '#edit/page/marks/place.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import { TextAddress } from './text-address.tsx';
import { TextForm } from './text-form.tsx';
import { TextLanguages } from './text-languages.tsx';
import { TextRemoval, type Removal } from './text-removal.tsx';
import { useOpenedText } from './use-opened-text.ts';

type Props = {
  opened: OpenedText;
  onReopen: () => void;
  /** Starts a new page with the texts of this one. */
  onDuplicate: () => void;
};

const changedElsewhere = 'This text has changed since you opened it. Nothing was overwritten.';
const removedElsewhere = 'This text was removed since you opened it. Nothing was written.';

const ofHere = <Own extends LanguageText>(texts: readonly Own[], locale: string = localeHere().code) =>
  texts.find((text) => text.locale === locale) ?? texts[0];

type ActionsProps = Pick<Props, 'opened' | 'onDuplicate'> & {
  state: ReturnType<typeof useOpenedText>;
  shown: LanguageText | undefined;
  onRemove: (removals: Removal[]) => void;
  onMove: (slug: string) => void;
};

/** What can be done with a text as a whole. */
function Actions({ opened: { name }, state, shown, onDuplicate, onRemove, onMove }: ActionsProps) {
  const { texts, changed, isBusy, isConflict } = state;
  return (
    <>
      {collectionOf(name).canDuplicate && changed.length === 0 && (
        <button type="button" onClick={onDuplicate}>
          Duplicate
        </button>
      )}
      {changed.length === 0 && shown?.isThere && <TextAddress {...{ name, texts, isBusy, onMove }} />}
      {shown && !isConflict && (
        <TextRemoval
          key={shown.locale}
          texts={[shown, ...texts.filter((text) => text !== shown)]}
          {...{ name, isBusy, onRemove }}
        />
      )}
    </>
  );
}

/** The editor of a text, in every language that has a file or a draft, with a preview. */
export function TextEditor({ opened, onReopen, onDuplicate }: Props) {
  const { close, saved } = useEditor();
  const { name } = opened;
  const [locale, setLocale] = useState<string>(localeHere().code);
  const state = useOpenedText(opened, (made) => {
    const next = ofHere(made);
    saved(undefined, next && addressOfText(next.locale, name));
  });
  const { texts, missing, problems, isGone } = state;
  const shown = ofHere(texts, locale);
  const remove = (removals: Removal[]) => {
    const [first] = removals;
    if (!first || first.text.isThere) return state.remove(removals, () => saved('Removed'));
    state.discardText(first.text);
    if (texts.length === 1) close();
  };
  const move = (slug: string) => {
    const to = ofHere(texts);
    const address = to && addressOfText(to.locale, `${textNamed(name).collection}/${slug}`);
    state.move(slug, () => saved('Moved', address));
  };
  return (
    <Sheet title={textLabel(name)} isWide>
      <SaveForm
        form={state}
        count={state.changed.length}
        fields={state.fields}
        ignored={problems.filter(({ file, path }) => !path && texts.some((text) => text.file === file))}
        conflictNotice={isGone ? removedElsewhere : changedElsewhere}
        onSave={state.save}
        onReopen={isGone ? close : onReopen}
        actions={<Actions {...{ opened, state, shown, onDuplicate }} onRemove={remove} onMove={move} />}
      >
        <TextLanguages
          {...{ texts, missing, shown, problems }}
          onShow={(text) => setLocale(text.locale)}
          onAdd={(text) => {
            if (shown) state.addLanguage(text, shown);
            setLocale(text.locale);
          }}
        />
        {shown && <TextForm key={shown.locale} {...{ opened, state, shown }} />}
      </SaveForm>
    </Sheet>
  );
}
