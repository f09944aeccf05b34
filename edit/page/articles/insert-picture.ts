/** A picture among the paragraphs of a text. */
type Picture = { file: string; alt: string; caption: string };

const escaped = (text: string) =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]\\]/g, '\\$&');
const titled = (text: string) => escaped(text).replaceAll("'", '’');

const gap = /\n(?:[ \t]*\n)+/g;

/** Returns where each paragraph of a body ends. */
function ends(body: string): number[] {
  const found = [...body.matchAll(gap)]
    .map(({ index }) => index)
    .filter((index) => body.slice(0, index).trim());
  return [...found, body.trimEnd().length];
}

/** Returns the number of the paragraph, from 0, at so many characters from the start of a body. */
export const paragraphAt = (body: string, at: number): number => ends(body).findIndex((end) => at <= end);

/** Puts a paragraph with a picture after the nth paragraph of a body, or at its end. */
export function withPicture(body: string, { file, alt, caption }: Picture, after: number): string {
  const at = ends(body)[after] ?? body.trimEnd().length;
  const title = caption.trim() === '' ? '' : ` '${titled(caption)}'`;
  const before = body.slice(0, at).trimEnd();
  return `${before}\n\n![${escaped(alt)}](${file}${title})\n\n${body.slice(at).trimStart()}`.trim() + '\n';
}
