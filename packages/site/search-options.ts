/** How texts are made into terms for the search: the same in the build, which makes the index, and in browsers. */
import type { Options, Query } from 'minisearch';
import { withoutAccents } from './without-accents.ts';

/** A language's rules for words in lower case, and the words that say nothing of what is searched for. */
export type WordForms = {
  /** What a word has in common with those derived from it: 'automat' of 'automation'. */
  stem: (word: string) => string;
  /** What singular and plural have in common, and other words of that stem do not: 'costo', which is not 'costa'. */
  base: (word: string) => string;
  stopWords: ReadonlySet<string>;
};

export const noForms: WordForms = { stem: (word) => word, base: (word) => word, stopWords: new Set() };

// Plurals that a stemmer tells from their singulars: those of luz, of ciudad, and of words from English.
const corrections: Readonly<Record<string, (word: string) => string>> = {
  es: (word) => word.replace(/z$/, 'c').replace(/(?<=[aei]d)es$|(?<=[^aeiouáéíóús])s$/u, ''),
};

/** A word without the endings of a plural (-s, -es), as in English and in Romance languages. It need not be a word. */
const withoutPlural = (word: string) => word.replace(/^(.{3,}?)s*e?s?$/u, '$1').replace(/y$/, 'i');

export function wordForms(
  locale: string,
  stemmer: (word: string) => string,
  stopWords: readonly string[],
): WordForms {
  const correct = corrections[new Intl.Locale(locale).language] ?? ((word) => word);
  return {
    // A stemmer leaves the plural of words as short as día.
    stem: (word) => stemmer(correct(word)).replace(/(?<=.[aeiouáéíóú])s$/u, ''),
    base: (word) => withoutPlural(correct(word)),
    stopWords: new Set(stopWords),
  };
}

// Soft hyphens and joiners have no width. A hyphen, a point or an apostrophe within a word may be left out.
const compound = /[\p{L}\p{M}\p{N}\p{Cf}]+(?:[-‐‑.'’][\p{L}\p{M}\p{N}\p{Cf}]+)*/gu;
const part = /\p{Lu}?[\p{Ll}\p{M}]+|[\p{L}\p{M}]+?(?=\p{Lu}\p{Ll}|[^\p{L}\p{M}]|$)|\p{N}+/gu;
const spaceless = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** A text as it is searched: one form for ligatures, full-width letters and the like, and nothing invisible. */
const folded = (text: string) => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');

/** The words that make up a compound such as 'e-commerce', 'OpenAI' or 'SOC2'; those of a language without spaces by a dictionary. */
function partsOf(text: string): string[] {
  if (!spaceless.test(text)) return text.match(part) ?? [];
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
}

const joined = (parts: readonly string[]) => parts.join('');

/** The words of a text; of a compound also its parts, so that either way of writing it is found. */
function wordsIn(text: string): string[] {
  return (folded(text).match(compound) ?? []).flatMap((each) => {
    const parts = partsOf(each);
    return parts.length > 1 && !spaceless.test(each) ? [...parts, joined(parts)] : parts;
  });
}

/** Splits a text at the ends of its words. Every second part is a word, the first is not. */
export function splitWords(text: string): string[] {
  return text.split(new RegExp(`(${compound.source})`, 'u'));
}

/** The terms by which the index has a word: its stem and its base, without accents. */
function termsOf(word: string, { stem, base }: WordForms): string[] {
  const lower = word.toLowerCase();
  return [...new Set([stem(lower), base(lower)].map((each) => withoutAccents(each)))];
}

export function isMatched(word: string, terms: ReadonlySet<string>, forms: WordForms): boolean {
  return wordsIn(word).some((each) => termsOf(each, forms).some((term) => terms.has(term)));
}

/** Options of MiniSearch. The id of a text is its slug. */
export function searchOptions(forms: WordForms): Options & { storeFields: string[] } {
  return {
    fields: ['title', 'description', 'topics', 'headings', 'text'],
    storeFields: ['title', 'description'],
    tokenize: wordsIn,
    processTerm: (word) => termsOf(word, forms),
  };
}

const both = (queries: Query[]): Query => ({ combineWith: 'AND', queries });
const either = (queries: Query[]): Query => ({ combineWith: 'OR', queries });

/** A term that is given to MiniSearch as it is. */
const term = (text: string, options: object): Query => ({
  queries: [text],
  tokenize: (each) => [each],
  processTerm: (each) => each,
  ...options,
});

/** A word, or what begins with its stem. It is the same query for singular and plural, so that they rank alike. */
function wordQuery(word: string, forms: WordForms, options: object): Query {
  const [stem = word, base = stem] = termsOf(word, forms);
  return either([
    term(stem, { prefix: stem.length > 2, weights: { prefix: 0.6, fuzzy: 0.4 } }),
    term(base, options),
  ]);
}

/** The ways in which a query is searched for, the strictest first: the first that finds something is the answer. */
export function queriesOf(text: string, forms: WordForms): Query[] {
  const typed = folded(text).match(compound) ?? [];
  const weighty = typed.filter((each) => !forms.stopWords.has(each.toLowerCase()));
  const compounds = weighty.length > 0 ? weighty : typed;
  const queryOf = (options: object) => (each: string) => {
    const parts = partsOf(each);
    const words = parts.map((word) => wordQuery(word, forms, options));
    if (parts.length < 2) return both(words);
    return either([wordQuery(joined(parts), forms, options), both(words)]);
  };
  // As in 'open ai' for OpenAI.
  const pairs = compounds.slice(1).map((each, index) => {
    const others = compounds.filter((_, other) => other !== index && other !== index + 1);
    return both([`${compounds[index]}${each}`, ...others].map(queryOf({})));
  });
  const exact = compounds.map(queryOf({}));
  // A letter in five may be wrong, missing or one too many.
  const forgiving = compounds.map(queryOf({ fuzzy: (each: string) => (each.length > 3 ? 0.2 : false) }));
  return [either([both(exact), ...pairs]), both(forgiving), either(exact)];
}
