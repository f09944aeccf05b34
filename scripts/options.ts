import { loadSite } from '#packages/content/site.ts';
/** Command-line options. Invalid values end a script before it does anything. */
import { allDocuments, type SiteDocument } from '#packages/content/documents/documents.ts';

/**
 * Parses a list of names such as `--pages=home,about`, in the order of `known`; returns all of them for an empty
 * text.
 *
 * @throws Error that names the option, the unknown name, and the known ones
 */
export function parseNames<Name extends string>(
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
 * Parses a number such as `--runs=5`.
 *
 * @throws Error that names the option, if its text is not a number above 0
 */
export function parsePositive(option: string, text: string): number {
  const number = Number(text);
  if (number > 0 && Number.isFinite(number)) return number;
  throw new Error(`--${option}: "${text}" is not a number above 0.`);
}

/**
 * The documents, in every language, of the pages listed in `--pages=home,insights`; all for an empty text. Articles
 * belong to the page `insights`, client stories to `stories`.
 *
 * @param root the project
 * @throws Error that names the unknown page and the known ones
 */
export function selectDocuments(text: string, root = '.'): SiteDocument[] {
  const all = allDocuments(loadSite(root));
  const pages = parseNames('pages', text, [...new Set(all.map(({ page }) => page))]);
  return all.filter(({ page }) => pages.includes(page));
}
