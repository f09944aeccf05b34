import type { Locale } from '#packages/site/locales.ts';
import type { PageId } from '#packages/site/pages.ts';
import { textFile, wordsFile } from '../languages.ts';
import type { SiteDocument } from './documents.ts';
import { peopleFile } from '../proof/people.ts';
import { quotesFile, quotePages } from '../proof/quotes.ts';
import { questionPages } from '../schemas/questions-schema.ts';
import type { Source } from '../source.ts';

/** Those of the files that exist, with the figures if any of them quotes one. */
export function withFigures({ folder }: Source, all: readonly string[]): string[] {
  const files = all.filter(folder.has);
  const quotesFigure = files.some((file) => /\{\w+\.[\w.-]+\}/.test(folder.texts.get(file) ?? ''));
  return quotesFigure ? [...files, 'content/figures.yaml'] : files;
}

/** The words of a page, other files whose content it shows, and the figures if any of these quotes one. */
export function contentFiles(source: Source, page: PageId, locale: Locale): string[] {
  const isIn = (pages: readonly string[]) => pages.includes(page);
  const words = [
    page,
    ...(page === 'home' ? ['services'] : []),
    ...(isIn(questionPages) ? ['questions'] : []),
  ];
  return withFigures(source, [
    ...words.map((name) => wordsFile(locale.code, name)),
    ...(page === 'about' ? [peopleFile] : []),
    ...(isIn(quotePages) ? [quotesFile] : []),
  ]);
}

/** Lists the content files with the texts of a document, without those of figures. */
export function textFilesOf(source: Source, document: SiteDocument): string[] {
  const { kind, locale, page } = document;
  if (kind === 'text') return [textFile(locale.code, page, document.text.slug)];
  if (kind !== 'page') return [wordsFile(locale.code, page)];
  return contentFiles(source, page, locale).filter((file) => file !== 'content/figures.yaml');
}
