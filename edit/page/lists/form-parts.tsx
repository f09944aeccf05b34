import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import { useEditing } from '#edit/page/fields/editing.ts';
import { aThing } from '#edit/content/labels.ts';
import { spotOf, traceOf } from '#edit/content/place.ts';
import type { FormPart, ListPlan } from '#edit/words/form-parts.ts';
import type { Field } from '#edit/words/fields.ts';
import { fieldOf, fieldsOf, itemsOf, newItem, titleOf, withoutItem, type FormValues } from './form-values.ts';

type ItemProps = {
  label: string | undefined;
  remove: string;
  onRemove: (() => void) | undefined;
  children: ReactNode;
};

function ListItem({ label, remove, onRemove, children }: ItemProps) {
  return (
    <fieldset className="part">
      {label && <legend>{label}</legend>}
      {children}
      {onRemove && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            const list = currentTarget.closest('section');
            flushSync(onRemove);
            // The button with the focus is gone.
            list?.querySelector<HTMLElement>(':scope > button')?.focus();
          }}
        >
          {remove}
        </button>
      )}
    </fieldset>
  );
}

/** The first words of an item with a key, such as the name of a city; of any other, its number. */
function labelOf({ isNamed, itemLabel, parts }: ListPlan, inside: FormValues, index: number): string {
  return (isNamed && titleOf(fieldsOf(inside, parts), inside.draft)) || `${itemLabel} ${index + 1}`;
}

type Props = {
  parts: readonly FormPart[];
  formValues: FormValues;
  /** Reduces a field to the values that are shown. */
  shownAs?: (field: Field) => Field;
};

/** Lists get and lose items in every language at once. */
export function FormParts({ parts, ...rest }: Props) {
  const { formValues, shownAs = (field) => field } = rest;
  const { setDraft } = useEditing();
  return parts.map((part) => {
    if ('field' in part)
      return (
        <FieldEditor key={traceOf(spotOf(part.field))} field={shownAs(fieldOf(formValues, part.field))} />
      );
    const { list } = part;
    const items = itemsOf(formValues, list);
    return (
      <section key={list.path.join('.')} className="parts" aria-label={`Each ${list.itemLabel}`}>
        {items.map((item, index) => (
          <ListItem
            key={item.key}
            label={list.isNamed || list.parts.length > 1 ? labelOf(list, item.inside, index) : undefined}
            remove={`Remove this ${list.itemLabel}`}
            onRemove={
              items.length > list.start ? () => setDraft(withoutItem(formValues, list, item.key)) : undefined
            }
          >
            <FormParts {...rest} formValues={item.inside} parts={list.parts} />
          </ListItem>
        ))}
        <button
          type="button"
          disabled={list.max !== undefined && items.length >= list.max}
          onClick={({ currentTarget }) => {
            const section = currentTarget.closest('section');
            flushSync(() => setDraft(newItem(formValues, list)));
            // The button may be disabled now, so the focus moves to what was added.
            const added = [...(section?.querySelectorAll(':scope > fieldset') ?? [])].at(-1);
            added?.querySelector<HTMLElement>('input, textarea, select')?.focus();
          }}
        >
          Add {aThing(list.itemLabel)}
        </button>
      </section>
    );
  });
}
