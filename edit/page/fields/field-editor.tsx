import type { Problem } from '#edit/save/check-unsaved.ts';
import type { Field } from '#edit/words/fields.ts';
import type { Placeholder } from '#edit/words/quotes.ts';
import type { OlderText } from '#edit/words/outdated.ts';
import { draftOf, problemsOf, withDraft, type Draft } from '#edit/page/saving/draft.ts';
import { ValueEditor } from './value-editor.tsx';

export type Editing = {
  draft: Draft;
  setDraft: (draft: Draft) => void;
  problems: readonly Problem[];
  placeholders: readonly Placeholder[];
  /** How many characters more fit on the page, by language. */
  pageRoom?: Readonly<Record<string, number>>;
  /** Changes what a field shows of its text. */
  shownText?: (text: string) => string;
  /** Values in the files to show beside the draft, by key and language. */
  others?: Readonly<Record<string, string>> | undefined;
  /** The texts whose other language has changed since. */
  older?: readonly OlderText[];
  /** Called once such a text has been said to be still right. */
  onNoted?: () => void;
};

/** A value in all its languages. Anything but text is the same in all of them, and edited once. */
export function FieldEditor({ field, label, editing }: { field: Field; label?: string; editing: Editing }) {
  const {
    draft,
    setDraft,
    problems,
    placeholders,
    others,
    pageRoom,
    older,
    onNoted,
    shownText = (text) => text,
  } = editing;
  const isShared = field.kind !== 'text';
  const shown = isShared ? field.values.slice(0, 1) : field.values;
  const name = `${label ?? field.label}${field.optional ? ' (may stay empty)' : ''}`;
  const change = (locale: string, text: string) => {
    const targets = isShared ? field.values.map((value) => value.locale) : [locale];
    setDraft(targets.reduce((all, target) => withDraft(all, field.key, target, text), draft));
  };
  return (
    <fieldset className="field">
      <legend>{name}</legend>
      {shown.map((value) => (
        <ValueEditor
          key={value.locale}
          field={field}
          value={value}
          text={shownText(draftOf(draft, field, value))}
          label={(!isShared && value.language) || name}
          problems={problemsOf(problems, field, value)}
          placeholders={placeholders}
          pageRoom={pageRoom?.[value.locale]}
          older={older?.find(({ key, locale }) => key === field.key && locale === value.locale)}
          onNoted={onNoted}
          other={others?.[`${field.key}|${value.locale}`]}
          onChange={(text) => change(value.locale, text)}
        />
      ))}
    </fieldset>
  );
}
