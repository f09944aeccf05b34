import type { ReactNode } from 'react';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import type { Editing } from '#edit/page/fields/value-editor.tsx';
import { fieldIn, type ShownList, type ShownPart } from './shown-parts.ts';

type Props = {
  parts: readonly ShownPart[];
  /** The language in which they are shown. */
  locale: string;
  editing: Editing;
  onAdd: (list: ShownList) => void;
  onRemove: (list: ShownList, key: string) => void;
};

type ItemProps = {
  /** What the item is called, if its only field does not say so. */
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
        <button type="button" onClick={onRemove}>
          {remove}
        </button>
      )}
    </fieldset>
  );
}

/** Fields of a text in one language, and its lists, which get and lose items in every language at once. */
export function TextParts({ parts, ...rest }: Props) {
  const { locale, editing, onAdd, onRemove } = rest;
  return parts.map((part) => {
    if ('field' in part)
      return <FieldEditor key={part.field.key} field={fieldIn(part.field, locale)} editing={editing} />;
    const { list, items } = part;
    return (
      <section key={list.path.join('.')} className="parts" aria-label={`Each ${list.itemLabel}`}>
        {items.map((item, index) => (
          <ListItem
            key={item.key}
            label={list.isNamed ? `${list.itemLabel} ${index + 1}` : undefined}
            remove={`Remove this ${list.itemLabel}`}
            onRemove={list.isNamed || items.length > 1 ? () => onRemove(part, item.key) : undefined}
          >
            <TextParts {...rest} parts={item.parts} />
          </ListItem>
        ))}
        <button
          type="button"
          disabled={list.max !== undefined && items.length >= list.max}
          onClick={() => onAdd(part)}
        >
          Add a {list.itemLabel}
        </button>
      </section>
    );
  });
}
