import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Blob, Buffer, Face as FontFace, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { remembered } from '#generate/store.ts';
import { once } from '#packages/site/once.ts';
import { escapeHtml } from '#generate/documents/head/html.ts';
import { ownFont, readFont, type FontFile } from '#generate/fonts/font-file.ts';
import { renameFont } from '#generate/fonts/font-tables.ts';
import { svg } from '../svg.ts';
import type { Measure } from './typeset.ts';

/** The weight of each face, and how much wider than a letter its place is, in parts of the font size. */
const styles = { headline: { weight: 800, spacing: -0.04 }, text: { weight: 450, spacing: 0 } } as const;
export type Face = keyof typeof styles;

type Piece = { family: string; text: string };

type PictureFonts = {
  files: string[];
  fileOf: (family: string, face: Face) => string | undefined;
  /** Splits a line into pieces of one font, the first that has each letter. */
  split: (line: string) => Piece[];
  missing: string[];
  /** The same for the same fonts in the same order. */
  key: string;
};

const scripts = [
  'latin',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
  'devanagari',
];
const notoSans = () =>
  scripts.map((script) =>
    readFont(`@fontsource-variable/noto-sans/files/noto-sans-${script}-wght-normal.woff2`),
  );
const notoEmoji = () =>
  Array.from({ length: 11 }, (_, part) =>
    readFont(`@fontsource/noto-emoji/files/noto-emoji-${part}-700-normal.woff2`),
  );

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const charactersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
// Signs that only say how their neighbors are drawn, and the line breaks of headlines.
const undrawn = new Set(['\n', '\u200d', '\ufe0e', '\ufe0f']);

/** The first of some fonts that has all of a character, such as a letter with its accents. */
function fontOf(character: string, fonts: readonly FontFile[]): FontFile | undefined {
  const points = Array.from(character).filter((point) => !undrawn.has(point));
  return fonts.find(({ characters }) => points.every((point) => characters.has(point)));
}

/** The most important first: a word in two designs is hard to read, so one family has all letters if any does. */
async function fontsFor(characters: readonly string[]): Promise<FontFile[]> {
  const own = Object.values(ownFont);
  if (characters.every((each) => fontOf(each, own))) return own;
  const [others, emoji] = [await Promise.all(notoSans()), await Promise.all(notoEmoji())];
  const letters = characters.filter((each) => /\p{L}/u.test(each));
  const isWhole = [own, others].map((fonts) => letters.every((letter) => fontOf(letter, fonts)));
  const families = isWhole[1] && !isWhole[0] ? [others, own] : [own, others];
  return [...families.flat(), ...emoji];
}

const familyOf = ({ name }: FontFile) =>
  name === ownFont.latin.name ? 'Schibsted Grotesk' : path.basename(name, '.woff2');

export function faceAttributes(face: Face, size: number): Record<string, string | number> {
  const { weight, spacing } = styles[face];
  const tight = spacing === 0 ? {} : { 'letter-spacing': spacing * size };
  return { 'font-family': 'Schibsted Grotesk', 'font-weight': weight, 'font-size': size, ...tight };
}

const writeFont = once(async (root: string, font: FontFile): Promise<Record<Face, string>> => {
  const family = familyOf(font);
  const write = async ({ weight: wght }: (typeof styles)[Face]) => {
    const variationAxes = font.name.includes('-wght-') ? { wght } : {};
    const { file } = await remembered(root, ['font', font.bytes, family, String(wght)], async () => {
      const options = { targetFormat: 'truetype', variationAxes } as const;
      // All files of a family have one name, by which the renderer would take the first of them for all letters.
      return renameFont(await subsetFont(font.bytes, [...font.characters].join(''), options), family);
    });
    // Without it, pictures would have no letters, and nobody would be told.
    if (!existsSync(file))
      throw new Error(`${file} cannot be written: is the disk full, or its folder locked?`);
    return file;
  };
  return { headline: await write(styles.headline), text: await write(styles.text) };
});

