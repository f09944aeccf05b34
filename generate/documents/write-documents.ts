import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundles } from '../bundles.ts';
import { locales } from '#app/site/locales.ts';
import { fontFaces, preloadedFonts, type FontAddresses } from '../fonts/fonts.ts';
import { hydrationChunks } from './chunks.ts';
import { htmlDocument } from './html-document.ts';
import { headFacts, pageHead } from './page-head.ts';
import { pageStyles, splitLayers } from './page-styles.ts';
import type { RenderedPage } from './render-pages.ts';

type Site = {
  root: string;
  dist: string;
  bundles: Bundles;
  fonts: FontAddresses;
  pages: readonly RenderedPage[];
};

/** Returns the boot script element. Its attributes list what the script loads later. */
function bootElement(root: string, page: RenderedPage, { boot, chunks, stylesheet }: Bundles): string {
  const [hydrate, ...preload] = hydrationChunks(root, page, chunks).map((name) => `/${name}`);
  return `<script async src="/${boot}" data-hydrate="${hydrate}" data-preload="${preload.join(' ')}" data-styles="/${stylesheet}"></script>`;
}

/**
 * Writes each page as a complete document that inlines only the CSS it uses, and removes from the stylesheet what all
 * documents inline.
 */
export async function writeDocuments({ root, dist, bundles, fonts, pages }: Site): Promise<void> {
  const sheet = path.join(dist, bundles.stylesheet);
  const { common, rest } = splitLayers(await readFile(sheet, 'utf8'));
  // Applying these rules a second time would recalculate all styles, and redo layout for the fonts.
  await writeFile(sheet, rest.replaceAll(/@font-face\s*{[^}]*}/g, ''));

  const facts = new Map(locales.map((locale) => [locale, headFacts(root, locale)]));
  // All languages of a page share the same CSS, which limits the number of hashes in the Content-Security-Policy.
  for (const languages of Map.groupBy(pages, ({ page }) => page).values()) {
    const bodies = languages.map(({ body }) => body);
    const css = fontFaces(root, fonts) + common + (await pageStyles(rest, bodies));
    for (const page of languages) {
      const shared = facts.get(page.locale) ?? headFacts(root, page.locale);
      const target = path.join(dist, page.file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(
        target,
        htmlDocument({
          locale: page.locale,
          head: pageHead(root, page, shared),
          css,
          boot: bootElement(root, page, bundles),
          fonts: preloadedFonts.map((name) => fonts[name]),
          body: page.body,
          unloaded: shared.ui.unloaded,
          reload: shared.ui.reload,
        }),
      );
    }
  }
}
