import { isShared, withDraft } from '#edit/page/saving/draft.ts';
import type { Field } from '#edit/words/fields.ts';
import { withoutUnprintable } from '#packages/content/reading/unprintable.ts';
import { useEditing } from './editing.ts';
import { ValueEditor } from './value-editor.tsx';

/** A value in all its languages. What is the same in all of them is edited once. */
export function FieldEditor({ field, label }: { field: Field; label?: string }) {
  const { draft, setDraft } = useEditing();
  const isOne = isShared(field);
  const shown = isOne ? field.values.slice(0, 1) : field.values;
  const name = `${label ?? field.label}${field.optional ? ' (may stay empty)' : ''}`;
  const change = (locale: string, typed: string) => {
    // As text from other programs may have.
    const text = withoutUnprintable(typed);
    const targets = isOne ? field.values.map((value) => value.locale) : [locale];
    setDraft(targets.reduce((all, target) => withDraft(all, field, target, text), draft));
  };
  return (
    <fieldset className="field">
      <legend>{name}</legend>
      {shown.map((value) => (
        <ValueEditor
          key={value.locale}
          {...{ field, value }}
          label={(shown.length > 1 && value.language) || name}
          onChange={(text) => change(value.locale, text)}
        />
      ))}
    </fieldset>
  );
}
