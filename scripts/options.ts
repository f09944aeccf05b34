/** What verbs take from the command line: a wrong value ends a verb before it does anything. */
import { documents, type SiteDocument } from '../generate/documents/documents.ts';

/**
 * The names an option lists, as in `--pages=home,about`, in the order of `known`; all of them for an empty text.
 *
 * @throws Error that names the option, the unknown name, and the known ones.
 */
export function namesIn<Name extends string>(
  option: string,
  text: string,
  known: readonly Name[],
): readonly Name[] {
  if (text === '') return known;
  const named = text.split(',');
  const unknown = named.find((name) => !known.includes(name as Name));
  if (unknown !== undefined) {
    throw new Error(`--${option}: there is no "${unknown}"; there are ${known.join(', ')}.`);
  }
  return known.filter((name) => named.includes(name));
}

/**
 * The number an option gives, as in `--runs=5`.
 *
 * @throws Error that names the option, where its text is not a number above 0.
 */
export function positive(option: string, text: string): number {
  const number = Number(text);
  if (number > 0 && Number.isFinite(number)) return number;
  throw new Error(`--${option}: "${text}" is not a number above 0.`);
}

/**
 * The documents, in every language, of the pages that `--pages=home,about` names; of all pages for an empty text.
 *
 * @throws Error that names the unknown page, and those there are.
 */
export function documentsNamed(text: string): SiteDocument[] {
  const all = documents();
  const pages = namesIn('pages', text, [...new Set(all.map(({ page }) => page))]);
  return all.filter(({ page }) => pages.includes(page));
}
