import { rootOf, shapeAt } from '#packages/content/schemas/shapes.ts';
import { firstLocaleOf, isMissing, languagesOf, names, type Content } from '../content/content.ts';
import { pageLabel } from '../content/labels.ts';
import { pathLabel } from '../content/path-label.ts';
import { canBegin, isNeededToLaunch, isOptional, kindOf, type Kind } from '../content/kinds.ts';
import {
  isConditional,
  isGroup,
  isTree,
  nodeAt,
  possibleChildren,
  valueAt,
  walk,
  type Node,
  type Path,
} from '#packages/content/tree.ts';
import { shownValue } from '../content/shown-value.ts';
import { optionsOf } from './options.ts';

/** Empty in all languages. `from` leaves out the first parts of the label. */
export function fieldPlan(
  content: Content,
  name: string,
  { path, inSchema, from }: { path: Path; inSchema: Path; from: number },
  kind: Kind,
) {
  const shape = shapeAt(name, inSchema);
  return {
    file: name,
    path,
    page: pageLabel(name),
    label: pathLabel(name, inSchema, from, content.source),
    kind,
    optional: isOptional(name, inSchema),
    isNeededToLaunch: isNeededToLaunch(name, inSchema),
    /** Whether a value that is no text may differ between the languages. */
    perLanguage: shape?.perLanguage,
    options: optionsOf(content, shape),
    slots: shape?.slots,
    /** Of a picture: its width divided by its height. */
    ratio: shape?.ratio,
    room: kind === 'text' ? { characters: shape?.maxLength, lines: shape?.lines } : {},
    values: languagesOf(name).map(({ locale, name: language }) => ({ locale, language, value: '' })),
  };
}

export type Field = ReturnType<typeof fieldPlan> & {
  /** Where it is typed, if not where it is saved: a new item has no key yet. */
  draftPath?: Path;
  /** What a new value is like, by language. */
  examples?: Record<string, string>;
};
export type FieldValue = Field['values'][number];

export function fieldAt(content: Content, name: string, path: Path): Field | undefined {
  const kind = kindOf(shapeAt(name, path));
  if (kind === undefined) return undefined;
  const group = path.slice(0, -1);
  const within = canBegin(shapeAt(name, group)) && isOptional(name, group) ? group.slice(0, -1) : group;
  const isThere = languagesOf(name).some(
    ({ locale }) =>
      isMissing(content, name, locale) || valueAt(content.data(name, locale), within) !== undefined,
  );
  if (!isThere) return undefined;
  const plan = fieldPlan(content, name, { path, inSchema: path, from: 0 }, kind);
  const valueIn = (locale: string) => shownValue(valueAt(content.data(name, locale), path));
  return { ...plan, values: plan.values.map((each) => ({ ...each, value: valueIn(each.locale) })) };
}

const isEditable = ({ shape, value }: Node) => kindOf(shape) !== undefined && !isConditional(value);

/** Of a value that has a long form, what makes it long. */
function editableIn(node: Node): readonly Node[] {
  const { shape, value } = node;
  if (!isEditable(node))
    return isTree(value) || (value === undefined && canBegin(shape)) ? possibleChildren(node) : [];
  if (shape?.properties === undefined || value === undefined) return [];
  return isGroup(value) ? possibleChildren(node) : possibleChildren(node).slice(1);
}

/** At or below a path, with optional values that can be added. */
export function leaves(content: Content, file: string, path: Path = []): Path[] {
  const root = rootOf(file, content.data(file, firstLocaleOf(file)));
  return [...walk(nodeAt(root, path), editableIn)]
    .filter((node) => isEditable(node) && !(isGroup(node.value) && node.shape?.properties))
    .map((node) => node.path);
}

export function allFields(content: Content): Field[] {
  return names.flatMap((name) => fieldsBelow(content, name));
}

export const fieldsBelow = (content: Content, file: string, path: Path = []): Field[] =>
  leaves(content, file, path).flatMap((leaf) => fieldAt(content, file, leaf) ?? []);
