import { localeOf } from '#packages/site/locales.ts';
import { useState } from 'react';
import type { TextPreview } from '#edit/texts/texts.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import { draftOf, slotOf, textIn, withTyped } from '#edit/page/saving/draft.ts';
import type { Field } from '#edit/words/fields.ts';
import { LanguageScope } from './language-scope.tsx';
import { fieldIn } from './text-draft.ts';
import { useText } from './use-opened-text.ts';

type Props = { fields: readonly Field[]; preview: TextPreview | undefined };

// An address itself has a language.
const isForAll = ({ kind }: Field) => kind !== 'address';
const shared = (field: Field): Field => ({ ...field, perLanguage: false });

/** For all languages or, if they are to differ, for the one that is shown. */
export function TextDays({ fields, preview }: Props) {
  const { texts, shown, draft, setDraft } = useText();
  const { locale } = shown;
  const differing = fields
    .filter(isForAll)
    .filter((field) => new Set(field.values.map((value) => draftOf(draft, field, value))).size > 1);
  const [isApart, setIsApart] = useState(differing.length > 0);
  const isOne = texts.length > 1 && !isApart;
  const where = (isOne ? texts : [shown]).map(({ locale: code, language }) =>
    localeOf(code).draft ? `${language} (once that is online)` : language,
  );
  const holdForAll = () => {
    setIsApart(false);
    const next = differing.map((field) => ({ field: shared(field), text: textIn(draft, field, locale) }));
    setDraft(next.reduce((now, { field, text }) => withTyped(now, field, locale, text), draft));
  };
  return (
    <div className="days" role="group" aria-label="On the site">
      {texts.length > 1 && (
        <fieldset className="for">
          <legend>These days hold for</legend>
          <LanguageScope isApart={isApart} onChange={(next) => (next ? setIsApart(true) : holdForAll())} />
        </fieldset>
      )}
      {fields.map((field) => (
        <FieldEditor
          key={slotOf(field, '')}
          field={fieldIn(isOne && isForAll(field) ? shared(field) : field, locale)}
        />
      ))}
      {differing.length > 0 && (
        <p className="problem" role="status">
          The languages differ: {differing.map(({ label }) => label).join(', ')}.
        </p>
      )}
      <p className="problem" role="status">
        {preview?.takenDown}
      </p>
      <p className="hint">
        <strong aria-live="polite">{preview?.state ?? 'On the site'}</strong> in{' '}
        {new Intl.ListFormat('en').format(where)} · A future date holds it back until then. Days begin at
        midnight at the headquarters. What you change holds once you publish.
      </p>
    </div>
  );
}
