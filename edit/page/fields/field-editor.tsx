import { useId, useRef } from 'react';
import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import { traceOf } from '#edit/content/place.ts';
import { Reasons } from '#edit/page/frame/problems.tsx';
import { useEditing } from './editing.ts';
import { CharacterCount } from './character-count.tsx';
import { Input } from './input.tsx';
import { InsertFigure } from './insert-figure.tsx';
import { OlderNote } from '#edit/page/words/older-texts.tsx';
import { withFollowing } from '#edit/page/offices/following.ts';
import { isShared } from '#edit/content/is-shared.ts';
import { draftOf, problemsOf, slotOf } from '#edit/page/saving/draft.ts';
import type { Field, FieldValue } from '#edit/words/fields.ts';

type Props = {
  field: Field;
  value: FieldValue;
  /** The language, or the field's name if the value has none of its own. */
  label: string;
  onChange: (text: string) => void;
};

type UnderProps = Omit<Props, 'label'> & { id: string; text: string };

function UnderText({ id, field, value, text, onChange }: UnderProps) {
  const ref = useRef<HTMLDivElement>(null);
  const insert = (part: string) => {
    const area = ref.current?.parentElement?.querySelector('textarea');
    if (!area) return;
    area.setRangeText(part, area.selectionStart, area.selectionEnd, 'end');
    onChange(area.value);
    area.focus();
  };
  return (
    <div ref={ref} className="under">
      <CharacterCount {...{ id, field, value, text }} />
      <span className="insert">
        {field.slots?.map((slot) => (
          <button key={slot} type="button" className="chip" onClick={() => insert(`[${slot}]`)}>
            [{slot}]
          </button>
        ))}
        <InsertFigure locale={value.locale} language={value.language} onInsert={insert} />
      </span>
    </div>
  );
}

function ValueEditor({ field, value, label, onChange }: Props) {
  const editing = useEditing();
  const { draft, exampleFor = (text: string) => text } = editing;
  const text = draftOf(draft, field, value);
  const problems = problemsOf(editing.problems, field, value);
  const slot = slotOf(field, value.locale);
  const other = editing.others?.[slot];
  const older = editing.older?.find(({ at }) => traceOf(at) === slot);
  const id = useId();
  return (
    <div className="value">
      {field.kind === 'choices' || field.kind === 'icon' ? (
        <p id={`${id}-label`} className="label">
          {label}
        </p>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      <Input
        id={id}
        aria-describedby={`${id}-count ${id}-about`}
        aria-invalid={problems.length > 0 || undefined}
        data-value={slot}
        placeholder={exampleFor(field.examples?.[value.locale] ?? '') || undefined}
        lang={value.locale}
        {...{ field, text, onChange }}
      />
      {field.kind === 'text' && value.locale !== '' && (
        <UnderText id={`${id}-count`} {...{ field, value, text, onChange }} />
      )}
      <div id={`${id}-about`} className="about">
        <Reasons all={problems.map(reasonInWords)} />
        {other !== undefined && (
          <p className="other">
            The file now has: <q>{other}</q>
          </p>
        )}
      </div>
      {older && <OlderNote older={older} />}
    </div>
  );
}

/** What is the same in all languages is edited once. */
export function FieldEditor({ field, label }: { field: Field; label?: string }) {
  const { fields, draft, setDraft } = useEditing();
  const shown = isShared(field) ? field.values.slice(0, 1) : field.values;
  const until = field.isNeededToLaunch ? ' until the launch' : '';
  const name = `${label ?? field.label}${field.optional && field.kind !== 'switch' ? ` (may stay empty${until})` : ''}`;
  return (
    <fieldset className="field">
      <legend>{name}</legend>
      {shown.map((value) => (
        <ValueEditor
          key={value.locale}
          {...{ field, value }}
          label={(shown.length > 1 && value.language) || name}
          onChange={(text) => setDraft(withFollowing(draft, fields, field, value.locale, text))}
        />
      ))}
    </fieldset>
  );
}
