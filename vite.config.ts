import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budgets } from './build/budgets.ts';
import { compress } from './build/compress.ts';
import { content } from './build/content.ts';
import { fonts } from './build/fonts.ts';
import { found } from './build/found/found.ts';
import { gallery } from './build/gallery.ts';
import { hosting } from './build/hosting.ts';
import { launch } from './build/launch.ts';
import { plainImports } from './build/plain-imports.ts';
import { pureRouter } from './build/pure-router.ts';
import { prerender } from './build/prerender.ts';
import { supply } from './build/supply.ts';

export default defineConfig({
  appType: 'custom',
  // Short names: every document holds the whole stylesheet, and these are what compresses least in it.
  css: { modules: { generateScopedName: '[hash:base64:4]' } },
  plugins: [
    react(),
    content(),
    fonts(),
    found(),
    gallery(),
    plainImports(),
    pureRouter(),
    prerender(),
    supply(),
    hosting(),
    compress(),
    launch(),
    budgets(),
  ],
  build: {
    target: 'es2023',
    // As high as it goes, so that the bundler leaves light-dark() and nesting alone.
    cssTarget: ['chrome130', 'firefox130', 'safari18'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file compresses better than five, and keeps its name, and its place in caches, across deploys.
          groups: [
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\/|rolldown/,
              priority: 2,
            },
            {
              name: 'site',
              test: /app\/(?:layout|site|ui)\/(?!.*(?:policy|shared-day|now-marker|offices|mailto|hand-off|draft|clipboard|icon\/copy|floating-tooltip|toaster|field|overlap-bars|tooltip|day-chart|ruled-table|amount|savings|shared-hours|time-zones|tool-address|use-now))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
});
