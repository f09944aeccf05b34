import type { LanguageText, OpenedText } from '#edit/texts/texts.ts';
import type { Asked } from '#edit/changes/asked.ts';
import { isGoneSlot } from '#edit/page/lists/form-values.ts';
import { isShared } from '#edit/content/is-shared.ts';
import { typedAt, type Draft } from '#edit/page/saving/draft.ts';
import { localeHere } from '#edit/page/picking/place.ts';
import { storedDraft, storeDraft } from '#edit/page/saving/use-draft.ts';
import type { Field } from '#edit/words/fields.ts';
import { placeOf, traceOf } from '#edit/content/place.ts';
import { bodyKey } from '#edit/content/text-file.ts';
import { textLabel } from '#edit/content/labels.ts';
import { locales, type Locale } from '#packages/site/locales.ts';

export const bodySlot = (file: string, locale: string) => traceOf({ file, path: [bodyKey], locale });

export const textHere = (texts: readonly LanguageText[], locale: string = localeHere().code) =>
  texts.find((text) => text.locale === locale) ?? texts[0];

/** What languages share comes from this one. */
export function fieldIn(field: Field, locale: string): Field {
  const here = field.values.filter((value) => value.locale === locale || value.locale === '');
  const others = isShared(field) ? field.values.filter((value) => !here.includes(value)) : [];
  return { ...field, values: [...here, ...others] };
}

export const picked = (draft: Draft, isPicked: (locale: string) => boolean): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([slot]) => isPicked(placeOf(slot).locale)));

/** Before the text is saved, by the title that is typed. */
export function labelOf({ name, saved }: Pick<OpenedText, 'name' | 'saved'>, draft: Draft = {}): string {
  const slots = locales.map(({ code }) => traceOf({ file: name, path: ['title'], locale: code }));
  return textLabel(name, slots.map((slot) => saved[slot] || draft[slot]).find(Boolean));
}

/** Keeps what was typed there before. */
export function beginDraft(name: string, begun: Draft, languages: readonly Locale[]): void {
  const subject = { is: 'text', name } as const;
  const codes: string[] = languages.map(({ code }) => code);
  const draft = {
    ...Object.fromEntries(codes.map((code) => [bodySlot(name, code), ''])),
    ...picked(begun, (locale) => codes.includes(locale)),
    ...storedDraft(subject),
  };
  storeDraft({ subject, title: labelOf({ name, saved: {} }, draft), draft });
}

const begunWith = new Set(['date', 'draft']);

/** Without that with which a new text begins: its date, and that it is a draft. */
export function typedOf(draft: Draft, saved: Draft): Draft {
  if (Object.keys(saved).length > 0) return draft;
  const typed = Object.entries(draft).filter(([slot]) => !begunWith.has(placeOf(slot).path.join('.')));
  return Object.fromEntries(typed);
}

/** Each is that of a whole text: the server leaves alone what stays the same. */
export function changesOf(
  draft: Draft,
  { name }: OpenedText,
  texts: readonly LanguageText[],
  fields: readonly Field[],
  changed: readonly string[],
): Asked[] {
  const places = changed.map(placeOf);
  const isChanged = ({ locale, isThere }: LanguageText) =>
    !isThere || changed.some(isGoneSlot) || places.some((place) => place.locale === locale);
  const own = texts.filter(isChanged).map(({ locale }) => ({ file: name, locale, path: [] }));
  const areFigures = places.some(({ file, path }) => file === 'figures' || path[0] === 'figures');
  const figures = { file: 'figures', locale: '', path: name.split('/') };
  return [...own, ...(areFigures ? [figures] : [])].map((at) => ({
    do: 'set',
    at,
    value: typedAt(draft, fields, at),
  }));
}
