import { locales } from '#packages/site/locales.ts';
import { useState } from 'react';
import type { LanguageText } from '#edit/texts/texts.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import { useEditing } from '#edit/page/fields/editing.ts';
import { draftOf, slotOf, withDraft } from '#edit/page/saving/draft.ts';
import type { Field } from '#edit/words/fields.ts';
import { LanguageScope } from './language-scope.tsx';
import { fieldIn } from './text-draft.ts';

type Props = {
  fields: readonly Field[];
  texts: readonly [LanguageText, ...LanguageText[]];
  state: string;
  /** What publishing does to a text that is online. */
  takenDown: string | undefined;
};

// Where an address leads to has a language itself.
const isForAll = ({ kind }: Field) => kind !== 'address';

/** The days on which a text is on the site: for all its languages or, if they are to differ, for the one that is shown. */
export function TextDays({ fields, texts, state, takenDown }: Props) {
  const { draft, setDraft } = useEditing();
  const [{ locale }] = texts;
  const differing = fields
    .filter(isForAll)
    .filter((field) => new Set(field.values.map((value) => draftOf(draft, field, value))).size > 1);
  const [isApart, setIsApart] = useState(differing.length > 0);
  const isOne = texts.length > 1 && !isApart;
  const shown = isOne ? texts : texts.slice(0, 1);
  const where = shown.map((text) =>
    locales.some(({ code, draft }) => draft && code === text.locale)
      ? `${text.language} (once that is online)`
      : text.language,
  );
  const holdForAll = () => {
    setIsApart(false);
    const next = differing.flatMap((field) => {
      const shown = field.values.find((value) => value.locale === locale);
      return field.values.map((value) => ({ field, value, text: shown ? draftOf(draft, field, shown) : '' }));
    });
    setDraft(next.reduce((now, { field, value, text }) => withDraft(now, field, value.locale, text), draft));
  };
  return (
    <div className="days" role="group" aria-label="On the site">
      {texts.length > 1 && (
        <fieldset className="for">
          <legend>These days hold for</legend>
          <LanguageScope
            {...{ texts, isApart }}
            onChange={(next) => (next ? setIsApart(true) : holdForAll())}
          />
        </fieldset>
      )}
      {fields.map((field) => (
        <FieldEditor
          key={slotOf(field, '')}
          field={fieldIn(isOne && isForAll(field) ? { ...field, perLanguage: false } : field, locale)}
        />
      ))}
      {differing.length > 0 && (
        <p className="problem" role="status">
          The languages differ: {differing.map(({ label }) => label).join(', ')}.
        </p>
      )}
      <p className="problem" role="status">
        {takenDown}
      </p>
      <p className="hint">
        <strong aria-live="polite">{state}</strong> in {new Intl.ListFormat('en').format(where)} · A future
        date holds it back until then. Days begin at midnight at the headquarters. What you change holds once
        you publish.
      </p>
    </div>
  );
}
