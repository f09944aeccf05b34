/** What is typed in a text of a collection, and what that changes. */
import type { LanguageText, OpenedText } from '#edit/texts/texts.ts';
import type { Asked } from '#edit/changes/asked.ts';
import { isGoneSlot, type Filling } from '#edit/page/lists/shown-parts.ts';
import { isShared, typedTree, typedValues, type Draft } from '#edit/page/saving/draft.ts';
import { storedDraft, storedSubjects, storeDraft } from '#edit/page/saving/use-draft.ts';
import type { Field } from '#edit/words/fields.ts';
import { figuresDepth, pathOf, placeOf, traceOf, type Spot } from '#edit/content/place.ts';
import { bodyKey } from '#edit/content/text-file.ts';
import { textLabel } from '#edit/content/labels.ts';

export const bodySlot = (file: string, locale: string) => traceOf({ file, path: [bodyKey], locale });

export const textsWithDrafts = (): string[] =>
  storedSubjects().flatMap((subject) => (subject.is === 'text' ? subject.name : []));

const figuresName = 'figures';

/** Whether a field is one of the numbers in figures.yaml. */
const isNumber = ({ file }: Spot): boolean => file === figuresName;

/** What the form of a text is filled with, in these languages. */
export function textFilling(
  { name, numbers }: OpenedText,
  texts: readonly LanguageText[],
  draft: Draft,
): Filling {
  return {
    file: name,
    locales: texts.map(({ locale }) => locale),
    saved: texts.flatMap(({ values }) => Object.keys(values).map(pathOf)),
    draft,
    valuesAt: (plan, path) =>
      isNumber(plan)
        ? [{ locale: '', language: '', value: numbers[path.slice(figuresDepth).join('.')] ?? '' }]
        : texts.map(({ locale, language, values }) => ({
            locale,
            language,
            value: values[path.join('.')] ?? '',
          })),
  };
}

/** A field as it is edited in a language: what is shared comes from it. */
export function fieldIn(field: Field, locale: string): Field {
  const here = field.values.filter((value) => value.locale === locale || value.locale === '');
  const others = isShared(field) ? field.values.filter((value) => !here.includes(value)) : [];
  return { ...field, values: [...here, ...others] };
}

/** The values of a text in a language, by slot. */
const slotsOf = (name: string, locale: string, values: LanguageText['values']): Draft =>
  Object.fromEntries(
    Object.entries({ body: '', ...values }).map(([path, value]) => [
      traceOf({ file: name, path: pathOf(path), locale }),
      value,
    ]),
  );

/** Starts drafts of a text in languages that have none. Keeps what was typed there before. */
export function beginDraft(name: string, texts: Readonly<Record<string, LanguageText['values']>>): void {
  const begun = Object.entries(texts).map(([locale, values]) => slotsOf(name, locale, values));
  const subject = { is: 'text', name } as const;
  const draft: Draft = Object.assign({}, ...begun, storedDraft(subject));
  storeDraft(subject, { title: textLabel(name), draft });
}

/** What the files have, by slot. */
export function savedSlots({ name, numbers, texts }: OpenedText): Draft {
  const inFigures = Object.entries(numbers).map(
    ([path, value]) =>
      [
        traceOf({ file: figuresName, path: [...name.split('/'), ...pathOf(path)], locale: '' }),
        value,
      ] as const,
  );
  const there = texts.filter(({ isThere }) => isThere);
  const inTexts = there.flatMap(({ locale, values }) => Object.entries(slotsOf(name, locale, values)));
  return Object.fromEntries([...inFigures, ...inTexts]);
}

/** The slots of a draft that differ from the files. */
export function changedSlots(draft: Draft, saved: Draft): string[] {
  return Object.keys(draft).filter((slot) => {
    // An empty value of what is not there is no change, unless it begins a text.
    const isBegun = placeOf(slot).path.join('.') === bodyKey;
    return draft[slot] !== (saved[slot] ?? (isBegun ? undefined : ''));
  });
}

/** Whether a draft has anything that the files do not: of a text that is not there, more than the day on which it was begun. */
export function isWorthKeeping(draft: Draft, saved: Draft): boolean {
  const changed = changedSlots(draft, saved);
  const isThere = Object.keys(saved).length > 0;
  return isThere
    ? changed.length > 0
    : changed.some((slot) => draft[slot] !== '' && placeOf(slot).path.join('.') !== 'date');
}

/** What is typed of a text in a language, with what stays as it is. */
export function typedIn(draft: Draft, name: string, fields: readonly Field[], text: LanguageText) {
  const { locale, values } = text;
  const body = draft[bodySlot(name, locale)] ?? values.body ?? '';
  const typed = typedValues(draft, fields)
    .filter(({ field, value }) => !isNumber(field) && value.locale === locale)
    .map(({ field, text: own }) => ({ path: field.path, text: own }));
  return { locale, body, values: typedTree([...typed, { path: [bodyKey], text: body }]) };
}

/** The edits of a draft. Each is that of a whole text: the server leaves alone what stays the same. */
export function changesOf(
  draft: Draft,
  { name }: OpenedText,
  texts: readonly LanguageText[],
  fields: readonly Field[],
  changed: readonly string[],
): Asked[] {
  const edits = texts
    .filter(
      ({ locale, isThere }) =>
        !isThere || changed.some((slot) => isGoneSlot(slot) || placeOf(slot).locale === locale),
    )
    .map((each): Asked => {
      const { locale, values } = typedIn(draft, name, fields, each);
      return { do: 'set', at: { file: name, locale, path: [] }, value: values };
    });
  const numbers = typedValues(draft, fields.filter(isNumber)).map(({ field, text }) => ({
    path: field.path.slice(figuresDepth),
    text,
  }));
  const areFigures = changed
    .map(placeOf)
    .some(({ file, path }) => file === figuresName || path[0] === figuresName);
  const at = { file: figuresName, locale: '', path: name.split('/') };
  return areFigures ? [...edits, { do: 'set', at, value: typedTree(numbers) }] : edits;
}
