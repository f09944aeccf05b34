import { stringify } from 'yaml';
import { matterOf } from '#packages/content/reading/front-matter.ts';
import { rootOf, shapeAt } from '#packages/content/schemas/shapes.ts';
import type { Shape } from '#packages/content/schemas/shape.ts';
import {
  dataNode,
  isGroup,
  isTree,
  map,
  nodeAt,
  valueAt,
  walk,
  withValue,
  type Path,
  type Tree,
} from '#packages/content/tree.ts';
import { optionalFiles } from '../content/content-files.ts';
import { type Content } from '../content/content.ts';
import { canBegin, isNamed, isOptional, kindOf } from '../content/kinds.ts';
import { fileOf, isTextName, type Place } from '../content/place.ts';
import { splitChoices } from '../content/shown-value.ts';
import { bodyKey } from '../content/text-file.ts';
import type { Edit } from '../writer/edits.ts';
import { ended } from '../writer/file-after.ts';
import { treeEdits } from '../writer/tree-edits.ts';

export type Typed = string | readonly Typed[] | { readonly [key: string]: Typed };

export type Put = { path: Path; value: Typed };

/** Converts a typed text to the type in the schema. An invalid number stays a text, for the check to report. */
export function valueOf(name: string, path: Path, text: string): string | number | boolean | string[] {
  const kind = kindOf(shapeAt(name, path));
  if (kind === 'switch') return text === 'true';
  if (kind === 'choices') return splitChoices(text);
  return kind === 'number' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : text;
}

const isEmpty = (value: unknown): boolean =>
  [...walk(dataNode(value))].every(({ value: each }) => isTree(each) || each === '' || each === undefined);

/** The build asks for the keys in the order of the schema, which does not know the Markdown below them. */
function inOrder(group: Tree, shape: Shape | undefined): Tree {
  const known = Object.keys(shape?.properties ?? {});
  const keys = [...known, ...Object.keys(group)].filter((key) => Object.hasOwn(group, key));
  return Object.fromEntries(keys.map((key) => [key, group[key]]));
}

/** Undefined if the value is left out, as are optional groups and items whose texts are all empty. */
export function fromTyped(name: string, path: Path, typed: Typed): unknown {
  const root = { ...nodeAt(rootOf(name, undefined), path), value: typed };
  return map(root, ({ path: at, shape, value }) => {
    if (typeof value === 'string')
      return value.trim() === '' && isOptional(name, at) ? undefined : valueOf(name, at, value);
    const isItem = isNamed(shapeAt(name, at.slice(0, -1)));
    if (at.length > path.length && (isItem || isOptional(name, at)) && isEmpty(value)) return undefined;
    if (Array.isArray(value)) return value.filter((item) => !isEmpty(item));
    return isGroup(value) ? inOrder(value, shape) : value;
  });
}

/** Makes a short form that the path goes through long, as for claimsConfirmed.uptime.of.en. */
function long(name: string, data: unknown, path: Path): unknown {
  const group = path.findIndex((_, at) => at > 0 && typeof valueAt(data, path.slice(0, at)) === 'string');
  if (group === -1) return data;
  const short = path.slice(0, group);
  const [key] = Object.keys(shapeAt(name, short)?.properties ?? {});
  return key === undefined ? data : withValue(data, short, { [key]: valueAt(data, short) });
}

/** An optional group goes with its last key. */
function without(name: string, data: unknown, path: Path): unknown {
  const [group, key] = [path.slice(0, -1), String(path.at(-1))];
  const around = valueAt(data, group);
  if (!isGroup(around) || !Object.hasOwn(around, key)) return data;
  const { [key]: _left, ...rest } = around;
  const isDone = Object.keys(rest).length === 0 && canBegin(shapeAt(name, group)) && isOptional(name, group);
  return isDone ? without(name, data, group) : withValue(data, group, rest);
}

/** A value in its short form becomes long once there is more to say. */
function withTyped(name: string, data: unknown, { path, value: typed }: Put): unknown {
  const value = fromTyped(name, path, typed);
  if (path.length === 0) {
    // The build reports what the schema does not know.
    const known = Object.keys(shapeAt(name, [])?.properties ?? {});
    const others = Object.entries(isGroup(data) ? data : {}).filter(([own]) => !known.includes(own));
    return { ...Object.fromEntries(others), ...(isGroup(value) && value) };
  }
  if (value === undefined) return without(name, data, path);
  return withValue(long(name, data, path), path, value);
}

function begun(name: string, data: Tree): string {
  if (!isTextName(name)) return stringify(data, { lineWidth: 120, singleQuote: true });
  const { [bodyKey]: body = '', ...matter } = data;
  return matterOf(matter) + ended(String(body));
}

export function typedEdits(
  content: Content,
  { file, locale }: Omit<Place, 'path'>,
  puts: readonly Put[],
): Edit[] {
  const own = fileOf(file, locale);
  const before = content.data(file, locale);
  const after = (data: Tree) => {
    const put = puts.reduce<unknown>((all, each) => withTyped(file, all, each), data);
    const all = map(rootOf(file, put), ({ shape, value }) =>
      isGroup(value) ? inOrder(value, shape) : value,
    );
    return isGroup(all) ? all : {};
  };
  const isMissing = content.hash(own) === '';
  if (isMissing && (isTextName(file) || optionalFiles.includes(own)))
    return [{ do: 'write', file: own, data: begun(file, after({})) }];
  const at = (path: Path): Place => ({ file, locale, path });
  // The writer says why these cannot be written.
  if (!isGroup(before)) return puts.map(({ path, value }): Edit => ({ do: 'set', at: at(path), value }));
  return treeEdits(before, after(before), at([]));
}
