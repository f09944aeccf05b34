import { readMarkdown, type ReadBlock } from './read-markdown.ts';
import { schema } from './schema.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A picture among the paragraphs of a text. */
type Picture = { file: string; alt: string; caption: string };

const lines = ({ gap, text }: ReadBlock) => gap + text;
const oneLine = (words: string) => words.trim().replaceAll(/\s+/g, ' ');

/** Returns how many blocks of a text begin in so many characters from its start. */
export function blocksDownTo(body: string, at: number): number {
  let end = 0;
  return readMarkdown(body).blocks.filter(({ gap, text }) => {
    const start = end + gap.length;
    end = start + text.length;
    return start <= at;
  }).length;
}

/** Puts a picture into a text, with so many blocks above it: at its end, if it has fewer. */
export function withPicture(body: string, { file, alt, caption }: Picture, above: number): string {
  const { blocks, tail } = readMarkdown(body);
  const { doc, picture } = schema.nodes;
  const own = picture.create({ file, alt: oneLine(alt), caption: oneLine(caption) });
  const [next, ...others] = blocks.slice(above);
  const parts = [
    blocks.slice(0, above).map(lines).join(''),
    writeMarkdown(doc.create(null, own), readMarkdown('')).trim(),
    ...(next ? [next.text + others.map(lines).join('')] : []),
  ];
  return parts.filter(Boolean).join('\n\n') + (next ? tail : '\n');
}
