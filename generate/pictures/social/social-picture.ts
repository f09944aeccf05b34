import { renderAsync } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { cached } from '../../cached.ts';
import type { Collection } from '../../content/articles/article-file.ts';
import type { Site } from '../../content/site.ts';
import type { Locale } from '#app/site/locales.ts';
import { pictureAddress } from '#app/site/page-files.ts';
import type { PageId } from '#app/site/pages.ts';
import type { InsightsDocument } from '../../documents/documents.ts';
import type { SiteFile } from '../../discovery/site-file.ts';
import { measureFaces, pictureFonts } from './picture-fonts.ts';
import { pictureSvg, type PictureWords } from './picture-svg.ts';

function wordsOf({ facts: { name }, languages }: Site, page: PageId, { code }: Locale): PictureWords {
  if (page === 'home') {
    const { headline, lead } = languages[code].words.home.hero;
    return { name, title: headline, lead };
  }
  const { title, lead } = languages[code].words[page];
  return { name, title, lead };
}

/** Renders a PNG, or reads it from `.cache/` if the same SVG was rendered before. */
async function render(root: string, picture: string, fontFiles: string[]): Promise<Buffer> {
  const folder = path.join(root, '.cache/social');
  const key = createHash('sha256').update(picture).update(fontFiles.join()).digest('hex').slice(0, 16);
  const file = path.join(folder, `${key}.png`);
  return cached(file, async () =>
    (await renderAsync(picture, { font: { fontFiles, loadSystemFonts: false } })).asPng(),
  );
}

async function draw(site: Site, page: PageId | Collection, words: PictureWords): Promise<Buffer> {
  const { root } = site;
  const fontFiles = await pictureFonts(root);
  const measure = measureFaces(fontFiles);
  return render(root, pictureSvg(site, page, words, measure), fontFiles);
}

/** Returns a page's link preview picture, 1200 by 630 pixels. */
export function socialPicture(site: Site, page: PageId, locale: Locale): SiteFile {
  return {
    address: pictureAddress(page, locale),
    make: () => draw(site, page, wordsOf(site, page, locale)),
  };
}

/** Returns the link preview picture of a page of articles or client stories. */
export function insightsPicture(
  site: Site,
  { page, picture, title, description: lead }: InsightsDocument,
): SiteFile {
  const { name } = site.facts;
  return { address: picture, make: () => draw(site, page, { name, title, lead }) };
}
