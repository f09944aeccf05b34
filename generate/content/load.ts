import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { z } from 'zod';
import { defaultLocale, pseudoCode, type LocaleCode } from '#app/site/locales.ts';
import { figureLocale } from '#app/site/territories.ts';
import { figures, site } from './facts.ts';
import { ContentError, describeIssues, describeYamlError, explain } from './mistakes.ts';
import { differences } from './mirror.ts';
import { fillPlaceholders, formatMonth } from './placeholders.ts';
import { pseudoWords } from './pseudo.ts';
import { wordSchemas, type WordFile } from './schema.ts';

const factSchemas = { site, figures } as const;

/** An asterisk at the start of a text is an alias in YAML, which no content file needs. */
function findAliases(document: Document.Parsed, lines: LineCounter): string[] {
  const found: string[] = [];
  visit(document, {
    Alias(_, { range }) {
      const { line, col } = lines.linePos(range?.[0] ?? 0);
      found.push(`line ${line}, column ${col}: a text that begins with * must stand between quotes`);
    },
  });
  return found;
}

function readYaml(root: string, file: string): unknown {
  const full = path.join(root, file);
  if (!existsSync(full)) throw new ContentError(file, ['the file is missing']);
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(full, 'utf8'), { prettyErrors: true, lineCounter });
  if (document.errors.length > 0) throw new ContentError(file, document.errors.map(describeYamlError));
  const aliases = findAliases(document, lineCounter);
  if (aliases.length > 0) throw new ContentError(file, aliases);
  return document.toJS();
}

function check<Schema extends z.ZodType>(file: string, schema: Schema, data: unknown): z.infer<Schema> {
  const result = schema.safeParse(data, { error: explain });
  if (result.success) return result.data;
  throw new ContentError(file, describeIssues(result.error.issues));
}

/** The company's facts are quoted as they are: a year has no thousands separator. */
function asText(facts: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  );
}

/** Reads and checks `content/site.yaml` or `content/figures.yaml`. Throws a ContentError. */
export function loadFacts<Name extends keyof typeof factSchemas>(
  root: string,
  name: Name,
): z.infer<(typeof factSchemas)[Name]> {
  const file = `content/${name}.yaml`;
  return check(file, factSchemas[name], readYaml(root, file)) as z.infer<(typeof factSchemas)[Name]>;
}

/** Where the words of a language stand, as in 'content/es'. The invented one is made of the default language's. */
export function wordsFolder(locale: LocaleCode): string {
  return `content/${locale === pseudoCode ? defaultLocale.code : locale}`;
}

/**
 * Reads one word file of one language, fills `{placeholders}` from the facts and the figures, and checks it.
 * Throws a ContentError that names the file, the key and the reason.
 */
export function loadWords<File extends WordFile>(
  root: string,
  locale: LocaleCode,
  name: File,
): z.infer<(typeof wordSchemas)[File]> {
  const file = `${wordsFolder(locale)}/${name}.yaml`;
  const site = loadFacts(root, 'site');
  const policiesUpdated = formatMonth(site.policiesUpdated, figureLocale(locale));
  const facts = { ...loadFacts(root, 'figures'), ...asText(site), policiesUpdated };
  const written = readYaml(root, file);
  const isPseudo = locale === pseudoCode;
  const words = isPseudo ? pseudoWords(written) : written;
  const { filled, mistakes } = fillPlaceholders(words, facts, figureLocale(locale));
  if (mistakes.length > 0) throw new ContentError(file, mistakes);
  // Too long on purpose; the words that it is made of are checked as English.
  if (isPseudo) return filled as z.infer<(typeof wordSchemas)[File]>;
  return check(file, wordSchemas[name], filled) as z.infer<(typeof wordSchemas)[File]>;
}

/** Refuses what nothing reads: a file with a mistyped name or ending, the folder of an unlisted language. */
function refuseStrays(root: string, folder: string, names: readonly string[], reason: string): void {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const isContent = entry.isDirectory() || /\.ya?ml$/.test(entry.name);
    if (isContent && !names.includes(entry.name)) throw new ContentError(`${folder}/${entry.name}`, [reason]);
  }
}

/**
 * Checks every content file of the languages that have words of their own; a stray file is a mistake too.
 * Throws a ContentError.
 */
export function checkContent(root: string, locales: readonly LocaleCode[]): void {
  const facts = Object.keys(factSchemas) as (keyof typeof factSchemas)[];
  const words = Object.keys(wordSchemas) as WordFile[];
  for (const name of facts) loadFacts(root, name);
  for (const locale of locales) {
    for (const name of words) {
      const { code } = defaultLocale;
      const found = differences(
        loadWords(root, locale, name),
        loadWords(root, code, name),
        `content/${code}`,
      );
      if (found.length > 0) throw new ContentError(`content/${locale}/${name}.yaml`, found);
    }
    const files = words.map((name) => `${name}.yaml`);
    refuseStrays(
      root,
      `content/${locale}`,
      files,
      'no page has this name, so nothing would show these words',
    );
  }
  const known = [...facts.map((name) => `${name}.yaml`), ...locales];
  refuseStrays(root, 'content', known, 'is neither a file of facts nor the folder of a language of the site');
}
