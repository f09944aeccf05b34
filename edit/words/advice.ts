/** None of it prevents a save. */
import type { Field } from './fields.ts';

export type Advice =
  /** A figure of a text was replaced by a number, which the other languages do not follow. */
  | { is: 'figure'; locale: string; language: string; number: string; name: string }
  /** The languages state different numbers. */
  | { is: 'numbers'; numbers: string[] }
  /** Two languages have the same words. */
  | { is: 'untranslated'; languages: string[] };

const placeholder = /(?<!\\)\{([^{}]*)\}/g;
const numeral = /\d+(?:[.,\u00a0\u202f]\d+)*/g;

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name);
const numbersIn = (text: string): string[] => text.replaceAll(placeholder, '').match(numeral) ?? [];
/** Numbers without the separators that differ by language. */
const plain = (numbers: readonly string[]) =>
  numbers
    .map((each) => each.replaceAll(/\D/g, ''))
    .toSorted()
    .join(' ');
/** At least two words, besides figures: a name alone needs no translation. */
export const isSentence = (text: string): boolean =>
  (text.replaceAll(placeholder, '').match(/\p{L}{2,}/gu)?.length ?? 0) > 1;

type Texts = { locale: string; language: string; before: string; now: string }[];

function figureAdvice(texts: Texts): Advice[] {
  return texts.flatMap(({ locale, language, before, now }): Advice[] => {
    const name = placeholdersIn(before).find((each) => !placeholdersIn(now).includes(each));
    const number = numbersIn(now).find((each) => !numbersIn(before).includes(each));
    const isKept = texts.some(
      (other) => other.locale !== locale && placeholdersIn(other.now).includes(String(name)),
    );
    return name === undefined || number === undefined || !isKept
      ? []
      : [{ is: 'figure', locale, language, number, name }];
  });
}

function numberAdvice(texts: Texts): Advice[] {
  const states = (which: 'before' | 'now') => new Set(texts.map((each) => plain(numbersIn(each[which]))));
  if (states('now').size < 2 || states('before').size > 1) return [];
  const numbers = texts.map(({ language, now }) => `${language}: ${numbersIn(now).join(', ') || 'none'}`);
  return [{ is: 'numbers', numbers }];
}

function translationAdvice(texts: Texts): Advice[] {
  const alike = texts.filter(
    ({ locale, now }) =>
      isSentence(now) && texts.some((other) => other.locale !== locale && other.now.trim() === now.trim()),
  );
  const isNew = alike.some(({ before, now }) => before !== now);
  return isNew ? [{ is: 'untranslated', languages: alike.map(({ language }) => language) }] : [];
}

/** @param textOf the unsaved text of a language */
export function adviceOn(field: Field, textOf: (locale: string) => string): Advice[] {
  const { kind, values } = field;
  if (kind !== 'text' || values.length < 2) return [];
  const texts = values.map(({ locale, language, value }) => ({
    locale,
    language,
    before: value,
    now: textOf(locale),
  }));
  const figures = figureAdvice(texts);
  return [...figures, ...(figures.length > 0 ? [] : numberAdvice(texts)), ...translationAdvice(texts)];
}
