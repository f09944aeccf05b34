import { useState } from 'react';
import type { LanguageText, OpenedText } from '#edit/texts/texts.ts';
import { addressOfText, collectionOf, textNamed } from '#edit/content/labels.ts';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { useEditor, type From } from '#edit/page/use-editor.ts';
import { Select } from '#edit/page/fields/select.tsx';
import { TextField } from '#edit/page/fields/text-field.tsx';
import { ConfirmButton } from '#edit/page/frame/confirm-button.tsx';
import { LanguageScope } from './language-scope.tsx';
import { TextForm } from './text-form.tsx';
import { TextContext, useOpenedText, useText } from './use-opened-text.ts';

function TextLanguages() {
  const { texts, missing, shown, problems, show, addLanguages } = useText();
  if (texts.length + missing.length < 2) return null;
  const countOf = ({ file }: LanguageText) => problems.filter((problem) => problem.file === file).length;
  return (
    <div className="languages" role="group" aria-label="Language of the text">
      {texts.map((text) => (
        <button key={text.locale} type="button" aria-pressed={text === shown} onClick={() => show(text)}>
          {text.language}
          {countOf(text) > 0 && ` · ${countOf(text)} to change`}
        </button>
      ))}
      {missing.map((text) => (
        <button key={text.locale} type="button" className="add" onClick={() => addLanguages([text], shown)}>
          Add {text.language}
        </button>
      ))}
      {missing.length > 1 && (
        <button type="button" className="add" onClick={() => addLanguages(missing, shown)}>
          Add all {missing.length} languages
        </button>
      )}
    </div>
  );
}

function TextAddress() {
  const { name, texts, isBusy, move } = useText();
  const { collection, slug } = textNamed(name);
  const [typed, setTyped] = useState(slug);
  return (
    <ConfirmButton
      label="Address"
      confirm={`Move the ${collectionOf(name).labels.one}`}
      hint="Menus and links in texts lead to the new address. So does the old one, if visitors know it. Undo brings it back."
      isBusy={isBusy}
      onConfirm={() => move(typed)}
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

function TextRemoval() {
  const { name, texts, shown, isBusy, remove } = useText();
  // A language that is not saved is discarded by itself.
  const all = texts.every(({ isThere }) => isThere) ? texts : [shown];
  const [isApart, setIsApart] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const removed = isApart ? [shown] : all;
  const languages = new Intl.ListFormat('en').format(removed.map(({ language }) => language));
  const gone = new Set(removed.map(({ locale }) => addressOfText(locale, name)));
  const isSaved = removed.every(({ isThere }) => isThere);
  const leading = removed.map((text) => ({ text, to: chosen[text.locale] ?? text.redirects.first }));
  return (
    <ConfirmButton
      label="Remove"
      confirm={`Remove the ${collectionOf(name).labels.one} in ${languages}`}
      hint={
        isSaved ? `Its page in ${languages} leaves the site. Undo brings it back.` : 'It is not saved yet.'
      }
      isBusy={isBusy}
      onConfirm={() => remove(leading)}
    >
      {all.length > 1 && <LanguageScope isApart={isApart} onChange={setIsApart} />}
      {isSaved &&
        leading.map(({ text: { locale, language, redirects }, to }) => (
          <Select
            key={locale}
            label={`Its old address in ${language} leads to`}
            empty="nowhere: visitors see that it is gone"
            value={to}
            options={redirects.groups.flatMap(({ language: group, addresses }) =>
              addresses.filter((address) => !gone.has(address)).map((value) => ({ value, group })),
            )}
            onChange={(next) => setChosen({ ...chosen, [locale]: next })}
          />
        ))}
      {isSaved && leading.some(({ to }) => to) && <p className="hint">Links in texts lead there too.</p>}
    </ConfirmButton>
  );
}

export function TextEditor({ opened, at }: { opened: OpenedText } & Pick<From, 'at'>) {
  const { open } = useEditor();
  const text = useOpenedText(opened, at);
  const { name, label, shown, changed, isConflict } = text;
  const { collection } = textNamed(name);
  const duplicate = () => void open({ is: 'new text', collection, from: { name, label } });
  const actions = shown && (
    <>
      {collectionOf(name).canDuplicate && changed.length === 0 && (
        <button type="button" onClick={duplicate}>
          Duplicate
        </button>
      )}
      {changed.length === 0 && shown.isThere && <TextAddress />}
      {!isConflict && <TextRemoval key={shown.locale} />}
    </>
  );
  return (
    <TextContext value={shown && { ...text, shown }}>
      <Sheet title={label} isWide>
        <SaveForm
          form={text}
          editing={{ placeholders: opened.placeholders }}
          fields={text.fields}
          onSave={text.save}
          actions={actions}
        >
          {shown && (
            <>
              <TextLanguages />
              <TextForm key={shown.locale} />
            </>
          )}
        </SaveForm>
      </Sheet>
    </TextContext>
  );
}
