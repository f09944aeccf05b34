import type {
  Blockquote,
  Heading,
  Link,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  ThematicBreak,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

type Inline = PhrasingContent | string;

function inline(parts: readonly Inline[]): PhrasingContent[] {
  return parts.map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part));
}

export function heading(depth: Heading['depth'], text: string): Heading {
  return { type: 'heading', depth, children: inline([text]) };
}

export function paragraph(...parts: Inline[]): Paragraph {
  return { type: 'paragraph', children: inline(parts) };
}

export function blockquote(text: string): Blockquote {
  return { type: 'blockquote', children: [paragraph(text)] };
}

export function link(text: string, url: string): Link {
  return { type: 'link', url, children: [{ type: 'text', value: text }] };
}

export function list(items: readonly Paragraph[]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((item) => ({ type: 'listItem', spread: false, children: [item] })),
  };
}

export function thematicBreak(): ThematicBreak {
  return { type: 'thematicBreak' };
}

export function root(...children: Root['children']): Root {
  return { type: 'root', children };
}

/** Serializes a tree as GitHub Flavored Markdown, which has tables (https://github.github.com/gfm/). */
export function toText(tree: Nodes): string {
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}
