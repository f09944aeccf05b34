/** `npm run edit`: the development server, with the site's words editable on its pages. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { content } from '../generate/content/content-plugin.ts';
import { development } from '../generate/development/development.ts';
import site from '../vite.config.ts';
import { edit } from './edit.ts';

export default defineConfig((env) => ({
  ...site(env),
  plugins: [
    react(),
    content(),
    // Before `development`, which answers every request with an error while the content has a mistake.
    edit(),
    development(({ hot }, files) => {
      hot.send({ type: 'custom', event: 'edit:content', data: { files } });
      // Makes Vite reload pages that show a mistake instead of the site.
      hot.send({ type: 'update', updates: [] });
    }),
  ],
  // Separate from that of `npm run dev`, which may run at the same time.
  cacheDir: '.cache/edit-vite',
  // Otherwise Vite discovers the packages of edit mode while the page loads, and reloads it.
  optimizeDeps: { entries: ['app/entry-client.tsx', 'edit/page/edit.tsx'] },
  server: { port: 5180, open: !process.env.CI },
}));
