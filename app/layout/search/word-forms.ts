import languages from 'virtual:word-forms';
import { noForms, wordForms, type WordForms } from '#packages/site/search-options.ts';

export async function loadWordForms(locale: string): Promise<WordForms> {
  const modules = languages[locale];
  if (!modules) return noForms;
  const [{ stemmer }, { stopwords }] = await Promise.all([modules[0](), modules[1]()]);
  return wordForms(locale, stemmer, stopwords);
}
