import type { Field, FieldValue } from '#edit/words/fields.ts';
import type { Placeholder } from '#edit/words/references.ts';

type ChoiceProps = {
  /** What is inserted, as a label and as the first line of the list. */
  label: string;
  first: string;
  options: readonly { written: string; label: string; isThere?: boolean }[];
  onInsert: (written: string) => void;
};

/** A list from which one thing at a time is inserted. What can be there only once is off while it is. */
export function InsertChoice({ label, first, options, onInsert }: ChoiceProps) {
  return (
    <select aria-label={label} value="" onChange={({ target }) => onInsert(target.value)}>
      <option value="">{first}</option>
      {options.map(({ written, label: name, isThere }) => (
        <option key={written} value={written} disabled={isThere}>
          {name}
        </option>
      ))}
    </select>
  );
}

type FigureProps = Pick<ChoiceProps, 'onInsert'> & {
  locale: string;
  language: string;
  placeholders: readonly Placeholder[];
};

/** Inserts a figure or a fact, which are listed with their current values. */
export function InsertFigure({ locale, language, placeholders, onInsert }: FigureProps) {
  return (
    <InsertChoice
      label={`Insert a figure or fact, ${language}`}
      first="Insert a figure…"
      options={placeholders.map(({ name, values }) => ({
        written: `{${name}}`,
        label: `${values[locale]} · ${name}`,
      }))}
      onInsert={onInsert}
    />
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
