import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { environments } from './generate/bundles.ts';
import { content } from './generate/content/content-plugin.ts';
import { development } from './generate/development/development.ts';
import { generate } from './generate/generate.ts';

export default defineConfig(({ command }) => ({
  appType: 'custom',
  // Not in node_modules, which copies of the project share: each server keeps the libraries that it prepared.
  cacheDir: '.cache/vite',
  plugins: [react(), content(), development()],
  // `vite build` runs generate/generate.ts, which names every step from the content to the finished site.
  builder: { buildApp: generate },
  environments,
  // SITE_PSEUDO=1 adds the invented language of app/site/locales.ts.
  define: { 'process.env.SITE_PSEUDO': JSON.stringify(process.env.SITE_PSEUDO ?? '') },
  css: { modules: command === 'build' ? { generateScopedName: '[hash:base64:5]' } : {} },
  build: {
    target: 'es2023',
    // As high as it goes, so that the bundler leaves light-dark() and nesting alone.
    cssTarget: ['chrome130', 'firefox130', 'safari18'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  server: { port: 5173 },
}));
