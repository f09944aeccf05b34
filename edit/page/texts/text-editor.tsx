import { useState } from 'react';
import type { LanguageText, OpenedText } from '#edit/texts/texts.ts';
import { addressOfText, collectionOf, textNamed } from '#edit/content/labels.ts';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { localeHere } from '#edit/page/picking/place.ts';
import { useEditor, type From } from '#edit/page/use-editor.ts';
import { TextField } from '#edit/page/fields/text-field.tsx';
import { ConfirmButton } from '#edit/page/frame/confirm-button.tsx';
import type { Problem } from '#edit/save/check-unsaved.ts';
import { TextForm } from './text-form.tsx';
import { textHere } from './text-draft.ts';
import { TextRemoval } from './text-removal.tsx';
import { useOpenedText } from './use-opened-text.ts';

type LanguagesProps = {
  texts: readonly LanguageText[];
  missing: readonly LanguageText[];
  shown: LanguageText | undefined;
  problems: readonly Problem[];
  onShow: (text: LanguageText) => void;
  onAdd: (texts: readonly LanguageText[]) => void;
};

function TextLanguages({ texts, missing, shown, problems, onShow, onAdd }: LanguagesProps) {
  if (texts.length + missing.length < 2) return null;
  const countOf = ({ file }: LanguageText) => problems.filter((problem) => problem.file === file).length;
  return (
    <div className="languages" role="group" aria-label="Language of the text">
      {texts.map((text) => (
        <button key={text.locale} type="button" aria-pressed={text === shown} onClick={() => onShow(text)}>
          {text.language}
          {countOf(text) > 0 && ` · ${countOf(text)} to change`}
        </button>
      ))}
      {missing.map((text) => (
        <button key={text.locale} type="button" className="add" onClick={() => onAdd([text])}>
          Add {text.language}
        </button>
      ))}
      {missing.length > 1 && (
        <button type="button" className="add" onClick={() => onAdd(missing)}>
          Add all {missing.length} languages
        </button>
      )}
    </div>
  );
}

type AddressProps = {
  name: string;
  texts: readonly LanguageText[];
  isBusy: boolean;
  onMove: (slug: string) => void;
};

function TextAddress({ name, texts, isBusy, onMove }: AddressProps) {
  const { collection, slug } = textNamed(name);
  const [typed, setTyped] = useState(slug);
  return (
    <ConfirmButton
      label="Address"
      confirm={`Move the ${collectionOf(name).labels.one}`}
      hint="Menus and links in texts lead to the new address. So does the old one, if visitors know it. Undo brings it back."
      isBusy={isBusy}
      onConfirm={() => onMove(typed)}
    >
      <TextField
        label="End of the address"
        value={typed}
        autoCapitalize="none"
        spellCheck={false}
        hint={texts.map(({ locale }) => addressOfText(locale, `${collection}/${typed || '…'}`)).join(' · ')}
        onChange={setTyped}
      />
    </ConfirmButton>
  );
}

type ActionsProps = {
  state: ReturnType<typeof useOpenedText>;
  shown: LanguageText | undefined;
};

function Actions({ state, shown }: ActionsProps) {
  const { open } = useEditor();
  const { name, texts, changed, isBusy, isConflict } = state;
  return (
    <>
      {collectionOf(name).canDuplicate && changed.length === 0 && (
        <button
          type="button"
          onClick={() =>
            void open({
              is: 'new text',
              collection: textNamed(name).collection,
              from: { name, label: state.label },
            })
          }
        >
          Duplicate
        </button>
      )}
      {changed.length === 0 && shown?.isThere && (
        <TextAddress {...{ name, texts, isBusy }} onMove={state.move} />
      )}
      {shown && !isConflict && (
        <TextRemoval
          key={shown.locale}
          texts={[shown, ...texts.filter((text) => text !== shown)]}
          {...{ name, isBusy }}
          onRemove={state.remove}
        />
      )}
    </>
  );
}

/** The editor of a text, in every language that has a file or a draft, with a preview. */
export function TextEditor({ opened, at }: { opened: OpenedText } & Pick<From, 'at'>) {
  const [{ locale, line }, show] = useState<{ locale: string; line?: number | undefined }>(
    at ?? { locale: localeHere().code },
  );
  const state = useOpenedText(opened);
  const { texts, missing, problems } = state;
  const shown = textHere(texts, locale);
  return (
    <Sheet title={state.label} isWide>
      <SaveForm
        form={state}
        editing={{ placeholders: opened.placeholders, line }}
        fields={state.fields}
        ignored={problems.filter(({ file, path }) => !path && texts.some((text) => text.file === file))}
        onSave={state.save}
        actions={<Actions {...{ state, shown }} />}
      >
        <TextLanguages
          {...{ texts, missing, shown, problems }}
          onShow={(text) => show({ locale: text.locale })}
          onAdd={(added) => {
            if (shown) state.addLanguages(added, shown);
            show({ locale: added[0]?.locale ?? locale });
          }}
        />
        {shown && <TextForm key={shown.locale} {...{ opened, state, shown }} />}
      </SaveForm>
    </Sheet>
  );
}
