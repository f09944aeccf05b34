import { useId, useRef } from 'react';
import type { Problem } from '#edit/save/check-unsaved.ts';
import type { Field, FieldValue } from '#edit/words/fields.ts';
import type { OlderText } from '#edit/words/outdated.ts';
import type { Placeholder } from '#edit/words/quotes.ts';
import { CharacterCount } from './character-count.tsx';
import { Input } from './input.tsx';
import { Insert } from './insert.tsx';
import { OlderNote } from './older-note.tsx';
import { Reasons } from '#edit/page/frame/reason.tsx';

type Props = {
  field: Field;
  value: FieldValue;
  text: string;
  /** The language, or the field's name if the value has none of its own. */
  label: string;
  problems: readonly Problem[];
  placeholders: readonly Placeholder[];
  /** How many characters more fit on the page. */
  pageRoom?: number | undefined;
  /** The value in the file, if it must be shown beside the draft. */
  other?: string | undefined;
  /** How the other language has changed since this text did. */
  older?: OlderText | undefined;
  onNoted?: (() => void) | undefined;
  onChange: (text: string) => void;
};

/** Returns the rows that a text needs, up to 14. A line of the panel fits about 44 characters. */
function rowsOf(text: string): number {
  return Math.min(Math.max(text.split('\n').length, Math.ceil(text.length / 44)), 14);
}

/** The editor of a value in one language: its input, its length, and its problems. */
export function ValueEditor(props: Props) {
  const { field, value, text, label, problems, placeholders, pageRoom, other, older, onNoted, onChange } =
    props;
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
    placeholder: field.examples?.[value.locale],
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
          <CharacterCount id={`${id}-count`} {...{ field, value, text, placeholders, pageRoom }} />
          <Insert {...{ field, value, placeholders }} onInsert={insert} />
        </div>
      )}
      <div id={`${id}-about`} className="about">
        <Reasons all={problems.map(({ reason }) => reason)} />
        {other !== undefined && (
          <p className="other">
            The file now has: <q>{other}</q>
          </p>
        )}
      </div>
      {older && <OlderNote older={older} onNoted={onNoted} />}
    </div>
  );
}
