/** The links of texts to an address that moves: they follow. */
import { visit } from 'unist-util-visit';
import { splitMatter } from '#packages/content/reading/front-matter.ts';
import { parseMarkdown } from '#packages/content/texts/parse-markdown.ts';
import { splitText } from '#packages/content/texts/text-file.ts';
import { valueAt } from '#packages/content/tree.ts';
import { writtenCodes } from '#packages/content/written-languages.ts';
import { fileOfText, type FileText } from '../content/content-files.ts';
import type { Content } from '../content/content.ts';
import { applyEdits } from '../writer/write.ts';
import type { MoveAddress } from './change.ts';

/** `isPage` says that the page itself moves, with the places on it to which links lead. */
type Move = MoveAddress & { isPage?: boolean };

/** Returns a text whose links to addresses that move, or places of their pages, lead to the new ones. */
function withLinks(text: string, moves: readonly Move[]): string {
  const links: { start: number; end: number; url: string; move: Move }[] = [];
  visit(parseMarkdown(text), (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const address = node.url.replace(/#.*/, '');
    const move = moves.find(({ from }) => from === address);
    if (!move) return;
    // What a link says may look like its address, which follows.
    const words = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
    const [start, end] = [words ?? node.position?.start.offset, node.position?.end.offset];
    if (start !== undefined && end !== undefined) links.push({ start, end, url: node.url, move });
  });
  return links.reduceRight((written, { start, end, url, move: { from, to, isPage } }) => {
    const next = isPage ? url.replace(from, to) : to;
    return written.slice(0, start) + written.slice(start, end).replace(url, () => next) + written.slice(end);
  }, text);
}

/** Returns a text that leads to the new addresses: by its links, which stand below its keys, and after its last day. */
function withMoves(text: string, moves: readonly Move[]): string {
  const parts = splitMatter(text);
  if (!parts) return withLinks(text, moves);
  const move = moves.find(({ from }) => from === valueAt(splitText(text).matter, ['movedTo']));
  const yaml = move ? applyEdits(parts.yaml, [{ do: 'set', path: ['movedTo'], value: move.to }]) : parts.yaml;
  return parts.open + yaml + parts.close + withLinks(parts.body, moves);
}

/** Returns the texts that lead to addresses which move, by file, as they lead to the new ones. */
export function linkedTexts(content: Content, moves: readonly Move[]): Map<string, FileText> {
  const files = writtenCodes.flatMap((code) =>
    Object.entries(content.source.language(code).slugs).flatMap(([collection, slugs]) =>
      slugs.map((slug) => fileOfText(code, `${collection}/${slug}`)),
    ),
  );
  return new Map(
    files.flatMap((file): [string, FileText][] => {
      const text = content.text(file);
      if (text === undefined || !moves.some(({ from }) => text.includes(from))) return [];
      const linked = withMoves(text, moves);
      return linked === text ? [] : [[file, linked]];
    }),
  );
}
