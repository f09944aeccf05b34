import './build/pseudo-locale.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budgets } from './build/budgets.ts';
import { chunking } from './build/chunking.ts';
import { createClassNames } from './build/class-names.ts';
import { compress } from './build/compress.ts';
import { content } from './build/content.ts';
import { fonts } from './build/fonts.ts';
import { found } from './build/found/found.ts';
import { gallery } from './build/gallery.ts';
import { hosting } from './build/hosting.ts';
import { launch } from './build/launch.ts';
import { leanLibraries } from './build/lean-libraries.ts';
import { plainImports } from './build/plain-imports.ts';
import { pureRouter } from './build/pure-router.ts';
import { prerender } from './build/prerender.ts';
import { quietRouter } from './build/quiet-router.ts';
import { supply } from './build/supply.ts';

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
