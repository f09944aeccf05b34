import sharp, { type Sharp } from 'sharp';
import { element, escapeHtml } from '#generate/documents/head/html.ts';

/** `spacing` is between letters, in em; `lineHeight` is a multiple of the font's own. */
type Style = { families: string; weight: number; spacing: number; lineHeight: number; color: string };
type Box = { width: number; height: number; sizes: { from: number; to: number } };
/** RGBA pixels, cropped to what is drawn. */
type DrawnText = { pixels: Buffer; width: number; height: number };

type Lines = { size: number; width: number; wrap: 'word' | 'word-char' };

/** In composed letters, for which fonts are chosen. Pango refuses a text without anything to draw. */
const drawable = (text: string) => (/[^\p{C}\p{M}\p{Z}]/u.test(text) ? text.normalize('NFC') : '–');

function setText(text: string, style: Style, { size, width, wrap }: Lines): Sharp {
  const attributes = {
    font_family: style.families,
    weight: style.weight,
    // Pango counts in 1024ths of a point, which is a pixel at 72 dpi.
    size: Math.round(size * 1024),
    letter_spacing: Math.round(style.spacing * size * 1024),
    line_height: style.lineHeight,
    foreground: style.color,
  };
  const markup = element('span', attributes, escapeHtml(drawable(text)));
  return sharp({ text: { text: markup, width, dpi: 72, rgba: true, wrap } });
}

/** The first good one of values of which all that follow a good one are good; undefined if none is. */
async function firstGood<Value>(
  values: readonly Value[],
  isGood: (value: Value) => Promise<boolean>,
): Promise<Value | undefined> {
  const middle = values.length >> 1;
  const [value] = values.slice(middle);
  if (value === undefined) return undefined;
  return (await isGood(value))
    ? ((await firstGood(values.slice(0, middle), isGood)) ?? value)
    : firstGood(values.slice(middle + 1), isGood);
}

/**
 * Draws a text as large as it fits into a box, in lines of about the same length. Words are split only at `sizes.to` and below.
 * Throws if even 5 pixels are too large.
 */
export async function fitText(text: string, style: Style, { width, height, sizes }: Box): Promise<DrawnText> {
  const fits = async (lines: Lines, most: number) => {
    // Lays the text out without drawing it.
    const drawn = await setText(text, style, lines).metadata();
    return drawn.width <= lines.width && drawn.height <= most;
  };
  const inSize = (size: number): Lines => ({ size, width, wrap: size > sizes.to ? 'word' : 'word-char' });
  const all = Array.from({ length: sizes.from - 4 }, (_, index) => sizes.from - index);
  const size = await firstGood(all, (each) => fits(inSize(each), height));
  if (size === undefined) throw new Error(`no room in a social picture for "${text}"`);
  const { height: least } = await setText(text, style, inSize(size)).metadata();
  const widths = Array.from({ length: 12 }, (_, index) => Math.floor((width * (8 + index)) / 20));
  const narrow = await firstGood(widths, (each) => fits({ size, width: each, wrap: 'word' }, least));
  const lines = narrow === undefined ? inSize(size) : { size, width: narrow, wrap: 'word' as const };
  const { data, info } = await setText(text, style, lines).raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
