/** The content as a described tree: values with their places and what their schema says. Nothing else recurses over content. */
import type { Shape } from './schemas/shape.ts';

/** Keys, positions in lists, and conditions as in 'with contactEndpoint'. */
export type Path = readonly (string | number)[];

/** A group, or a list by its positions. */
export type Tree = Readonly<Record<string, unknown>>;

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

export function isGroup(value: unknown): value is Tree {
  return isTree(value) && !Array.isArray(value);
}

/** Inherited keys, as in `constructor`, have no value. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (isTree(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    data,
  );
}

/** The key of words that depend on a setting, as in 'with contactEndpoint'. */
const condition = /^(with|without) (.*)$/;

export function isCondition(key: string | number): boolean {
  return typeof key === 'string' && condition.test(key);
}

/** Whether a value is a choice between words: `{ 'with contactEndpoint': …, 'without contactEndpoint': … }`. */
export function isConditional(value: unknown): value is Tree {
  return isGroup(value) && Object.keys(value).some(isCondition);
}

export function settingOf(key: string): string | undefined {
  return condition.exec(key)?.[2];
}

/** The value whose condition holds, undefined if none does; of a value without conditions, the value itself. */
export function chosen(value: unknown, isGiven: (setting: string) => boolean): unknown {
  if (!isConditional(value)) return value;
  const holds = Object.keys(value).find((key) => {
    const [, word, setting] = condition.exec(key) ?? [];
    return setting !== undefined && isGiven(setting) === (word === 'with');
  });
  return holds === undefined ? undefined : value[holds];
}

/** Joins the two forms of a value: the short one, and a group that has it as its first key. */
export function merged(shape: Shape | undefined): Shape | undefined {
  const { anyOf: [short, long] = [], ...rest } = shape ?? {};
  if (!short || !long) return shape;
  return { ...rest, ...short, properties: long.properties ?? {}, required: long.required ?? [] };
}

/** The shape of a value in a value: under a condition, that of the value which the condition replaces. */
export function inner(shape: Shape | undefined, key: string | number): Shape | undefined {
  if (isCondition(key)) return shape;
  if (typeof key === 'number') return merged(shape?.prefixItems?.[key] ?? shape?.items);
  if (shape?.properties && Object.hasOwn(shape.properties, key)) return merged(shape.properties[key]);
  return merged(shape?.additionalProperties || undefined);
}

/** A value, where it stands in its file, and what its schema says of it. The shape has the long form's keys, too. */
export type Node = { path: Path; shape: Shape | undefined; value: unknown };

/** The root of data whose schema does not matter. */
export const dataNode = (value: unknown): Node => ({ path: [], shape: undefined, value });

function childOf({ path, shape, value }: Node, key: string | number): Node {
  return { path: [...path, key], shape: inner(shape, key), value: valueAt(value, [key]) };
}

/** Also of what is not there: its value is then undefined. */
export function nodeAt(root: Node, path: Path): Node {
  return path.reduce(childOf, root);
}

/** The nodes directly in one. Both branches of a condition are such nodes. */
export function childrenOf(node: Node): Node[] {
  const { value } = node;
  if (!isTree(value)) return [];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...keys].map((key) => childOf(node, key));
}

/** The same, and those that the schema allows and the file lacks, in the order of the schema. */
export function possibleChildren(node: Node): Node[] {
  const known = isConditional(node.value) ? [] : Object.keys(node.shape?.properties ?? {});
  return [
    ...known.map((key) => childOf(node, key)),
    ...childrenOf(node).filter(({ path }) => !known.some((key) => key === path.at(-1))),
  ];
}

/** All nodes at and below one, a group before what is in it. `children` are those to go on with. */
export function* walk(root: Node, children: (node: Node) => readonly Node[] = childrenOf): Generator<Node> {
  yield root;
  for (const child of children(root)) yield* walk(child, children);
}

/** The value that has each node's value replaced, from the inside out; `undefined` leaves a key or an item out. */
export function map(root: Node, change: (node: Node) => unknown): unknown {
  const { value } = root;
  if (!isTree(value)) return change(root);
  const entries = childrenOf(root)
    .map((child) => [String(child.path.at(-1)), map(child, change)] as const)
    .filter(([, own]) => own !== undefined);
  const changed = Array.isArray(value) ? entries.map(([, own]) => own) : Object.fromEntries(entries);
  return change({ ...root, value: changed });
}

/** Data with a value at a path. Groups and lists that are not there begin, those of a position as lists. */
export function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const present = isTree(data) ? data : typeof key === 'number' ? [] : {};
  const inner = withValue(valueAt(present, [key]), rest, value);
  return Array.isArray(present)
    ? Object.assign([...present], { [key]: inner })
    : { ...present, [key]: inner };
}
