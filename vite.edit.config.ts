/** `npm run edit`: the development server, with the site's words editable on its pages. */
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { content } from './generate/content-plugin.ts';
import { development, pageAt } from './generate/development/development.ts';
import { designColors } from './packages/content/brand/design.ts';
import { derivePalette } from './packages/content/brand/derive-palette.ts';
import { paletteCss } from './packages/content/brand/palette.ts';
import { currentSite } from './packages/content/site.ts';
import site from './vite.config.ts';
import { edit } from './edit/edit.ts';
import { tracedPage, tracedSite } from './edit/words/traced-site.ts';

/** Shown in place of a page while a file of the content has a mistake, which may be one of the site's own colors. */
const standIn = readFileSync(new URL('edit/stand-in.html', import.meta.url), 'utf8').replace(
  '/* The palette. */',
  paletteCss(derivePalette(designColors)),
);

export default defineConfig((env) => {
  const own = site(env);
  const editor = edit((files) => pages.api.notice(files));
  const { announce, refuse } = editor.api;
  const pages = development({
    announce,
    refuse,
    standIn,
    pageData: async (root, address) =>
      tracedPage(
        address,
        await pageAt(currentSite(root, { showsAll: true }), address),
        await pageAt(tracedSite(root), address),
      ),
  });
  return {
    ...own,
    plugins: [react(), content(tracedSite), editor, pages],
    // Separate from that of `npm run dev`, which may run at the same time.
    cacheDir: '.cache/edit-vite',
    // Otherwise Vite discovers the packages of edit mode while the page loads, and reloads it.
    optimizeDeps: { entries: ['app/entry-client.tsx', 'edit/page/edit.tsx'] },
    server: { ...own.server, port: 5180, open: !process.env.CI, hmr: { overlay: false } },
  };
});
