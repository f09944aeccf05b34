/** Lists, and groups whose keys the content defines. */
import { rootOf, shapeAt } from '#packages/content/schemas/shapes.ts';
import { firstLocaleOf, languagesOf, names, type Content } from '../content/content.ts';
import { pageLabel } from '../content/labels.ts';
import { listOf } from '../content/other-file.ts';
import { itemLabel, pathLabel } from '../content/path-label.ts';
import { inGroups, isList, isOptional, isWords } from '../content/kinds.ts';
import { valueAt, walk, type Path } from '#packages/content/tree.ts';

/** Also where the place is in another file of the items. */
function listAt(content: Content, file: string, place: Path, item: string | number) {
  const { file: name, path } = listOf({ file, path: place });
  const shape = shapeAt(name, path);
  const value = valueAt(content.data(name, firstLocaleOf(name)), path) ?? {};
  if (!shape || typeof value !== 'object') return undefined;
  const isNamed = shape.items === undefined;
  if (isNamed && shape.minProperties === undefined) return undefined;
  const count = Object.keys(value).length;
  return {
    file: name,
    locales: languagesOf(name).map(({ locale }) => locale),
    path,
    label: pathLabel(name, path, 0, content.source) || pageLabel(name),
    itemLabel: itemLabel(name, path),
    item,
    /** The position of the item; -1 in an empty list. */
    index: isNamed ? Object.keys(value).indexOf(String(item)) : Math.min(Number(item), count - 1),
    count,
    min: (isNamed ? shape.minProperties : shape.minItems) ?? (isOptional(name, path) ? 0 : 1),
    max: isNamed ? shape.maxProperties : shape.maxItems,
    /** Why the design has these bounds. */
    because: shape.because,
    /** The text from which an item's key follows. */
    keyFrom: shape.keyFrom,
    names: isNamed ? Object.keys(value) : undefined,
    /** Whether the names are shown, not part of addresses. */
    hasShownNames: shape.propertyNames !== undefined && !shape.propertyNames.isSlug,
  };
}

export type List = NonNullable<ReturnType<typeof listAt>>;

/** The nearest first. */
export function listsAround(content: Content, name: string, path: Path): List[] {
  return path.flatMap((item, depth) => listAt(content, name, path.slice(0, depth), item) ?? []).toReversed();
}

/** Of facts, as profiles, people and quotes. Their file may be missing. */
export function emptyLists(content: Content): List[] {
  const facts = names.filter((name) => !isWords(name));
  return facts.flatMap((name) =>
    [...walk(rootOf(name, content.data(name, '')), inGroups)]
      .filter(({ shape, value }) => isList(shape) && Object.keys(value ?? {}).length === 0)
      // A list that must have items is left out on purpose, for the site's own.
      .filter(({ shape }) => !shape?.minItems)
      .flatMap(({ path, shape }) => listAt(content, name, path, shape?.items ? 0 : '') ?? []),
  );
}
