/** Which language has rules for the forms of its words: modules of @orama/stemmers and @orama/stopwords. */
import { createRequire } from 'node:module';
import { noForms, wordForms, type WordForms } from '#packages/site/search-options.ts';

const { resolve } = createRequire(import.meta.url);

// Modules are named after languages in English. By language subtag, those with another name there.
const otherNames: Readonly<Record<string, string>> = {
  hi: 'indian',
  nb: 'norwegian',
  nn: 'norwegian',
};

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

function modulesOf(locale: string): [stemmer: string, stopWords: string] | undefined {
  const { language } = new Intl.Locale(locale);
  const name = otherNames[language] ?? englishNames.of(language)?.toLowerCase();
  try {
    resolve(`@orama/stemmers/${name}`);
    return [`@orama/stemmers/${name}`, `@orama/stopwords/${name}`];
  } catch {
    // They have no such language.
    return undefined;
  }
}

/** The source of an object that has, by language, how to import its stemmer and its stop words. */
export function wordFormsSource(locales: readonly string[]): string {
  const entries = locales.flatMap((locale) => {
    const imports = modulesOf(locale)?.map((name) => `() => import(${JSON.stringify(name)})`);
    return imports ? `${JSON.stringify(locale)}: [${imports.join(', ')}]` : [];
  });
  return `{${entries.join(', ')}}`;
}

export async function loadWordForms(locale: string): Promise<WordForms> {
  const modules = modulesOf(locale);
  if (!modules) return noForms;
  const [{ stemmer }, { stopwords }] = await Promise.all(modules.map((name) => import(name)));
  return wordForms(locale, stemmer, stopwords);
}
