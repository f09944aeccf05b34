import type { Asked } from '#edit/changes/asked.ts';
import type { Typed } from '#edit/changes/typed.ts';
import { isShared } from '#edit/content/is-shared.ts';
import {
  anyItem,
  fileOf,
  isAtOrBelow,
  pathOf,
  placeOf,
  traceOf,
  type Place,
  type Spot,
} from '#edit/content/place.ts';
import { bodyKey } from '#edit/content/text-file.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';
import type { Field, FieldValue } from '#edit/words/fields.ts';
import type { Placeholder } from '#edit/words/references.ts';
import { withoutUnprintable } from '#packages/content/reading/unprintable.ts';
import { withValue } from '#packages/content/tree.ts';

/** Unsaved texts, by the traces of their places, by the files whose whole text they are, or by any names. */
export type Draft = Readonly<Record<string, string>>;

export const slotOf = ({ file, path, draftPath }: Spot & Pick<Field, 'draftPath'>, locale: string): string =>
  traceOf({ file, path: draftPath ?? path, locale });

export function draftOf(draft: Draft, field: Field, { locale, value }: FieldValue): string {
  return draft[slotOf(field, locale)] ?? value;
}

export const typedValues = (draft: Draft, fields: readonly Field[]) =>
  fields.flatMap((field) =>
    field.values.map((value) => ({ field, value, text: draftOf(draft, field, value) })),
  );

export const withDraft = (draft: Draft, field: Field, locale: string, text: string): Draft => ({
  ...draft,
  [slotOf(field, locale)]: text,
});

/** What is typed for a value in a language, or in all of them if it is the same there. */
export function withTyped(draft: Draft, field: Field, locale: string, typed: string): Draft {
  // As text from other programs may have.
  const text = withoutUnprintable(typed);
  const targets = isShared(field) ? field.values.map((value) => value.locale) : [locale];
  return targets.reduce((all, target) => withDraft(all, field, target, text), draft);
}

export const savedIn = (fields: readonly Field[]): Draft =>
  Object.fromEntries(
    typedValues({}, fields).map(({ field, value: { locale, value } }) => [slotOf(field, locale), value]),
  );

/** The values that differ; what is empty is as if it were not there. */
export const differing = (values: Draft, from: Draft): Draft =>
  Object.fromEntries(Object.entries(values).filter(([slot, value]) => (from[slot] ?? '') !== value));

/** What is typed at and below a place, as the group or the list that it makes. */
export function typedAt(draft: Draft, fields: readonly Field[], { file, locale, path }: Place): Typed {
  const tree = typedValues(draft, fields)
    .filter(
      ({ field, value }) => field.file === file && value.locale === locale && isAtOrBelow(field.path, path),
    )
    .reduce<unknown>(
      (all, { field, text }) => withValue(all, field.path.slice(path.length), text),
      undefined,
    );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has nothing but texts, in groups and lists
  return (tree ?? {}) as Typed;
}

export function changesOf(draft: Draft, fields: readonly Field[]): Asked[] {
  return typedValues(draft, fields)
    .filter(({ value, text }) => text !== value.value)
    .map(({ field, value, text }) => ({
      do: 'set',
      at: { file: field.file, locale: value.locale, path: field.path },
      value: text,
    }));
}

/** The key of a new item is a sign in its slots, and a name or a position in messages. */
const isSameKey = (key: string | number, own: string | number) =>
  key === own || (typeof own === 'string' && own.startsWith(anyItem));

/**
 * Whether a problem is of the value at a place: one of a group is of each value in it, one of a choice of its list, and one
 * without a key of the body of a text.
 */
function isOf({ file, path: dotted = '' }: Problem, { path, ...place }: Place): boolean {
  const keys = pathOf(dotted);
  if (file !== fileOf(place.file, place.locale)) return false;
  if (keys.length === 0) return path[0] === bodyKey;
  return path.every((own, index) => index >= keys.length || isSameKey(keys[index] ?? '', own));
}

export const problemsOf = (
  problems: readonly Problem[],
  { file, path }: Field,
  { locale }: FieldValue,
): Problem[] => problems.filter((problem) => isOf(problem, { file, path, locale }));

/** Whether a problem is of what a slot is for, which may be a whole file. */
const isOfSlot = (problem: Problem, slot: string) => problem.file === slot || isOf(problem, placeOf(slot));

/**
 * The problems that values still have after what was sent of them: of another value nobody knows whether it has one, nor whether
 * others follow from it elsewhere.
 */
export function problemsLeft(problems: readonly Problem[], sent: Draft, now: Draft): readonly Problem[] {
  const changed = Object.keys({ ...differing(now, sent), ...differing(sent, now) });
  const left = problems.filter((problem) => !changed.some((slot) => isOfSlot(problem, slot)));
  return left.length === problems.length
    ? left
    : left.filter((problem) => Object.keys(now).some((slot) => isOfSlot(problem, slot)));
}

/** How many characters more fit on the page with a draft, by language. */
export function roomLeft(
  room: Readonly<Record<string, number>>,
  draft: Draft,
  fields: readonly Field[],
): Record<string, number> {
  const typed = (locale: string) =>
    typedValues(draft, fields)
      .filter(({ value }) => value.locale === locale)
      .map(({ value, text }) => text.length - value.value.length)
      .reduce((sum, each) => sum + each, 0);
  return Object.fromEntries(Object.entries(room).map(([locale, left]) => [locale, left - typed(locale)]));
}

/** A text as a page shows it in a language, with its placeholders filled in. */
export function filled(text: string, placeholders: readonly Placeholder[], locale: string): string {
  const values = new Map(placeholders.map((each) => [each.name, each.values[locale]]));
  return text
    .trim()
    .replaceAll(/(?<!\\)\{([^{}]*)\}/g, (written, name: string) => values.get(name) ?? written);
}
