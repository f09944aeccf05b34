import { useId, useRef } from 'react';
import type { Problem } from '#edit/save/check-copy.ts';
import type { Field, FieldValue } from '#edit/words/fields.ts';
import type { Placeholder } from '#edit/words/quotes.ts';
import { Count } from './count.tsx';
import { Input } from './input.tsx';
import { Insert } from './insert.tsx';
import { Reason } from './reason.tsx';

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

/** As many rows as a text needs. The panel's width holds about 44 characters. */
function rowsOf(text: string): number {
  return Math.min(Math.max(text.split('\n').length, Math.ceil(text.length / 44)), 14);
}

/** A value in one language: its field, its length, and what the build says of it. */
export function ValueEditor(props: Props) {
  const { field, value, text, label, problems, placeholders, other, onChange } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const isWords = field.kind === 'text' && field.values.length > 1;
  const insert = (part: string) => {
    const own = area.current;
    if (!own) return;
    own.setRangeText(part, own.selectionStart, own.selectionEnd, 'end');
    onChange(own.value);
    own.focus();
  };
  const common = {
    id,
    'aria-describedby': `${id}-count ${id}-about`,
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
          rows={rowsOf(text)}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Input {...common} field={field} text={text} onChange={onChange} />
      )}
      {isWords && (
        <div className="under">
          <Count id={`${id}-count`} {...{ field, value, text, placeholders }} />
          <Insert {...{ field, value, placeholders }} onInsert={insert} />
        </div>
      )}
      <div id={`${id}-about`} className="about">
        {problems.map(({ key, reason }) => (
          <p key={key + reason} className="problem">
            <Reason text={reason} />
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
