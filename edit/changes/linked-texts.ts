/** The links of texts to an address that moves: they follow. */
import { splitMatter } from '#packages/content/reading/front-matter.ts';
import { splitText } from '#packages/content/texts/text-file.ts';
import { valueAt } from '#packages/content/tree.ts';
import { writtenCodes } from '#packages/content/written-languages.ts';
import { fileOfText, type FileText } from '../content/content-files.ts';
import type { Content } from '../content/content.ts';
import { withLinks } from '../texts/led-links.ts';
import { applyEdits } from '../writer/write.ts';
import type { MoveAddress } from './change.ts';

/** `isPage` says that the page itself moves, with the places on it to which links lead. */
type Move = MoveAddress & { isPage?: boolean };

/** Returns where a link leads once addresses have moved; undefined if it stays. */
function ledBy(moves: readonly Move[], url: string): string | undefined {
  const move = moves.find(({ from }) => from === url.replace(/#.*/, ''));
  return move && (move.isPage ? url.replace(move.from, move.to) : move.to);
}

/** Returns a text that leads to the new addresses: by its links, which stand below its keys, and after its last day. */
function withMoves(text: string, moves: readonly Move[]): string {
  const parts = splitMatter(text);
  const linked = (part: string) => withLinks(part, (url) => ledBy(moves, url));
  if (!parts) return linked(text);
  const move = moves.find(({ from }) => from === valueAt(splitText(text).matter, ['movedTo']));
  const yaml = move ? applyEdits(parts.yaml, [{ do: 'set', path: ['movedTo'], value: move.to }]) : parts.yaml;
  return parts.open + yaml + parts.close + linked(parts.body);
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
