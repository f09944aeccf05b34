import { readMarkdown, type ReadBlock } from './read-markdown.ts';
import { schema } from './schema.ts';
import { writeMarkdown } from './write-markdown.ts';

type Picture = { file: string; alt: string; caption: string };

const lines = ({ gap, text }: ReadBlock) => gap + text;
const oneLine = (words: string) => words.trim().replaceAll(/\s+/g, ' ');

export function blocksDownTo(body: string, at: number): number {
  let end = 0;
  return readMarkdown(body).blocks.filter(({ gap, text }) => {
    const start = end + gap.length;
    end = start + text.length;
    return start <= at;
  }).length;
}

export function pictureBlock({ file, alt, caption }: Picture): string {
  const { doc, picture } = schema.nodes;
  const own = picture.create({ url: file, alt: oneLine(alt), title: oneLine(caption) });
  return writeMarkdown(doc.create(null, own), readMarkdown('')).trim();
}

export function withBlock(body: string, written: string, above: number): string {
  const { blocks, tail } = readMarkdown(body);
  const [next, ...others] = blocks.slice(above);
  const parts = [
    blocks.slice(0, above).map(lines).join(''),
    written,
    ...(next ? [next.text + others.map(lines).join('')] : []),
  ];
  return parts.filter(Boolean).join('\n\n') + (next ? tail : '\n');
}
