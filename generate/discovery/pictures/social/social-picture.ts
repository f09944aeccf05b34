import { renderAsync } from '@resvg/resvg-js';
import path from 'node:path';
import { ownCode, remembered } from '#generate/store.ts';
import type { Site } from '#packages/content/site.ts';
import type { CollectionName } from '#packages/site/collections.ts';
import type { PageId } from '#packages/site/pages.ts';
import type { IndexedDocument } from '#packages/content/documents/documents.ts';
import type { SiteFile } from '#generate/discovery/site-file.ts';
import { measureFaces, pictureFonts } from './picture-fonts.ts';
import { pictureSvg, type PictureWords } from './picture-svg.ts';

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
  const parts = ['layout', ownCode(), page, JSON.stringify([words, site.mark, site.palette])];
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
