/** The lists that contain a value, including groups whose keys the content defines. */
import { valueAt, type Path } from '../writer/edits.ts';
import { firstLocale, type Content } from './content.ts';
import { pageLabel } from './labels.ts';
import { itemLabel, pathLabel } from './path-label.ts';
import { shapeAt } from '#generate/content/shapes.ts';
import { isWords } from './shapes.ts';

export type List = {
  name: string;
  path: Path;
  label: string;
  /** What an item is called, as in 'service'. */
  itemLabel: string;
  /** The item that contains the value. */
  item: string | number;
  index: number;
  count: number;
  min: number;
  max?: number;
  /** Why the design has these bounds. */
  because?: string;
  /** The names of all items, if an item needs one. */
  names?: string[];
};

function listAt(content: Content, name: string, path: Path, item: string | number): List | undefined {
  const shape = shapeAt(name, path);
  const value = valueAt(content.data(name, isWords(name) ? firstLocale : ''), path);
  if (!shape || typeof value !== 'object' || value === null) return undefined;
  const isNamed = !Array.isArray(value);
  if (isNamed ? shape.minProperties === undefined : shape.items === undefined) return undefined;
  const max = isNamed ? shape.maxProperties : shape.maxItems;
  return {
    name,
    path,
    label: pathLabel(name, path) || pageLabel(name),
    itemLabel: itemLabel(name, path),
    item,
    index: isNamed ? Object.keys(value).indexOf(String(item)) : Number(item),
    count: Object.keys(value).length,
    min: (isNamed ? shape.minProperties : shape.minItems) ?? 0,
    ...(max !== undefined && { max }),
    ...(shape.because !== undefined && { because: shape.because }),
    ...(isNamed && { names: Object.keys(value) }),
  };
}

/** Returns the lists around a value, the nearest first. */
export function listsAround(content: Content, name: string, path: Path): List[] {
  return path.flatMap((item, depth) => listAt(content, name, path.slice(0, depth), item) ?? []).toReversed();
}
