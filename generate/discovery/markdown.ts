import type { Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** HTML as GitHub Flavored Markdown, which has tables (https://github.github.com/gfm/). */
export function markdownOf(html: Root): string {
  return toMarkdown(toMdast(html), {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}
