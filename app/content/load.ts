import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { figures, site } from './facts.ts';
import { wordSchemas, type WordFile } from './schema.ts';

/** A mistake in a content file, worded for the person who edits it: file, key and reason. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(file: string, mistakes: readonly string[]) {
    super(`${file}\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`);
  }
}

const factSchemas = { site, figures } as const;

function readYaml(root: string, file: string): unknown {
  const full = path.join(root, file);
  if (!existsSync(full)) throw new ContentError(file, ['the file is missing']);
  const document = parseDocument(readFileSync(full, 'utf8'), { prettyErrors: true });
  if (document.errors.length > 0) {
    throw new ContentError(
      file,
      document.errors.map((error) => error.message),
    );
  }
  return document.toJS();
}

function check<Schema extends z.ZodType>(file: string, schema: Schema, data: unknown): z.infer<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new ContentError(
    file,
    result.error.issues.map(({ path: keys, message }) => `${keys.join('.') || '(file)'}: ${message}`),
  );
}

/** Formats a figure for a locale: 99.9, or a range such as "2–6". */
function formatFigure(value: unknown, locale: string): string | undefined {
  const format = new Intl.NumberFormat(locale);
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return format.format(value);
  if (!Array.isArray(value)) return undefined;
  return format.formatRange(Number(value[0]), Number(value[1]));
}

/** The company's facts are quoted as they are: a year has no thousands separator. */
function asText(site: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(site).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  );
}

/** The value at a dotted path such as "claims.uptime" in nested plain objects. */
function valueAt(data: unknown, dotted: string): unknown {
  return dotted
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      data,
    );
}

const placeholder = /\{([\w.-]+)\}/g;

function fillPlaceholders(value: unknown, fill: (name: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string') return value.replaceAll(placeholder, (_, name: string) => fill(name, key));
  if (Array.isArray(value)) return value.map((item, index) => fillPlaceholders(item, fill, `${key}.${index}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, fillPlaceholders(item, fill, key ? `${key}.${name}` : name)]),
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

/**
 * Reads one word file of one language, fills `{placeholders}` from the facts and the figures, and checks it.
 * Throws a ContentError that names the file, the key and the reason.
 */
export function loadWords<File extends WordFile>(
  root: string,
  locale: string,
  name: File,
): z.infer<(typeof wordSchemas)[File]> {
  const file = `content/${locale}/${name}.yaml`;
  const facts = { ...loadFacts(root, 'figures'), ...asText(loadFacts(root, 'site')) };
  const unknown: string[] = [];
  const filled = fillPlaceholders(readYaml(root, file), (placeholderName, key) => {
    const text = formatFigure(valueAt(facts, placeholderName), locale);
    if (text === undefined) {
      unknown.push(`${key}: {${placeholderName}} is in neither content/site.yaml nor content/figures.yaml`);
    }
    return text ?? '';
  });
  if (unknown.length > 0) throw new ContentError(file, unknown);
  return check(file, wordSchemas[name], filled) as z.infer<(typeof wordSchemas)[File]>;
}

/** Checks every content file of every language; a stray file is a mistake too. Throws a ContentError. */
export function checkContent(root: string, locales: readonly string[]): void {
  loadFacts(root, 'site');
  loadFacts(root, 'figures');
  for (const locale of locales) {
    for (const name of Object.keys(wordSchemas) as WordFile[]) loadWords(root, locale, name);
    for (const entry of readdirSync(path.join(root, 'content', locale))) {
      if (entry.endsWith('.yaml') && !(entry.slice(0, -5) in wordSchemas)) {
        throw new ContentError(`content/${locale}/${entry}`, ['no page has this name']);
      }
    }
  }
}
