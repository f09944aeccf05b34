import type { Field, FieldValue } from '#edit/words/fields.ts';
import type { Placeholder } from '#edit/words/quotes.ts';

type FigureProps = {
  locale: string;
  language: string;
  placeholders: readonly Placeholder[];
  onInsert: (text: string) => void;
};

/** Inserts a figure or a fact, which are listed with their current values. */
export function InsertFigure({ locale, language, placeholders, onInsert }: FigureProps) {
  return (
    <select
      aria-label={`Insert a figure or fact, ${language}`}
      value=""
      onChange={(event) => onInsert(`{${event.target.value}}`)}
    >
      <option value="">Insert a figure…</option>
      {placeholders.map(({ name, values }) => (
        <option key={name} value={name}>
          {values[locale]} · {name}
        </option>
      ))}
    </select>
  );
}

type Props = Pick<FigureProps, 'placeholders' | 'onInsert'> & { field: Field; value: FieldValue };

/** Inserts the text's own slots, or figures and facts. */
export function Insert({ field, value: { locale, language }, ...rest }: Props) {
  return (
    <span className="insert">
      {field.slots?.map((slot) => (
        <button key={slot} type="button" className="chip" onClick={() => rest.onInsert(`[${slot}]`)}>
          [{slot}]
        </button>
      ))}
      <InsertFigure {...{ locale, language }} {...rest} />
    </span>
  );
}
