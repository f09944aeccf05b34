/** The figures and facts that texts quote as `{claims.projects}`. */
import { figureLocale } from '#packages/site/locales.ts';
import { placeholderValue } from '#packages/content/words/placeholders.ts';
import { writtenCodes } from '#packages/content/written-languages.ts';
import type { Content } from '../content/content.ts';
import { isWords } from '../content/kinds.ts';
import { valueAt, type Path } from '#packages/content/tree.ts';
import { allFields, fieldAt, leaves, type Field } from './fields.ts';

/** A placeholder, and its value in each language. */
export type Placeholder = { name: string; values: Record<string, string> };

/** A figure that a text quotes: the fields that change it, and the other places that quote it. */
export type Quote = { name: string; values: Record<string, string>; figures: Field[]; others: Place[] };
export type Place = { key: string; page: string; label: string };

function isRange(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number');
}

function namesIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string' || typeof value === 'number' || isRange(value)) return [path.join('.')];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => namesIn(inner, [...path, key]));
}

/** Returns every placeholder that a text may use, with its current values. */
export function placeholders(content: Content): Placeholder[] {
  const byLanguage = writtenCodes.map((locale) => {
    const tag = figureLocale(locale);
    const facts = content.source.facts.quotableIn(tag);
    const valueOf = (name: string) => placeholderValue(name, facts) ?? `{${name}}`;
    return { locale, valueOf, names: namesIn(facts.values) };
  });
  return (byLanguage[0]?.names ?? []).map((name) => ({
    name,
    values: Object.fromEntries(byLanguage.map(({ locale, valueOf }) => [locale, valueOf(name)])),
  }));
}

function namesQuoted(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

const quotedBy = ({ values }: Field) => values.flatMap(({ value }) => namesQuoted(String(value)));

/** Returns the source of a placeholder: `claims.uptime` for `{drawn.uptime.hours}`, the endpoint for `{contactHost}`. */
const sourceOf = (name: string): Path => {
  const path = name.split('.');
  if (name === 'contactHost') return ['contactEndpoint'];
  return path[0] === 'drawn' ? ['claims', ...path.slice(1, 2)] : path;
};

/** Returns the fields of a figure or fact: two for a range. */
function figureFields(content: Content, name: string): Field[] {
  const path = sourceOf(name);
  const file = ['figures', 'site'].find((file) => valueAt(content.data(file, ''), path) !== undefined);
  if (file === undefined) return [];
  return leaves(content, file, path).flatMap((leaf) => fieldAt(content, file, leaf) ?? []);
}

const placeOf = ({ key, page, label }: Field): Place => ({ key, page, label });

/** Returns the figures and facts that some fields quote. */
export function quotesOf(content: Content, fields: readonly Field[]): Quote[] {
  const keys = new Set(fields.map(({ key }) => key));
  const quoted = [...new Set(fields.flatMap(quotedBy))];
  if (quoted.length === 0) return [];
  const known = new Map(placeholders(content).map((each) => [each.name, each.values]));
  const all = allFields(content).filter(({ key, name }) => isWords(name) && !keys.has(key));
  return quoted.map((name) => ({
    name,
    values: known.get(name) ?? {},
    figures: figureFields(content, name),
    others: all.filter((field) => quotedBy(field).includes(name)).map(placeOf),
  }));
}

/** Returns the texts that quote a figure or fact. */
export function quotersOf(content: Content, { name, path }: Field): Place[] {
  if (isWords(name)) return [];
  const dotted = path.filter((key) => typeof key === 'string').join('.');
  return allFields(content)
    .filter((field) => isWords(field.name))
    .filter((field) => quotedBy(field).some((quoted) => sourceOf(quoted).join('.') === dotted))
    .map(placeOf);
}
