import { flushSync } from 'react-dom';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import { useEditing } from '#edit/page/fields/editing.ts';
import { aThing } from '#edit/content/labels.ts';
import { spotOf, traceOf } from '#edit/content/place.ts';
import type { FormPart, ListPlan } from '#edit/words/form-parts.ts';
import type { Field } from '#edit/words/fields.ts';
import { fieldOf, fieldsOf, itemsOf, newItem, titleOf, withoutItem, type FormValues } from './form-values.ts';

type Props = {
  formValues: FormValues;
  /** Reduces a field to the values that are shown. */
  shownAs?: (field: Field) => Field;
};

/** The first words of an item with a key, such as the name of a city; of any other, its number. */
function labelOf({ isNamed, itemLabel, parts }: ListPlan, inside: FormValues, index: number): string {
  return (isNamed && titleOf(fieldsOf(inside, parts), inside.draft)) || `${itemLabel} ${index + 1}`;
}

/** A list gets and loses items in every language at once. */
function ListPart({ list, ...rest }: Props & { list: ListPlan }) {
  const { formValues } = rest;
  const { setDraft } = useEditing();
  const items = itemsOf(formValues, list);
  return (
    <section className="parts" aria-label={`Each ${list.itemLabel}`}>
      {items.map(({ key, inside }, index) => (
        <fieldset key={key} className="part">
          {(list.isNamed || list.parts.length > 1) && <legend>{labelOf(list, inside, index)}</legend>}
          <FormParts {...rest} formValues={inside} parts={list.parts} />
          {items.length > list.start && (
            <button
              type="button"
              onClick={({ currentTarget }) => {
                const section = currentTarget.closest('section');
                flushSync(() => setDraft(withoutItem(formValues, list, key)));
                // The button with the focus is gone.
                section?.querySelector<HTMLElement>(':scope > button')?.focus();
              }}
            >
              Remove this {list.itemLabel}
            </button>
          )}
        </fieldset>
      ))}
      <button
        type="button"
        disabled={list.max !== undefined && items.length >= list.max}
        onClick={({ currentTarget }) => {
          const section = currentTarget.closest('section');
          flushSync(() => setDraft(newItem(formValues, list)));
          // The button may be disabled now, so the focus moves to what was added.
          const added = section?.querySelector(':scope > fieldset:last-of-type');
          added?.querySelector<HTMLElement>('input, textarea, select')?.focus();
        }}
      >
        Add {aThing(list.itemLabel)}
      </button>
    </section>
  );
}

export function FormParts({ parts, ...rest }: Props & { parts: readonly FormPart[] }) {
  const { formValues, shownAs = (field) => field } = rest;
  return parts.map((part) =>
    'field' in part ? (
      <FieldEditor key={traceOf(spotOf(part.field))} field={shownAs(fieldOf(formValues, part.field))} />
    ) : (
      <ListPart key={part.list.path.join('.')} {...rest} list={part.list} />
    ),
  );
}
