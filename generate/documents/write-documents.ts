import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundles } from '../bundles.ts';
import { loadWords } from '../content/load.ts';
import { fontFaces, preloadedFonts, type FontAddresses } from '../fonts/fonts.ts';
import { hydrationChunks } from './chunks.ts';
import { htmlDocument } from './html-document.ts';
import { pageHead } from './page-head.ts';
import { pageStyles, splitLayers } from './page-styles.ts';
import type { RenderedPage } from './render-pages.ts';

type Site = {
  root: string;
  dist: string;
  bundles: Bundles;
  fonts: FontAddresses;
  pages: readonly RenderedPage[];
};

/** The first script of a document: where it finds the rest stands in its attributes. */
function bootElement(root: string, page: RenderedPage, { boot, chunks, stylesheet }: Bundles): string {
  const [hydrate, ...preload] = hydrationChunks(root, page, chunks).map((name) => `/${name}`);
  return `<script async src="/${boot}" data-hydrate="${hydrate}" data-preload="${preload.join(' ')}" data-styles="/${stylesheet}"></script>`;
}

/** Writes each page as a whole document, with the rules of its own and no others inlined. */
export async function writeDocuments({ root, dist, bundles, fonts, pages }: Site): Promise<void> {
  const sheet = path.join(dist, bundles.stylesheet);
  const { common, rest } = splitLayers(await readFile(sheet, 'utf8'));
  // What every document has already would have the browser style everything again, and with the fonts lay it out.
  await writeFile(sheet, rest.replaceAll(/@font-face\s*{[^}]*}/g, ''));

  // One sheet for all languages of a page: a hash of each stands in the Content-Security-Policy.
  for (const languages of Map.groupBy(pages, ({ page }) => page).values()) {
    const bodies = languages.map(({ body }) => body);
    const css = fontFaces(root, fonts) + common + (await pageStyles(rest, bodies));
    for (const page of languages) {
      const target = path.join(dist, page.file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(
        target,
        htmlDocument({
          locale: page.locale,
          head: pageHead(root, page),
          css,
          boot: bootElement(root, page, bundles),
          fonts: preloadedFonts.map((name) => fonts[name]),
          body: page.body,
          unloaded: loadWords(root, page.locale.code, 'ui').unloaded,
        }),
      );
    }
  }
}
