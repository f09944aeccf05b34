/** The figures and facts to which texts refer, as in `{claims.projects}`. */
import { figureLocale } from '#packages/site/locales.ts';
import { placeholderValue } from '#packages/content/words/placeholders.ts';
import { writtenCodes } from '#packages/content/written-languages.ts';
import type { Content } from '../content/content.ts';
import { isWords } from '../content/kinds.ts';
import { spotOf, traceOf, type Spot } from '../content/place.ts';
import {
  childrenOf,
  dataNode,
  isGroup,
  valueAt,
  walk,
  type Node,
  type Path,
} from '#packages/content/tree.ts';
import { allFields, fieldsBelow, type Field } from './fields.ts';

export type Placeholder = { name: string; values: Record<string, string> };

/** A figure to which a text refers: the fields that change it, and the other texts that refer to it. */
export type Reference = {
  name: string;
  values: Record<string, string>;
  figures: Field[];
  others: Backlink[];
};
/** A text in an owner's words. */
export type Backlink = { at: Spot; page: string; label: string };

function isRange(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number');
}

const inGroups = (node: Node) => (isGroup(node.value) ? childrenOf(node) : []);

function namesIn(known: unknown): string[] {
  return [...walk(dataNode(known), inGroups)]
    .filter(({ value }) => typeof value === 'string' || typeof value === 'number' || isRange(value))
    .map(({ path }) => path.join('.'));
}

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

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

const namesOf = ({ values }: Field) => values.flatMap(({ value }) => placeholdersIn(value));

/** The source of a placeholder: `claims.uptime` for `{drawn.uptime.hours}`, the endpoint for `{contactHost}`. */
const sourceOf = (name: string): Path => {
  const path = name.split('.');
  if (name === 'contactHost') return ['contactEndpoint'];
  return path[0] === 'drawn' ? ['claims', ...path.slice(1, 2)] : path;
};

function figureFields(content: Content, name: string): Field[] {
  const path = sourceOf(name);
  const file = ['figures', 'site'].find((file) => valueAt(content.data(file, ''), path) !== undefined);
  if (file === undefined) return [];
  return fieldsBelow(content, file, path);
}

const backlinkOf = (field: Field): Backlink => ({ at: spotOf(field), page: field.page, label: field.label });

export function referencesOf(content: Content, fields: readonly Field[]): Reference[] {
  const own = new Set(fields.map(traceOf));
  const referred = [...new Set(fields.flatMap(namesOf))];
  if (referred.length === 0) return [];
  const known = new Map(placeholders(content).map((each) => [each.name, each.values]));
  const all = allFields(content).filter((field) => isWords(field.file) && !own.has(traceOf(field)));
  return referred.map((name) => ({
    name,
    values: known.get(name) ?? {},
    figures: figureFields(content, name),
    others: all.filter((field) => namesOf(field).includes(name)).map(backlinkOf),
  }));
}

export function backlinksOf(content: Content, { file, path }: Field): Backlink[] {
  if (isWords(file)) return [];
  const dotted = path.filter((key) => typeof key === 'string').join('.');
  return allFields(content)
    .filter((field) => isWords(field.file))
    .filter((field) => namesOf(field).some((name) => sourceOf(name).join('.') === dotted))
    .map(backlinkOf);
}
