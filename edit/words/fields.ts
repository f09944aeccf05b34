/** Every value that can be edited, with its constraints. */
import type { Shape } from '#packages/content/schemas/shape.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { fileOf, firstLocaleOf, isMissing, languagesOf, names, type Content } from '../content/content.ts';
import { keyOf } from '../content/keys.ts';
import { pageLabel } from '../content/labels.ts';
import { pathLabel } from '../content/path-label.ts';
import { isOptional, kindOf, roomFor, shortPathIn, type Kind } from '../content/kinds.ts';
import { isConditional, valueAt, type Path } from '#packages/content/tree.ts';
import { optionsOf, type Option } from './options.ts';

export type FieldValue = { locale: string; language: string; file: string; value: string | number };

/** A value in all its languages. `key` identifies it, such as 'home:stats.2.value'. */
export type Field = {
  key: string;
  name: string;
  path: Path;
  page: string;
  label: string;
  kind: Kind;
  optional: boolean;
  /** Whether a value that is no text may differ between the languages. */
  perLanguage?: boolean;
  options?: Option[];
  slots?: string[];
  /** The shape of a picture: its width divided by its height. */
  ratio?: number;
  room: { characters?: number; lines?: number };
  /** What a new value is like, by language. */
  examples?: Record<string, string>;
  values: FieldValue[];
};

const separator = ', ';

/** Returns what a field has of a value: of a list of choices, all of them. */
export function shownValue(value: unknown): string | number {
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').join(separator);
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}

/** Returns what the schema says of a value that is edited as a given kind. */
export function constraintsOf(content: Content, name: string, path: Path, kind: Kind) {
  const shape = shapeAt(name, path);
  const options = optionsOf(content, shape);
  return {
    name,
    page: pageLabel(name),
    kind,
    optional: isOptional(name, path),
    ...(shape?.perLanguage && { perLanguage: true }),
    ...(options && { options }),
    ...(shape?.slots && { slots: shape.slots }),
    ...(shape?.ratio !== undefined && { ratio: shape.ratio }),
    room: kind === 'text' ? roomFor(name, path) : {},
  };
}

/** Returns a value in all its languages; undefined if it cannot be edited. */
export function fieldAt(content: Content, name: string, path: Path): Field | undefined {
  const kind = kindOf(shapeAt(name, path));
  if (kind === undefined) return undefined;
  const group = path.slice(0, -1);
  const isThere = languagesOf(name).some(
    ({ locale }) =>
      isMissing(content, name, locale) || valueAt(content.data(name, locale), group) !== undefined,
  );
  if (!isThere) return undefined;
  const values = languagesOf(name).map(({ locale, name: language }) => {
    const value = valueAt(content.data(name, locale), path);
    const file = fileOf(name, locale);
    return { locale, language, file, value: shownValue(value) };
  });
  return {
    ...constraintsOf(content, name, path, kind),
    key: keyOf(name, path),
    path,
    label: pathLabel(name, path),
    values,
  };
}

function keysOf(value: unknown, shape: Shape | undefined): (string | number)[] {
  if (Array.isArray(value)) return [...value.keys()];
  const present = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (isConditional(value)) return present;
  // Includes missing optional values, which can be added.
  const known = Object.keys(shape?.properties ?? {});
  return [
    ...known.filter((key) => present.includes(key) || kindOf(shape?.properties?.[key])),
    ...present.filter((key) => !known.includes(key)),
  ];
}

/** Returns the paths of all values at or below a path. */
export function leaves(content: Content, name: string, path: Path = []): Path[] {
  const shape = shapeAt(name, path);
  const value = valueAt(content.data(name, firstLocaleOf(name)), path);
  const short = value === undefined ? undefined : shortPathIn(name, path);
  if (short) {
    const others = Object.keys(shape?.properties ?? {}).slice(1);
    return [typeof value === 'string' ? path : short, ...others.map((key) => [...path, key])];
  }
  if (kindOf(shape) && !isConditional(value)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return keysOf(value, shape).flatMap((key) => leaves(content, name, [...path, key]));
}

/** Returns every field of the content, file by file. */
export function allFields(content: Content): Field[] {
  return names.flatMap((name) => leaves(content, name).flatMap((path) => fieldAt(content, name, path) ?? []));
}
