import './generate/pseudo-locale.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budgets } from './generate/finish/budgets.ts';
import { chunking } from './generate/chunking.ts';
import { createClassNames } from './generate/class-names.ts';
import { compress } from './generate/finish/compress.ts';
import { content } from './generate/content/content-plugin.ts';
import { fonts } from './generate/fonts/fonts.ts';
import { found } from './generate/discovery/discovery-files.ts';
import { gallery } from './generate/development/gallery.ts';
import { hosting } from './generate/finish/hosting-files.ts';
import { launch } from './generate/content/launch.ts';
import { leanLibraries } from './generate/lean-libraries.ts';
import { plainImports } from './generate/plain-imports.ts';
import { pureRouter } from './generate/pure-router.ts';
import { prerender } from './generate/documents/prerender.ts';
import { quietRouter } from './generate/quiet-router.ts';
import { supply } from './generate/finish/supply.ts';

export default defineConfig(({ command }) => ({
  define: { 'process.env.SITE_PSEUDO': JSON.stringify(process.env.SITE_PSEUDO ?? '') },
  appType: 'custom',
  plugins: [
    react(),
    content(),
    fonts(),
    found(),
    gallery(),
    plainImports(),
    quietRouter(),
    pureRouter(),
    leanLibraries(),
    chunking(),
    prerender(),
    supply(),
    hosting(),
    compress(),
    launch(),
    budgets(),
  ],
  css: {
    modules: command === 'build' ? { generateScopedName: createClassNames(import.meta.dirname) } : {},
  },
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
