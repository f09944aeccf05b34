import sharp from 'sharp';
import type { Site } from '#packages/content/site.ts';
import type { CollectionName } from '#packages/site/collections.ts';
import type { PageId } from '#packages/site/pages.ts';
import type { IndexedDocument } from '#packages/content/documents/documents.ts';
import type { SiteFile } from '#generate/discovery/site-file.ts';
import { pictureFonts } from './picture-fonts.ts';
import { pictureSize } from '#generate/documents/head/social-tags.ts';
import type { Palette } from '#packages/content/brand/derive-palette.ts';
import { compositions, type Composition, type Drawing } from '#packages/site/compositions.ts';
import { element } from '#generate/documents/head/html.ts';
import { ownCode, remembered } from '../../../store.ts';
import { drawnLogo, svgFile, overlapping } from '../svg.ts';
import { fitText } from './fit-text.ts';

// The shared working day, for pages without a drawing.
const sharedDay: Composition = [
  [800, 115, 420, 230, 115],
  [940, 265, 420, 230, 115],
];

function shape(drawing: Drawing): string {
  if (typeof drawing === 'string') return element('path', { d: drawing }, '');
  if (drawing.length === 3) return element('circle', { cx: drawing[0], cy: drawing[1], r: drawing[2] }, '');
  const [x, y, width, height, rx, transform] = drawing;
  return element('rect', { x, y, width, height, rx, transform }, '');
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
const gap = 50;
const nameIndent = 76;
const logoWidth = 60;

const headline = { weight: 800, spacing: -0.04, lineHeight: 0.79 };
const plain = { weight: 450, spacing: 0, lineHeight: 1.12 };

export async function drawPicture(
  { logo, palette }: Pick<Site, 'logo' | 'palette'>,
  page: PageId | CollectionName,
  words: PictureWords,
  families: string,
): Promise<Buffer> {
  const { width, height } = pictureSize;
  const { page: paper, text: ink, quiet } = palette.light;
  const logoHeight = (logo.height / logo.width) * logoWidth;
  const shapes = svgFile(
    width,
    height,
    element('rect', { width, height, fill: paper }, '') +
      composition(page, palette) +
      drawnLogo(logo, palette, { x: margin, y: margin, width: logoWidth }),
  );
  const name = await fitText(
    words.name,
    { ...headline, families, color: ink },
    { width: textBox.width - nameIndent, height: 42, sizes: { from: 34, to: 12 } },
  );
  const lead = await fitText(
    words.lead,
    { ...plain, families, color: quiet },
    { width: 620, height: textBox.height / 3, sizes: { from: 30, to: 24 } },
  );
  const title = await fitText(
    words.title,
    { ...headline, families, color: ink },
    { width: textBox.width, height: textBox.height - lead.height - gap, sizes: { from: 112, to: 48 } },
  );
  const leadTop = textBox.y + textBox.height - lead.height;
  const placed = [
    { text: name, left: margin + nameIndent, top: margin + (logoHeight - name.height) / 2 },
    { text: title, left: textBox.x, top: leadTop - gap - title.height },
    { text: lead, left: textBox.x, top: leadTop },
  ];
  return sharp(Buffer.from(shapes))
    .composite(
      placed.map(({ text: { pixels, width, height }, left, top }) => ({
        input: pixels,
        raw: { width, height, channels: 4 as const },
        left,
        top: Math.max(0, Math.round(top)),
      })),
    )
    .removeAlpha()
    .png({ compressionLevel: 7 })
    .toBuffer();
}

export async function missingCharacters(site: Site, document: IndexedDocument): Promise<string[]> {
  return (await pictureFonts(site.root, Object.values(wordsOf(site, document)))).missing;
}

function wordsOf({ facts: { name }, languages }: Site, document: IndexedDocument): PictureWords {
  if (document.kind !== 'page') return { name, title: document.title, lead: document.description };
  const { words } = languages[document.locale.code];
  if (document.page === 'home') return { name, title: words.home.hero.headline, lead: words.home.hero.lead };
  const { title, lead } = words[document.page];
  return { name, title, lead };
}

export function socialPicture(site: Site, document: IndexedDocument): SiteFile {
  const { page } = document;
  const { logo, palette, root } = site;
  return {
    address: document.picture,
    async make() {
      const words = wordsOf(site, document);
      const fonts = await pictureFonts(root, Object.values(words));
      const key = ['card', ownCode(), fonts.key, page, JSON.stringify([words, logo, palette])];
      return remembered(root, key, () => drawPicture(site, page, words, fonts.families));
    },
  };
}
