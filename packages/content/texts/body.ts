import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Root } from 'hast';

/** Formatted text as JSON: a string, or the name, attributes and children of an element. */
export type Body = string | readonly [name: string, attributes: Record<string, string>, ...children: Body[]];

function textOf(node: Body): string {
  if (typeof node === 'string') return node;
  const [, , ...children] = node;
  return children.map(textOf).join('');
}

type Props = { children?: Body | Body[] } & Record<string, unknown>;

/** Returns an element as JSON. Headings get their text as a title, for their copy links. */
function jsx(name: unknown, { children = [], ...attributes }: Props): Body {
  // `[name, {…}]` is an element too, so an only child is told from a list by its first item.
  const all = (Array.isArray(children) && !isElement(children) ? children : [children]) as Body[];
  const titled = /^h[23]$/.test(String(name)) ? { title: all.map(textOf).join('') } : {};
  return [String(name), { ...(attributes as Record<string, string>), ...titled }, ...all];
}

function isElement(value: unknown[]): boolean {
  return typeof value[0] === 'string' && typeof value[1] === 'object' && !Array.isArray(value[1]);
}

/** Converts a tree to JSON that browsers can render without a library. */
export function bodyOf(tree: Root): Body[] {
  const root: Body = toJsxRuntime(tree, {
    Fragment: 'root',
    jsx,
    jsxs: jsx,
    tableCellAlignToStyle: false,
  });
  return typeof root === 'string' ? [root] : (root.slice(2) as Body[]);
}
