/** Reads and checks individual content files. Runs at build time only. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { defaultLocale, figureLocale, pseudoCode, type LocaleCode } from '#app/site/locales.ts';
import { drawnFigures } from '#app/site/drawn-figures.ts';
import { collectionsOf } from './articles/article-file.ts';
import { chooseWords } from './conditions.ts';
import { figures, site } from './facts.ts';
import { orderMistakes } from './key-order.ts';
import { lengthMistakes } from './lengths.ts';
import { mergeWords } from './merge-words.ts';
import { ContentError, describeIssues, explain } from './mistakes.ts';
import { fillPlaceholders, formatMonth } from './placeholders.ts';
import { pseudoWords } from './pseudo.ts';
import { readYaml, type Reading } from './read-yaml.ts';
import { wordSchemas, type WordFile, type Words, type WrittenWords } from './schema.ts';
import { sharedDay } from './shared-day.ts';
import { withFittingTitle } from './title.ts';

const factSchemas = { site, figures } as const;
export type FactFile = keyof typeof factSchemas;
export type Facts = { [File in FactFile]: z.infer<(typeof factSchemas)[File]> };

export const factFiles = Object.keys(factSchemas) as FactFile[];
export const wordFiles = Object.keys(wordSchemas) as WordFile[];
// Without this file, pages have no such section.
const optionalFiles: ReadonlySet<WordFile> = new Set(['questions']);

/**
 * The result of checking a file. `data` is undefined if the file does not match its schema; `written` is the parsed
 * file before validation.
 */
export type Checked<Data> = { file: string; data?: Data; written?: unknown; mistakes: string[] };

function check(schema: z.ZodType, { data, mistakes }: Reading): { data?: unknown; mistakes: string[] } {
  if (mistakes.length > 0) return { mistakes };
  const result = schema.safeParse(data, { error: explain });
  return result.success
    ? { data: result.data, mistakes: [] }
    : { mistakes: describeIssues(result.error.issues) };
}

/** Reads and checks `content/site.yaml` or `content/figures.yaml`. */
export function checkFacts<Name extends FactFile>(root: string, name: Name): Checked<Facts[Name]> {
  const file = `content/${name}.yaml`;
  const reading = readYaml(root, file);
  const { data, mistakes } = check(factSchemas[name], reading);
  return { file, data: data as Facts[Name], written: reading.data, mistakes };
}

/** Returns the folder of a language, such as 'content/es'. The pseudo-locale is generated from the default language. */
export function wordsFolder(locale: LocaleCode): string {
  return `content/${locale === pseudoCode ? defaultLocale.code : locale}`;
}

/** Converts numbers to strings, so that years are not formatted with a thousands separator. */
function numbersToText(facts: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  );
}

/** Returns the first office of each side, because the key of an office changes when it moves to another city. */
function officesBySide(site: object): Record<string, unknown> {
  const offices = Object.values((Reflect.get(site, 'offices') ?? {}) as Record<string, { side?: string }>);
  return Object.fromEntries(offices.toReversed().map((office) => [String(office?.side), office]));
}

/** Parsed facts, before validation. */
export type WrittenFacts = { [File in FactFile]?: unknown };

/**
 * Returns the values that placeholders can reference; undefined if the facts cannot be read. Invalid facts are
 * included, because they are reported separately.
 */
export function placeholderValues({ site, figures }: WrittenFacts, locale: string): object | undefined {
  if (typeof site !== 'object' || site === null) return undefined;
  if (typeof figures !== 'object' || figures === null) return undefined;
  const claims = factSchemas.figures.shape.claims.safeParse(Reflect.get(figures, 'claims'));
  if (!claims.success) return undefined;
  const facts = { ...numbersToText(site), ...officesBySide(site), ...sharedDay(site) };
  const policiesUpdated = formatMonth(String(facts.policiesUpdated), locale);
  const { contactEndpoint: endpoint } = facts;
  const contactHost =
    typeof endpoint === 'string' && URL.canParse(endpoint) ? new URL(endpoint).host : undefined;
  return { ...figures, drawn: drawnFigures(claims.data), ...facts, policiesUpdated, contactHost };
}

/** Returns the company's name, even if other facts are invalid. */
function nameOf({ site }: WrittenFacts): string {
  return typeof site === 'object' && site !== null ? String(Reflect.get(site, 'name')) : '';
}

/** Reads one word file of a language, fills its `{placeholders}` and checks it. */
export function checkWords<File extends WordFile>(
  root: string,
  locale: LocaleCode,
  name: File,
  facts: WrittenFacts,
): Checked<WrittenWords[File]> {
  const file = `${wordsFolder(locale)}/${name}.yaml`;
  const isAbsent = optionalFiles.has(name) && !existsSync(path.join(root, file));
  const { data: conditional, mistakes } = isAbsent ? { data: {}, mistakes: [] } : readYaml(root, file);
  if (mistakes.length > 0) return { file, mistakes };
  const { chosen: written, mistakes: conditions } = chooseWords(conditional, facts.site);
  const isPseudo = locale === pseudoCode;
  const words = isPseudo ? pseudoWords(written) : written;
  const filling = fillPlaceholders(
    words,
    placeholderValues(facts, figureLocale(locale)),
    figureLocale(locale),
  );
  // The pseudo-locale exceeds the length limits on purpose, and its source is checked as English.
  if (isPseudo)
    return {
      file,
      data: filling.filled as WrittenWords[File],
      mistakes: [...conditions, ...filling.mistakes],
    };
  const named = withFittingTitle(filling.filled, nameOf(facts));
  const { data, mistakes: found } = check(wordSchemas[name], { data: named, mistakes: [] });
  const lengths = lengthMistakes(named);
  const order = data === undefined ? [] : orderMistakes(written, data);
  return {
    file,
    data: data as WrittenWords[File],
    written: conditional,
    mistakes: [...conditions, ...filling.mistakes, ...found, ...lengths, ...order],
  };
}

/** Returns the data of a valid file. Throws a ContentError otherwise. */
export function dataOf<Data>({ file, data, mistakes }: Checked<Data>): Data {
  if (data === undefined || mistakes.length > 0) throw new ContentError(new Map([[file, mistakes]]));
  return data;
}

/** Loads `content/site.yaml` or `content/figures.yaml`. Throws a ContentError if it is invalid. */
export function loadFacts<Name extends FactFile>(root: string, name: Name): Facts[Name] {
  return dataOf(checkFacts(root, name));
}

/**
 * Loads one file of a language as its page shows it: placeholders filled, and words from other files, such as service
 * titles, merged in. Throws a ContentError if a file is invalid.
 */
export function loadWords<File extends WordFile>(root: string, locale: LocaleCode, name: File): Words[File] {
  const [site, figures] = [checkFacts(root, 'site'), checkFacts(root, 'figures')];
  dataOf(site);
  dataOf(figures);
  const facts = { site: site.written, figures: figures.written };
  const read = <Name extends WordFile>(other: Name) => dataOf(checkWords(root, locale, other, facts));
  return mergeWords[name]?.(read(name), read, collectionsOf(root, locale)) ?? (read(name) as Words[File]);
}
