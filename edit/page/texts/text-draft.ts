/** What is typed in a text of a collection, and what that changes. */
import type { LanguageText, OpenedText, Typed } from '#edit/texts/texts.ts';
import type { Change } from '#edit/changes/change.ts';
import { isGoneSlot, type Filling } from '#edit/page/lists/shown-parts.ts';
import { isShared, slotOf, typedValues, type Draft } from '#edit/page/saving/draft.ts';
import { storedDraft, storedDraftNames, storeDraft } from '#edit/page/saving/use-draft.ts';
import type { Field } from '#edit/words/fields.ts';
import { figuresDepth, keyOf } from '#edit/content/keys.ts';
import { textLabel } from '#edit/content/labels.ts';

export const draftPrefix = 'article ';
export const bodySlot = (name: string, locale: string) => slotOf(keyOf(name, ['body']), locale);

export const textsWithDrafts = (): string[] => storedDraftNames(draftPrefix);

const figuresName = 'figures';

/** Whether a field is one of the numbers in figures.yaml. */
const isNumber = ({ name }: Pick<Field, 'name'>): boolean => name === figuresName;

/** Returns what the form of a text is filled with, in these languages. */
export function textFilling(
  { name, numbers }: OpenedText,
  texts: readonly LanguageText[],
  draft: Draft,
): Filling {
  return {
    name,
    locales: texts.map(({ locale }) => locale),
    saved: texts.flatMap(({ values }) => Object.keys(values)),
    draft,
    valuesAt: (plan, path) =>
      isNumber(plan)
        ? [
            {
              locale: '',
              language: '',
              file: `${figuresName}.yaml`,
              value: numbers[path.slice(figuresDepth).join('.')] ?? '',
            },
          ]
        : texts.map(({ locale, language, file, values }) => ({
            locale,
            language,
            file,
            value: values[path.join('.')] ?? '',
          })),
  };
}

/** Returns a field as it is edited in a language: what is shared comes from it. */
export function fieldIn(field: Field, locale: string): Field {
  const here = field.values.filter((value) => value.locale === locale || value.locale === '');
  const others = isShared(field) ? field.values.filter((value) => !here.includes(value)) : [];
  return { ...field, values: [...here, ...others] };
}

/** Returns the values of a text in a language, by slot. */
const slotsOf = (name: string, locale: string, values: LanguageText['values']): Draft =>
  Object.fromEntries(
    Object.entries({ body: '', ...values }).map(([path, value]) => [
      slotOf(keyOf(name, [path]), locale),
      value,
    ]),
  );

/** Starts drafts of a text in languages that have none. Keeps what was typed there before. */
export function beginDraft(name: string, texts: Readonly<Record<string, LanguageText['values']>>): void {
  const begun = Object.entries(texts).map(([locale, values]) => slotsOf(name, locale, values));
  const draft: Draft = Object.assign({}, ...begun, storedDraft(draftPrefix + name));
  storeDraft(draftPrefix + name, { title: textLabel(name), draft });
}

/** Returns what the files have, by slot. */
export function savedSlots({ name, numbers, texts }: OpenedText): Draft {
  const inFigures = Object.entries(numbers).map(
    ([path, value]) => [slotOf(keyOf(figuresName, [...name.split('/'), path]), ''), value] as const,
  );
  const there = texts.filter(({ isThere }) => isThere);
  const inTexts = there.flatMap(({ locale, values }) => Object.entries(slotsOf(name, locale, values)));
  return Object.fromEntries([...inFigures, ...inTexts]);
}

/** Returns the slots of a draft that differ from the files. */
export function changedSlots(draft: Draft, saved: Draft): string[] {
  return Object.keys(draft).filter((slot) => {
    // An empty value of what is not there is no change, unless it begins a text.
    const isBegun = slot.includes(':body|');
    return draft[slot] !== (saved[slot] ?? (isBegun ? undefined : ''));
  });
}

/** Whether a draft has anything that the files do not: of a text that is not there, more than the day on which it was begun. */
export function isWorthKeeping(draft: Draft, saved: Draft): boolean {
  const changed = changedSlots(draft, saved);
  const isThere = Object.keys(saved).length > 0;
  return isThere
    ? changed.length > 0
    : changed.some((slot) => draft[slot] !== '' && !slot.includes(':date|'));
}

export function typedIn(draft: Draft, name: string, fields: readonly Field[], text: LanguageText): Typed {
  const { locale, values } = text;
  const typed = typedValues(draft, fields)
    .filter(({ field, value }) => !isNumber(field) && value.locale === locale)
    .map(({ field, text: own }) => ({ path: field.path, value: own }));
  return { locale, values: typed, body: draft[bodySlot(name, locale)] ?? values.body ?? '' };
}

/** Returns the changes of a draft. Each is that of a whole text: the server leaves alone what stays the same. */
export function changesOf(
  draft: Draft,
  { name }: OpenedText,
  texts: readonly LanguageText[],
  fields: readonly Field[],
  changed: readonly string[],
): Change[] {
  const writes = texts
    .filter(
      ({ locale, isThere }) =>
        !isThere || changed.some((slot) => isGoneSlot(slot) || slot.endsWith(`|${locale}`)),
    )
    .map((each): Change => {
      const { locale, ...text } = typedIn(draft, name, fields, each);
      return { do: 'write', locale, name, text };
    });
  const numbers = typedValues(draft, fields.filter(isNumber)).map(({ field, text }) => ({
    path: field.path.slice(figuresDepth),
    value: text,
  }));
  const areFigures = changed.some((slot) => /^figures:|:figures\./.test(slot));
  return areFigures ? [...writes, { do: 'figures', name, values: numbers }] : writes;
}
