/** Which language has rules for the forms of its words: the modules of @orama/stemmers and @orama/stopwords, by language subtag. */
import { noForms, wordForms, type WordForms } from '#packages/site/search-options.ts';

const names: Readonly<Record<string, string>> = {
  ar: 'arabic',
  bg: 'bulgarian',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'indian',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  uk: 'ukrainian',
};

function modulesOf(locale: string): [stemmer: string, stopWords: string] | undefined {
  const name = names[new Intl.Locale(locale).language];
  return name === undefined ? undefined : [`@orama/stemmers/${name}`, `@orama/stopwords/${name}`];
}

export function wordFormsSource(locales: readonly string[]): string {
  const entries = locales.flatMap((locale) => {
    const imports = modulesOf(locale)?.map((name) => `() => import(${JSON.stringify(name)})`);
    return imports ? `${JSON.stringify(locale)}: [${imports.join(', ')}]` : [];
  });
  return `export default {${entries.join(', ')}}`;
}

export async function loadWordForms(locale: string): Promise<WordForms> {
  const modules = modulesOf(locale);
  if (!modules) return noForms;
  const [{ stemmer }, { stopwords }] = await Promise.all(modules.map((name) => import(name)));
  return wordForms(locale, stemmer, stopwords);
}
