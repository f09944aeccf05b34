/** Puts a picture into an article: among its paragraphs, or above its text. */
import { splitArticle } from '#packages/content/articles/article-file.ts';
import { valueAt } from '#packages/content/tree.ts';
import type { Edit } from '../writer/edits.ts';
import { applyEdits } from '../writer/write.ts';
import { lastKey, type Unsaved } from './article-data.ts';

/** An article's text in one language, what the picture shows in its words, and its caption, which may be empty. */
export type Described = Unsaved & { alt: string; caption: string };
export type PicturePlace = 'above' | 'within';

const parts = (text: string) => /^(---[ \t]*\n)([^]*?\n)(---[ \t]*(?:\n|$))([^]*)$/.exec(text) ?? [];

/** Puts a picture above the text, in place of the one that stands there. */
function withPictureAbove(text: string, file: string, alt: string): string {
  const [whole, first = '', keys = '', last = '', body = ''] = parts(text);
  if (whole === undefined) return text;
  const matter = splitArticle(text).matter;
  const edits: Edit[] =
    valueAt(matter, ['picture', 'file']) === undefined
      ? [lastKey(matter, 'picture', { file, alt })]
      : [
          { do: 'set', path: ['picture', 'file'], value: file },
          { do: 'set', path: ['picture', 'alt'], value: alt },
        ];
  return first + applyEdits(keys, edits) + last + body;
}

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

/** Puts a paragraph with the picture after the nth paragraph, or at the end. */
function withPictureWithin(text: string, file: string, { alt, caption }: Described, after: number): string {
  const body = parts(text)[4] ?? text;
  const start = text.length - body.length;
  const at = start + (ends(body)[after] ?? body.trimEnd().length);
  const title = caption.trim() === '' ? '' : ` '${titled(caption)}'`;
  const before = text.slice(0, at).trimEnd();
  return `${before}\n\n![${escaped(alt)}](${file}${title})\n\n${text.slice(at).trimStart()}`.trimEnd() + '\n';
}

/**
 * Puts a picture into an article in each of its languages.
 *
 * @param at where it goes in the first text, in characters from its start; the others get it after as many paragraphs
 */
export function insertPicture(
  file: string,
  place: PicturePlace,
  at: number,
  texts: readonly Described[],
): Unsaved[] {
  const [first] = texts;
  const body = first ? (parts(first.text)[4] ?? first.text) : '';
  const offset = at - ((first?.text.length ?? 0) - body.length);
  const index = ends(body).findIndex((end) => offset <= end);
  const after = offset < 0 || index < 0 ? Infinity : index;
  return texts.map((own) => ({
    locale: own.locale,
    text:
      place === 'above'
        ? withPictureAbove(own.text, file, own.alt.trim())
        : withPictureWithin(own.text, file, own, after),
  }));
}
