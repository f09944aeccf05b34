import { useId, useRef } from 'react';
import type { Problem } from '#edit/save/check-copy.ts';
import type { Field, FieldValue } from '#edit/words/fields.ts';
import type { Placeholder } from '#edit/words/quotes.ts';
import { lengthOf } from './draft.ts';

type Props = {
  field: Field;
  value: FieldValue;
  text: string;
  /** What the field is called beside its language, where several stand together. */
  label: string;
  problems: readonly Problem[];
  placeholders: readonly Placeholder[];
  /** What the file holds now, where somebody else has changed it. */
  other?: string | undefined;
  onChange: (text: string) => void;
};

function Count({
  field,
  value,
  text,
  placeholders,
}: Pick<Props, 'field' | 'value' | 'text' | 'placeholders'>) {
  const { characters, lines } = field.room;
  if (characters === undefined) return null;
  const values = Object.fromEntries(
    placeholders.map(({ name, values }) => [name, values[value.locale] ?? '']),
  );
  // Where it makes a title too long, the company's name is left off.
  const ending = ` | ${values.name ?? ''}`;
  const whole = lengthOf(text, values);
  const isTitle = field.key.endsWith(':meta.title') && text.trim().endsWith('| {name}');
  const length = isTitle && whole > characters ? whole - ending.length : whole;
  return (
    <span className="count" data-over={length > characters || undefined}>
      {length} of {characters} characters{(lines ?? 1) > 1 && `, at most ${lines} lines`}
    </span>
  );
}

/** What can be put into a text: its own slots, and figures and facts with their present values. */
function Insert({
  field,
  value,
  placeholders,
  onInsert,
}: Pick<Props, 'field' | 'value' | 'placeholders'> & { onInsert: (text: string) => void }) {
  if (field.values.length < 2) return null;
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

function Input({
  field,
  text,
  onChange,
  ...rest
}: Pick<Props, 'field' | 'text' | 'onChange'> & Record<string, unknown>) {
  const common = { ...rest, value: text };
  if (field.kind === 'choice') {
    return (
      <select {...common} onChange={(event) => onChange(event.target.value)}>
        {field.optional && <option value="">None</option>}
        {field.options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  if (field.kind === 'date')
    return <input {...common} type="date" onChange={(event) => onChange(event.target.value)} />;
  const isNumber = field.kind === 'number';
  return (
    <input
      {...common}
      inputMode={isNumber ? 'decimal' : 'text'}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A value in one language: its field, its length, and what the build says of it. */
export function ValueEditor(props: Props) {
  const { field, value, text, label, problems, placeholders, other, onChange } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const isWords = field.kind === 'text' && field.values.length > 1;
  const insert = (part: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    onChange(text.slice(0, selectionStart) + part + text.slice(selectionEnd));
    area.current?.focus();
  };
  const common = {
    id,
    'aria-describedby': `${id}-about`,
    'aria-invalid': problems.length > 0 || undefined,
    'data-value': `${field.key}|${value.locale}`,
  };
  return (
    <div className="value">
      <label htmlFor={id}>{label}</label>
      {isWords ? (
        <textarea
          {...common}
          ref={area}
          lang={value.locale}
          rows={Math.max(text.split('\n').length, Math.ceil(text.length / 44), 1)}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Input {...common} field={field} text={text} onChange={onChange} />
      )}
      {isWords && (
        <div className="under">
          <Count {...{ field, value, text, placeholders }} />
          <Insert {...{ field, value, placeholders }} onInsert={insert} />
        </div>
      )}
      <div id={`${id}-about`} className="about">
        {problems.map(({ key, reason }) => (
          <p key={key + reason} className="problem">
            {reason}
          </p>
        ))}
        {other !== undefined && (
          <p className="other">
            The file now has: <q>{other}</q>
          </p>
        )}
      </div>
    </div>
  );
}
