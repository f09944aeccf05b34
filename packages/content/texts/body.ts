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

/** An element as JSON. Headings get their text as a title, for their copy links. */
function jsx(name: unknown, { children = [], ...attributes }: Props): Body {
  const all = isList(children) ? children : [children];
  const titled = /^h[23]$/.test(String(name)) ? { title: all.map(textOf).join('') } : {};
  return [String(name), { ...attributes, ...titled }, ...all];
}

/** Whether children are a list, and not an only child: `[name, {…}]` is an element, which its second item tells. */
function isList(children: Body | Body[]): children is Body[] {
  const [, second] = children;
  return typeof children !== 'string' && (typeof second !== 'object' || Array.isArray(second));
}

/** Converts a tree to JSON that browsers can render without a library. */
export function bodyOf(tree: Root): Body[] {
  const root: Body = toJsxRuntime(tree, {
    Fragment: 'root',
    jsx,
    jsxs: jsx,
    tableCellAlignToStyle: false,
  });
  if (typeof root === 'string') return [root];
  const [, , ...all] = root;
  return all;
}
