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

/** Unsaved texts by slot: the trace of a place, a file for its whole text, or any name. */
export type Draft = Readonly<Record<string, string>>;

export const slotOf = ({ file, path, draftPath }: Spot & Pick<Field, 'draftPath'>, locale: string): string =>
  traceOf({ file, path: draftPath ?? path, locale });

export function draftOf(draft: Draft, field: Field, { locale, value }: FieldValue): string {
  return draft[slotOf(field, locale)] ?? value;
}

/** Empty in a language that the field does not have. */
export function textIn(draft: Draft, field: Field, locale: string): string {
  const value = field.values.find((each) => each.locale === locale);
  return value ? draftOf(draft, field, value) : '';
}

export const typedValues = (draft: Draft, fields: readonly Field[]) =>
  fields.flatMap((field) =>
    field.values.map((value) => ({ field, value, text: draftOf(draft, field, value) })),
  );

export const withDraft = (draft: Draft, field: Field, locale: string, text: string): Draft => ({
  ...draft,
  [slotOf(field, locale)]: text,
});

/** In one language, or in all of them if the value is shared. */
export function withTyped(draft: Draft, field: Field, locale: string, typed: string): Draft {
  // Text from other programs may have unprintable characters.
  const text = withoutUnprintable(typed);
  const targets = isShared(field) ? field.values.map((value) => value.locale) : [locale];
  return targets.reduce((all, target) => withDraft(all, field, target, text), draft);
}

export const savedIn = (fields: readonly Field[]): Draft =>
  Object.fromEntries(
    typedValues({}, fields).map(({ field, value: { locale, value } }) => [slotOf(field, locale), value]),
  );

/** Empty values are like missing ones. */
export const differing = (values: Draft, from: Draft): Draft =>
  Object.fromEntries(Object.entries(values).filter(([slot, value]) => (from[slot] ?? '') !== value));

/** At and below a place, as a group or a list. */
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

/** A new item has `anyItem` for a key in slots, and a name or a position in messages. */
const isSameKey = (key: string | number, own: string | number) =>
  key === own || (typeof own === 'string' && own.startsWith(anyItem));

/**
 * A problem of a group is one of each value in it, one of a choice is of its list, and one without a key is of the body of a
 * text.
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

/** A slot may be for a whole file. */
const isOfSlot = (problem: Problem, slot: string) => problem.file === slot || isOf(problem, placeOf(slot));

/**
 * Leaves problems of values that have not been changed since they were sent. Whether changed values still have theirs is not known,
 * nor whether problems elsewhere follow from those: these go, too.
 */
export function problemsLeft(problems: readonly Problem[], sent: Draft, now: Draft): readonly Problem[] {
  const changed = Object.keys({ ...differing(now, sent), ...differing(sent, now) });
  const left = problems.filter((problem) => !changed.some((slot) => isOfSlot(problem, slot)));
  return left.length === problems.length
    ? left
    : left.filter((problem) => Object.keys(now).some((slot) => isOfSlot(problem, slot)));
}

/** In characters, by language: what is left of `room` with the draft. */
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

export function filled(text: string, placeholders: readonly Placeholder[], locale: string): string {
  const values = new Map(placeholders.map((each) => [each.name, each.values[locale]]));
  return text
    .trim()
    .replaceAll(/(?<!\\)\{([^{}]*)\}/g, (written, name: string) => values.get(name) ?? written);
}
