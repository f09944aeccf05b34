import { isMap, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';

/** What was parsed has nodes for all values, but for one that is left out. */
type Group = YAMLMap<Node, Node | null>;
export type Collection = Group | YAMLSeq<Node>;
type Span = { start: number; end: number };

export function isCollection(node: unknown): node is Collection {
  return isMap(node) || isSeq(node);
}

/** Returns the end of a value, without the blank lines below a block scalar. */
export function endOf(node: Node, source: string): number {
  const [start, end] = node.range ?? [0, 0];
  return start + source.slice(start, end).trimEnd().length;
}

/** Returns the spans of list items or group pairs: just the item in flow style, whole lines in block style. */
export function spansOf(collection: Collection, source: string): Span[] {
  const items = isMap<Node, Node | null>(collection)
    ? collection.items
    : collection.items.map((item) => ({ key: item, value: item }));
  return items.map(({ key, value }) => {
    const first = key.range?.[0] ?? 0;
    const last = endOf(value ?? key, source);
    if (collection.flow) return { start: first, end: last };
    const newline = source.indexOf('\n', last);
    return { start: source.lastIndexOf('\n', first - 1) + 1, end: newline < 0 ? source.length : newline + 1 };
  });
}

/** Returns the column of a group's keys, or of a list's dashes. */
export function columnOf(collection: Collection, source: string): number {
  const start = collection.range?.[0] ?? 0;
  return start - source.lastIndexOf('\n', start - 1) - 1;
}
