import type { Element, ElementContent, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

export type Parent = Root | Element;

/** Counts what a text cannot have, such as 'pictures'. */
export type LeaveOut = (what: string) => void;

export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

export const styleOf = ({ properties }: Element): string => (properties.style ?? '').replaceAll(/\s+/g, ' ');

export const classesOf = ({ properties }: Element): string => [properties.className ?? []].flat().join(' ');

export const elementsIn = (parent: Parent): Element[] =>
  [...parent.children].flatMap((child) => (child.type === 'element' ? child : []));

/** From the style sheet of a paste, by class. */
export function inlineStyles(tree: Root): void {
  const sheets = selectAll('style', tree).map(toString).join('\n');
  const rules = sheets.matchAll(/\.([\w-]+)[^{}]*\{([^{}]*)\}/g);
  const styles = new Map([...rules].map(([, name, style]) => [name, style] as const));
  for (const child of selectAll('[class]', tree)) {
    const own = classesOf(child)
      .split(' ')
      .flatMap((name) => styles.get(name) ?? []);
    if (own.length > 0) child.properties.style = [...own, styleOf(child)].join(';');
  }
}
