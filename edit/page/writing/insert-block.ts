import { parseMarkdown } from '#packages/content/texts/parse-markdown.ts';
import { readMarkdown } from './read-markdown.ts';
import { schema } from './schema.ts';
import { writeMarkdown } from './write-markdown.ts';

type Picture = { file: string; alt: string; caption: string };

const oneLine = (words: string) => words.trim().replaceAll(/\s+/g, ' ');

export const blocksDownTo = (body: string, at: number): number =>
  parseMarkdown(body).children.filter(({ position }) => (position?.start.offset ?? 0) <= at).length;

export function pictureBlock({ file, alt, caption }: Picture): string {
  const { doc, picture } = schema.nodes;
  const own = picture.create({ url: file, alt: oneLine(alt), title: oneLine(caption) });
  return writeMarkdown(doc.create(null, own), readMarkdown('')).trim();
}

export function withBlock(body: string, written: string, above: number): string {
  const end = parseMarkdown(body).children.slice(0, above).at(-1)?.position?.end.offset ?? 0;
  // Up to the line of the next block, which may be indented.
  const after = body.slice(end).replace(/^\s*\n/, '');
  const parts = [body.slice(0, end), written, after.trim() && after];
  return parts.filter(Boolean).join('\n\n') + (after.trim() ? '' : '\n');
}
