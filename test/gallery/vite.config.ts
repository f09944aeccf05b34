/** Components in states that no page shows: `npx vite --config test/gallery/vite.config.ts`, then open /test/gallery/. */
import { realpathSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { content } from '../../generate/content-plugin.ts';
import { loadSite } from '../../packages/content/site.ts';
import site from '../../vite.config.ts';

// The fictional company, because the words and colors in `content/` may change.
const meridian = loadSite('test/sites/meridian');

export default defineConfig((env) => ({
  ...site(env),
  appType: 'mpa',
  cacheDir: '.cache/gallery-vite',
  plugins: [react(), content(() => meridian)],
  optimizeDeps: { entries: ['test/gallery/gallery.tsx'] },
  // With the font, which is in a folder that may be a link.
  server: { fs: { allow: ['.', realpathSync('node_modules')] } },
}));
