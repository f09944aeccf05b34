import type { Change } from '#edit/changes/change.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';
import type { Field, FieldValue } from '#edit/words/fields.ts';
import type { Placeholder } from '#edit/words/quotes.ts';

/** Unsaved texts, by key and language. */
export type Draft = Readonly<Record<string, string>>;

/** Returns the draft key of a value in one language. */
export const slotOf = (key: string, locale: string) => `${key}|${locale}`;

/** Returns the text of a value: the unsaved one, or else that of the file. */
export function draftOf(draft: Draft, { key }: Pick<Field, 'key'>, { locale, value }: FieldValue): string {
  return draft[slotOf(key, locale)] ?? String(value);
}

export function withDraft(draft: Draft, key: string, locale: string, text: string): Draft {
  return { ...draft, [slotOf(key, locale)]: text };
}

/** Returns the values of fields in all their languages, with their texts as typed. */
export const typedValues = (draft: Draft, fields: readonly Field[]) =>
  fields.flatMap((field) =>
    field.values.map((value) => ({ field, value, text: draftOf(draft, field, value) })),
  );

/** Whether a value is the same in every language, as most are that are no text. */
export const isShared = ({ kind, perLanguage }: Pick<Field, 'kind' | 'perLanguage'>): boolean =>
  kind !== 'text' && !perLanguage;

export function changesOf(draft: Draft, fields: readonly Field[]): Change[] {
  return typedValues(draft, fields)
    .filter(({ value, text }) => text !== String(value.value))
    .map(({ field, value, text }) => ({ do: 'set', key: field.key, locale: value.locale, value: text }));
}

/** Returns the problems of one value. A problem of a group applies to each value in it, and one of a choice to its list. */
export function problemsOf(problems: readonly Problem[], { path }: Field, { file }: FieldValue): Problem[] {
  const dotted = path.join('.');
  return problems.filter(
    (problem) =>
      problem.file === file &&
      (problem.path === dotted ||
        (problem.path && (dotted.startsWith(`${problem.path}.`) || problem.path.startsWith(`${dotted}.`)))),
  );
}

/** Returns how many characters more fit on the page with a draft, by language. */
export function roomLeft(
  room: Readonly<Record<string, number>>,
  draft: Draft,
  fields: readonly Field[],
): Record<string, number> {
  const typed = (locale: string) =>
    typedValues(draft, fields)
      .filter(({ value }) => value.locale === locale)
      .map(({ value, text }) => text.length - String(value.value).length)
      .reduce((sum, each) => sum + each, 0);
  return Object.fromEntries(Object.entries(room).map(([locale, left]) => [locale, left - typed(locale)]));
}

/** Returns a text as a page shows it in a language, with its placeholders filled in. */
export function filled(text: string, placeholders: readonly Placeholder[], locale: string): string {
  const values = new Map(placeholders.map((each) => [each.name, each.values[locale]]));
  return text.trim().replaceAll(/\{([^{}]*)\}/g, (written, name: string) => values.get(name) ?? written);
}
