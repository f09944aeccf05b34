import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { remove } from 'unist-util-remove';

const excludedTags = new Set([
  'svg',
  'source',
  'form',
  'label',
  'input',
  'select',
  'textarea',
  'datalist',
  'output',
]);

/** Drawings, duplicates, forms, and what a page excludes. A selector would take ten times as long. */
function isExcluded({ tagName, properties }: Element): boolean {
  const { ariaDescribedBy, ariaHidden, ariaLive, className, dataNosnippet } = properties;
  return (
    excludedTags.has(tagName) ||
    // A button with a description is a glossary term; any other is a control.
    (tagName === 'button' && !ariaDescribedBy) ||
    ariaHidden === 'true' ||
    ariaLive !== undefined ||
    dataNosnippet !== undefined ||
    [className].flat().includes('visually-hidden')
  );
}

/** Leaves what a page says. What has nothing else in it goes too, such as the copy links of headings. */
export function keepText(page: Root): void {
  remove(page, (node) => {
    // To this library, a tree has nodes of any kind.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const isLeftOut = node.type === 'element' && isExcluded(node as Element);
    return isLeftOut || node.type === 'comment';
  });
}

export function textIn(html: string, page: string): Root {
  const text = select('[data-text]', fromHtml(html, { fragment: true }));
  if (!text) throw new Error(`${page} has no text`);
  const root: Root = { type: 'root', children: text.children };
  keepText(root);
  return root;
}
