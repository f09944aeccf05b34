/** The figures and facts to which texts refer, as in `{claims.projects}`. */
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { placeholderValue } from '#packages/content/words/placeholders.ts';
import { defaultLocale } from '#packages/site/locales.ts';
import { localeCodes } from '#packages/content/languages.ts';
import type { Content } from '../content/content.ts';
import { wordsOf } from '../content/labels.ts';
import { isWords, kindOf, type Kind } from '../content/kinds.ts';
import { pathLabel } from '../content/path-label.ts';
import { anyItem, isTextName, spotOf, traceOf, type Spot } from '../content/place.ts';
import {
  childrenOf,
  dataNode,
  isGroup,
  valueAt,
  walk,
  type Node,
  type Path,
} from '#packages/content/tree.ts';
import { placeholdersIn } from './advice.ts';
import { allTexts, type PlacedText } from './all-texts.ts';
import { fieldsBelow, type Field } from './fields.ts';

/** Without a label if it is for programs, such as a color. */
export type Placeholder = { name: string; label?: string | undefined; values: Record<string, string> };

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

/** What is in no file, but follows from others. */
const derived: Readonly<Record<string, string>> = {
  'claims.offices': 'Number of offices',
  client: 'Office that meets clients',
  delivery: 'Office that builds',
  drawn: 'As drawn',
  sharedDay: 'Hours that both offices share',
  onClient: 'By the clock of the office that meets clients',
  onDelivery: 'By the clock of the office that builds',
  'example.currency': 'Example in the tools › Currency',
};
const forPrograms: ReadonlySet<Kind | undefined> = new Set(['choice', 'zone', 'color']);

function figureLabel({ source }: Content, name: string): string | undefined {
  if (name in derived) return derived[name];
  const path = name.split('.');
  const [first = '', ...rest] = path;
  const isOffice = first === 'client' || first === 'delivery';
  const place = isOffice ? ['offices', anyItem, ...rest] : path;
  const file = ['figures', 'site', 'ui'].find((each) => shapeAt(each, place));
  if (file === undefined) return path.map((part) => derived[part] ?? wordsOf(part)).join(' › ');
  if (forPrograms.has(kindOf(shapeAt(file, place)))) return undefined;
  return isOffice ? `${derived[first]} › ${pathLabel(file, place, 2)}` : pathLabel(file, path, 0, source);
}

const valuesOf = ({ source }: Content, name: string): Record<string, string> =>
  Object.fromEntries(
    localeCodes.map((code) => {
      const { quoted } = source.language(code).context;
      return [code, placeholderValue(name, quoted) ?? `{${name}}`];
    }),
  );

export function placeholders(content: Content): Placeholder[] {
  return namesIn(content.source.language(defaultLocale.code).context.quoted.values).map((name) => ({
    name,
    label: figureLabel(content, name),
    values: valuesOf(content, name),
  }));
}

const namesOf = ({ values }: Field) => values.flatMap(({ value }) => placeholdersIn(value));

/** Each text once for all its languages. */
function referring(texts: readonly PlacedText[], refers: (name: string) => boolean): Backlink[] {
  const found = texts.filter(({ text }) => placeholdersIn(text).some(refers));
  const links = found.map(({ at, page, label }) => ({ at: spotOf(at), page, label }));
  return [...new Map(links.map((each) => [traceOf(each.at), each])).values()];
}

const pageTexts = (content: Content) =>
  allTexts(content).filter(({ at: { file } }) => isWords(file) && !isTextName(file));

/** As `claims.uptime` for `{drawn.uptime.hours}`, and the endpoint for `{contactHost}`. */
const sourceOf = (name: string): Path => {
  const path = name.split('.');
  if (name === 'contactHost') return ['contactEndpoint'];
  return path[0] === 'drawn' ? ['claims', ...path.slice(1, 2)] : path;
};

function figureFields(content: Content, name: string): Field[] {
  const path = sourceOf(name);
  const file = ['figures', 'site'].find((file) => valueAt(content.data(file, ''), path) !== undefined);
  return file === undefined ? [] : fieldsBelow(content, file, path);
}

/** `others` are the other texts that refer to a figure. */
export function referencesOf(content: Content, fields: readonly Field[]) {
  const own = new Set(fields.map((field) => traceOf(spotOf(field))));
  const referred = [...new Set(fields.flatMap(namesOf))];
  if (referred.length === 0) return [];
  const others = pageTexts(content).filter(({ at }) => !own.has(traceOf(spotOf(at))));
  return referred.map((name) => ({
    name,
    label: figureLabel(content, name) ?? name,
    values: valuesOf(content, name),
    figures: figureFields(content, name),
    others: referring(others, (each) => each === name),
  }));
}

export type Reference = ReturnType<typeof referencesOf>[number];

export function backlinksOf(content: Content, { file, path }: Field): Backlink[] {
  if (isWords(file)) return [];
  const dotted = path.filter((key) => typeof key === 'string').join('.');
  return referring(pageTexts(content), (name) => sourceOf(name).join('.') === dotted);
}
