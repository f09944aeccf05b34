import { renderAsync } from '@resvg/resvg-js';
import path from 'node:path';
import { ownCode, remembered } from '#generate/store.ts';
import type { Site } from '#packages/content/site.ts';
import type { CollectionName } from '#packages/site/collections.ts';
import type { PageId } from '#packages/site/pages.ts';
import type { IndexedDocument } from '#packages/content/documents/documents.ts';
import type { SiteFile } from '#generate/discovery/site-file.ts';
import {
  measureFaces,
  pictureFonts,
  faceAttributes,
  pieceOf,
  type Face,
  type Faces,
} from './picture-fonts.ts';
import { pictureSize } from '#generate/documents/head/social-tags.ts';
import type { Palette } from '#packages/content/brand/derive-palette.ts';
import { compositions, type Composition, type Drawing } from '#packages/site/compositions.ts';
import { drawnLogo, svg, svgFile, overlapping } from '../svg.ts';
import { fitText, type Measure, type TextBlock } from './typeset.ts';

// The shared working day, for pages without a drawing.
const sharedDay: Composition = [
  [800, 115, 420, 230, 115],
  [940, 265, 420, 230, 115],
];

function shape(drawing: Drawing): string {
  if (typeof drawing === 'string') return svg('path', { d: drawing });
  if (drawing.length === 3) return svg('circle', { cx: drawing[0], cy: drawing[1], r: drawing[2] });
  const [x, y, width, height, rx, transform] = drawing;
  return svg('rect', { x, y, width, height, rx, transform });
}

export function composition(page: PageId | CollectionName, palette: Palette): string {
  const drawn: { [Name in PageId | CollectionName]?: Composition } = compositions;
  const [primary, secondary] = drawn[page] ?? sharedDay;
  return overlapping(palette, shape(primary), shape(secondary));
}

type PictureWords = { name: string; title: string; lead: string };

const margin = 64;
/** The area for text, in pixels; only shapes are to its right. */
export const textBox = { x: margin, y: 150, width: 680, height: pictureSize.height - margin - 150 };
const gap = 28;
export const titleLineHeight = 0.98;
export const leadLineHeight = 1.38;
const nameIndent = 76;
const nameSize = 34;
const titleSizes = { from: 112, to: 48 };
const leadSizes = { from: 30, to: 24 };

/** The font size of the company's name beside the logo, reduced if needed to fit the text area. */
export function sizeOfName(name: string, measure: Measure): number {
  return Math.min(nameSize, (textBox.width - nameIndent) / measure(name));
}

/** Fits both texts into the text area. The lead goes first, because its size varies less. */
export function layOut(
  words: PictureWords,
  measure: Record<Face, Measure>,
): { title: TextBlock; lead: TextBlock } {
  const leadBlock = fitText(
    words.lead,
    { width: 620, height: textBox.height / 3, lineHeight: leadLineHeight, sizes: leadSizes },
    measure.text,
  );
  const leadHeight = leadBlock.lines.length * leadBlock.size * leadLineHeight;
  const height = textBox.height - leadHeight - gap;
  return {
    title: fitText(
      words.title,
      { width: textBox.width, height, lineHeight: titleLineHeight, sizes: titleSizes },
      measure.headline,
    ),
    lead: leadBlock,
  };
}

type Placed = TextBlock & { face: Face; fill: string; lineHeight: number };

type Spot = { x: number; y: number; fill: string; face: Face; size: number };

function setLine(line: string, { x, y, fill, face, size }: Spot, { place }: Faces): string {
  return place(face, line)
    .map(({ at, ...piece }) => pieceOf(piece, { x: x + at * size, y, fill, ...faceAttributes(face, size) }))
    .join('');
}

function setLines({ lines, size, face, fill, lineHeight }: Placed, bottom: number, faces: Faces): string {
  const advance = size * lineHeight;
  // Space below the baseline: descenders and half of the leading.
  const descent = size * 0.24 + (advance - size) / 2;
  return lines
    .map((line, index) => {
      const y = bottom - descent - (lines.length - 1 - index) * advance;
      return setLine(line, { x: textBox.x, y, fill, face, size }, faces);
    })
    .join('');
}

export function pictureSvg(
  { logo, palette }: Pick<Site, 'logo' | 'palette'>,
  page: PageId | CollectionName,
  words: PictureWords,
  faces: Faces,
): string {
  const { width, height } = pictureSize;
  const { page: paper, text: ink, quiet } = palette.light;
  const blocks = layOut(words, faces);
  const bottom = textBox.y + textBox.height;
  const leadHeight = blocks.lead.lines.length * blocks.lead.size * leadLineHeight;
  const size = sizeOfName(words.name, faces.headline);
  const brandName = { x: margin + nameIndent, y: margin + 32, fill: ink, face: 'headline', size } as const;
  return svgFile(
    width,
    height,
    svg('rect', { width, height, fill: paper }) +
      composition(page, palette) +
      drawnLogo(logo, palette, { x: margin, y: margin, width: 60 }) +
      setLine(words.name, brandName, faces) +
      setLines(
        { ...blocks.title, face: 'headline', fill: ink, lineHeight: titleLineHeight },
        bottom - leadHeight - gap,
        faces,
      ) +
      setLines({ ...blocks.lead, face: 'text', fill: quiet, lineHeight: leadLineHeight }, bottom, faces),
  );
}

function wordsOf(site: Site, document: IndexedDocument): PictureWords {
  const { name, title, lead } = writtenWords(site, document);
  return { name: name.normalize('NFC'), title: title.normalize('NFC'), lead: lead.normalize('NFC') };
}

export async function missingCharacters(site: Site, document: IndexedDocument): Promise<string[]> {
  return (await pictureFonts(site.root, Object.values(wordsOf(site, document)))).missing;
}

function writtenWords({ facts: { name }, languages }: Site, document: IndexedDocument): PictureWords {
  if (document.kind !== 'page') return { name, title: document.title, lead: document.description };
  const { words } = languages[document.locale.code];
  if (document.page === 'home') return { name, title: words.home.hero.headline, lead: words.home.hero.lead };
  const { title, lead } = words[document.page];
  return { name, title, lead };
}

async function draw(site: Site, page: PageId | CollectionName, words: PictureWords): Promise<Buffer> {
  const { root } = site;
  const fonts = await pictureFonts(root, Object.values(words));
  const parts = ['layout', ownCode(), page, JSON.stringify([words, site.logo, site.palette])];
  const { bytes: picture } = await remembered(root, parts, async () =>
    Buffer.from(pictureSvg(site, page, words, measureFaces(fonts))),
  );
  const key = ['card', picture, ...fonts.files.map((file) => path.basename(file))];
  const drawn = await remembered(root, key, async () =>
    (
      await renderAsync(picture.toString(), { font: { fontFiles: fonts.files, loadSystemFonts: false } })
    ).asPng(),
  );
  return drawn.bytes;
}

export function socialPicture(site: Site, document: IndexedDocument): SiteFile {
  return {
    address: document.picture,
    make: () => draw(site, document.page, wordsOf(site, document)),
  };
}