export async function pictureFonts(root: string, texts: readonly string[] = []): Promise<PictureFonts> {
  const characters = [...new Set(texts.flatMap(charactersOf))];
  const fonts = await fontsFor(characters);
  const used = new Set([ownFont.latin, ...characters.flatMap((each) => fontOf(each, fonts) ?? [])]);
  const files = [...used].map(async (font) => [familyOf(font), await writeFont(root, font)] as const);
  const written = new Map(await Promise.all(files));
  const split = (line: string) => {
    const pieces: Piece[] = [];
    for (const character of charactersOf(line)) {
      const family = familyOf(fontOf(character, fonts) ?? ownFont.latin);
      const last = pieces.at(-1);
      if (last?.family === family) last.text += character;
      else pieces.push({ family, text: character });
    }
    return pieces;
  };
  return {
    files: [...written.values()].flatMap(({ headline, text }) => [headline, text]),
    fileOf: (family, face) => written.get(family)?.[face],
    split,
    missing: characters.filter((each) => !fontOf(each, fonts)),
    key: fonts.map(({ name }) => name).join(),
  };
}

export function pieceOf({ family, text }: Piece, attributes: Record<string, string | number>): string {
  const space = text === text.trim() ? {} : { 'xml:space': 'preserve' };
  return svg('text', { ...attributes, 'font-family': family, ...space }, escapeHtml(text));
}

/** Pieces of a line, each with where it begins, at a font size of one pixel. */
type Placed = Piece & { at: number };

/** Measures lines. `place` splits one: the renderer loses letters of one that has several fonts. */
export type Faces = Record<Face, Measure> & { place: (face: Face, line: string) => Placed[] };

/** Where what is drawn of a text ends, in parts of the font size. The renderer would read its fonts for each of hundreds. */
const rightEdgeIn = once((file: string) => {
  const font = new Font(new FontFace(new Blob(readFileSync(file))));
  const extents = once((glyph: number) => font.glyphExtents(glyph));
  return (text: string, spacing: number) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const glyphs = buffer.getGlyphInfosAndPositions();
    let [at, right] = [0, 0];
    for (const [index, { codepoint, cluster, xAdvance = 0, xOffset = 0 }] of glyphs.entries()) {
      const { xBearing = 0, width = 0 } = extents(codepoint) ?? {};
      if (width > 0) right = Math.max(right, at + xOffset + xBearing + width);
      at += xAdvance + (glyphs[index + 1]?.cluster === cluster ? 0 : spacing * font.face.upem);
    }
    return right / font.face.upem;
  };
});

function faces({ fileOf, split }: PictureFonts): Faces {
  const rightEdge = once((face: Face, family: string, text: string) => {
    const file = fileOf(family, face);
    return file === undefined ? 0 : rightEdgeIn(file)(text, styles[face].spacing);
  });
  /** How far the next piece is, with the spaces at the end: between two letters of the piece itself. */
  const advance = (face: Face, { family, text }: Piece) => {
    const [letter = 'H'] = charactersOf(text.trim());
    return rightEdge(face, family, letter + text + letter) - rightEdge(face, family, letter + letter);
  };
  const place = (face: Face, line: string) => {
    let at = 0;
    return split(line).map((piece, index, all) => {
      const placed = { ...piece, at };
      if (index < all.length - 1) at += advance(face, piece);
      return placed;
    });
  };
  const measure = (face: Face) =>
    once((line: string) => {
      const last = place(face, line).at(-1);
      return last ? last.at + rightEdge(face, last.family, last.text) : 0;
    });
  return { headline: measure('headline'), text: measure('text'), place };
}

const known = new Map<string, Faces>();

/** What measures lines in both faces. All pictures in the same fonts share it and its caches. */
export function measureFaces(fonts: PictureFonts): Faces {
  const key = `${fonts.key} ${fonts.files.join()}`;
  const measures = known.get(key) ?? faces(fonts);
  known.set(key, measures);
  return measures;
}
