import type { Problem } from '#edit/save/check-copy.ts';
import type { Change } from '#edit/words/expand.ts';
import type { Field, FieldValue } from '#edit/words/fields.ts';

/** What has been typed and not saved, by key and language. */
export type Draft = Readonly<Record<string, string>>;

/** Names a value in one language. */
export const slotOf = (key: string, locale: string) => `${key}|${locale}`;

/** The text of a value: what was typed, or else what the file has. */
export function draftOf(draft: Draft, { key }: Pick<Field, 'key'>, { locale, value }: FieldValue): string {
  return draft[slotOf(key, locale)] ?? String(value);
}

export function withDraft(draft: Draft, key: string, locale: string, text: string): Draft {
  return { ...draft, [slotOf(key, locale)]: text };
}

/** The changes that a draft comes to. */
export function changesOf(draft: Draft, fields: readonly Field[]): Change[] {
  return fields.flatMap((field) =>
    field.values.flatMap((value): Change[] => {
      const text = draftOf(draft, field, value);
      return text === String(value.value)
        ? []
        : [{ do: 'set', key: field.key, locale: value.locale, value: text }];
    }),
  );
}

/** What the build says of one value. A mistake of a group is told at each value in it. */
export function problemsOf(problems: readonly Problem[], { path }: Field, { file }: FieldValue): Problem[] {
  const own = path.join('.');
  return problems.filter(
    (problem) =>
      problem.file === file && (problem.key === own || (problem.key && own.startsWith(`${problem.key}.`))),
  );
}

/** How long a text will be on the page, with the values of its placeholders. */
export function lengthOf(text: string, values: Readonly<Record<string, string>>): number {
  return text.trim().replaceAll(/\{([^{}]*)\}/g, (written, name: string) => values[name] ?? written).length;
}
