/** `npm run edit`: the development server, with the words of the site to be changed on its pages. */
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
    // Before the pages, which answer every request with the mistake while the content has one.
    edit(),
    development(({ hot }, files) => {
      hot.send({ type: 'custom', event: 'edit:content', data: { files } });
      // Reloads pages that show a mistake in place of the site.
      hot.send({ type: 'update', updates: [] });
    }),
  ],
  // Apart from that of `npm run dev`, which may run beside it.
  cacheDir: '.cache/edit-vite',
  // Otherwise Vite discovers the packages of edit mode while the page loads, and reloads it.
  optimizeDeps: { entries: ['app/entry-client.tsx', 'edit/page/edit.tsx'] },
  server: { port: 5180, open: !process.env.CI },
}));
