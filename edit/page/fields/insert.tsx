import type { Field, FieldValue } from '#edit/words/fields.ts';
import type { Placeholder } from '#edit/words/quotes.ts';

type Props = {
  field: Field;
  value: FieldValue;
  placeholders: readonly Placeholder[];
  onInsert: (text: string) => void;
};

/** Inserts the text's own slots, or figures and facts, which are listed with their current values. */
export function Insert({ field, value, placeholders, onInsert }: Props) {
  return (
    <span className="insert">
      {field.slots?.map((slot) => (
        <button key={slot} type="button" className="chip" onClick={() => onInsert(`[${slot}]`)}>
          [{slot}]
        </button>
      ))}
      <select
        aria-label={`Insert a figure or fact, ${value.language}`}
        value=""
        onChange={(event) => onInsert(`{${event.target.value}}`)}
      >
        <option value="">Insert a figure…</option>
        {placeholders.map(({ name, values }) => (
          <option key={name} value={name}>
            {values[value.locale]} · {name}
          </option>
        ))}
      </select>
    </span>
  );
}
