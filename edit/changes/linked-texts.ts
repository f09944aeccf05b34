/** The links of texts to an address that moves: they follow. */
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '#packages/content/texts/parse-markdown.ts';
import { writtenCodes } from '#packages/content/written-languages.ts';
import { fileOfText, type FileText } from '../content/content-files.ts';
import type { Content } from '../content/content.ts';
import type { MoveAddress } from './change.ts';

/** Returns a text whose links to an address, or a place of its page, lead to another address. */
function withLinks(text: string, { from, to }: MoveAddress): string {
  const links: { start: number; end: number; url: string }[] = [];
  visit(parseMarkdown(text), (node) => {
    if ((node.type !== 'link' && node.type !== 'definition') || node.url.replace(/#.*/, '') !== from) return;
    // What a link says may look like its address, which follows.
    const words = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
    const [start, end] = [words ?? node.position?.start.offset, node.position?.end.offset];
    if (start !== undefined && end !== undefined) links.push({ start, end, url: node.url });
  });
  const linked = links.reduceRight((written, { start, end, url }) => {
    return written.slice(0, start) + written.slice(start, end).replace(url, () => to) + written.slice(end);
  }, text);
  return linked.replace(/^---\n[\s\S]*?\n---\n/, (matter) =>
    matter.replace(`\nmovedTo: ${from}\n`, () => `\nmovedTo: ${to}\n`),
  );
}

/** Returns the texts that lead to addresses which move, by file, as they lead to the new ones. */
export function linkedTexts(content: Content, moves: readonly MoveAddress[]): Map<string, FileText> {
  const files = writtenCodes.flatMap((code) =>
    Object.entries(content.source.language(code).slugs).flatMap(([collection, slugs]) =>
      slugs.map((slug) => fileOfText(code, `${collection}/${slug}`)),
    ),
  );
  return new Map(
    files.flatMap((file): [string, FileText][] => {
      const text = content.text(file);
      if (text === undefined || !moves.some(({ from }) => text.includes(from))) return [];
      const linked = moves.reduce(withLinks, text);
      return linked === text ? [] : [[file, linked]];
    }),
  );
}
