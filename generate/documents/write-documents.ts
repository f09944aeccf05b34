import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../hosting/rules.ts';
import type { Site } from '../content/site.ts';
import type { Bundles } from '../bundles.ts';
import { fontFaces, preloadedFonts, type FontAddresses } from '../fonts/fonts.ts';
import { hydrationChunks } from './chunks.ts';
import { htmlDocument } from './html-document.ts';
import { head } from './head/head.ts';
import { pageStyles, splitLayers } from './page-styles.ts';
import type { RenderedPage } from './render-pages.ts';

type Written = {
  site: Site;
  dist: string;
  bundles: Bundles;
  fonts: FontAddresses;
  pages: readonly RenderedPage[];
};

/** Returns the boot script element. Its attributes list what the script loads later: the entry first. */
function bootElement(
  { page }: RenderedPage,
  [hydrate, ...preload]: readonly string[],
  { boot, stylesheet }: Bundles,
  integrity: string,
): string {
  const missing = page === 'not-found' ? ' data-missing' : '';
  return `<script async src="/${boot}" data-hydrate="${hydrate}" data-preload="${preload.join(' ')}" data-styles="/${stylesheet}" integrity="${integrity}"${missing}></script>`;
}

/**
 * Writes each page as a complete document that inlines only the CSS it uses, and removes from the stylesheet what all
 * documents inline.
 */
export async function writeDocuments({ site, dist, bundles, fonts, pages }: Written): Promise<void> {
  const sheet = path.join(dist, bundles.stylesheet);
  const integrity = sha256(await readFile(path.join(dist, bundles.boot)));
  const { common, rest } = splitLayers(await readFile(sheet, 'utf8'));
  // Applying these rules a second time would recalculate all styles, and redo layout for the fonts.
  await writeFile(sheet, rest.replaceAll(/@font-face\s*{[^}]*}/g, ''));

  // All languages of a page share the same CSS, which limits the number of hashes in the Content-Security-Policy.
  for (const languages of Map.groupBy(pages, ({ page }) => page).values()) {
    const bodies = languages.map(({ body }) => body);
    const css = fontFaces(site, fonts) + common + (await pageStyles(rest, bodies));
    for (const page of languages) {
      const { unloaded, reload } = site.languages[page.locale.code].words.ui;
      const scripts = hydrationChunks(site.root, page, bundles.chunks).map((name) => `/${name}`);
      const target = path.join(dist, page.file);
      await mkdir(path.dirname(target), { recursive: true });
      if (page.data) {
        // The entry script of this build: an older one navigates to the document instead.
        const file = JSON.stringify({ script: scripts[0], ...page.data });
        await writeFile(path.join(dist, `${page.address}.json`), file);
      }
      await writeFile(
        target,
        htmlDocument({
          locale: page.locale,
          palette: site.palette,
          head: head(site, page),
          css,
          boot: bootElement(page, scripts, bundles, integrity),
          fonts: preloadedFonts.map((name) => fonts[name]),
          body: page.body,
          data: page.data,
          unloaded,
          reload,
        }),
      );
    }
  }
}
