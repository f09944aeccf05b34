import { withDraft } from '#edit/page/saving/draft.ts';
import type { Field } from '#edit/words/fields.ts';
import { ValueEditor, type Editing } from './value-editor.tsx';

/** A value in all its languages. Anything but text is the same in all of them, and edited once. */
export function FieldEditor({ field, label, editing }: { field: Field; label?: string; editing: Editing }) {
  const isShared = field.kind !== 'text';
  const shown = isShared ? field.values.slice(0, 1) : field.values;
  const name = `${label ?? field.label}${field.optional ? ' (may stay empty)' : ''}`;
  const change = (locale: string, text: string) => {
    const targets = isShared ? field.values.map((value) => value.locale) : [locale];
    const { draft, setDraft } = editing;
    setDraft(targets.reduce((all, target) => withDraft(all, field.key, target, text), draft));
  };
  return (
    <fieldset className="field">
      <legend>{name}</legend>
      {shown.map((value) => (
        <ValueEditor
          key={value.locale}
          {...{ field, value, editing }}
          label={(!isShared && value.language) || name}
          onChange={(text) => change(value.locale, text)}
        />
      ))}
    </fieldset>
  );
}
