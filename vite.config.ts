import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { supportedBrowsers } from './app/browser/supported-browsers.ts';
import { classNameOf, environments } from './generate/bundles.ts';
import { content } from './generate/content-plugin.ts';
import { development } from './generate/development/development.ts';
import { generate } from './generate/generate.ts';

/**
 * `Features.Nesting` of Lightning CSS, compiled away although browsers support it: WebKit (2.50) does not apply a media
 * query inside of a rule when the window changes its size.
 */
const nesting = 1;

const breakpoints = path.resolve(import.meta.dirname, 'app/styles/media.css');

export default defineConfig(({ command }) => {
  // Not that of the environment, with which Vite would build, or serve, the other kind of React.
  process.env.NODE_ENV = command === 'build' ? 'production' : 'development';
  return {
    appType: 'custom',
    // Not in node_modules, which worktrees may share: each keeps its own prebundled dependencies.
    cacheDir: '.cache/vite',
    plugins: [react(), content(), development()],
    // `vite build` runs generate/generate.ts, which lists all steps.
    // With one configuration for all environments, they share the content that was read, and read it once.
    builder: { buildApp: generate, sharedConfigBuild: true },
    environments,
    css: {
      modules: command === 'build' ? { generateScopedName: classNameOf } : {},
      lightningcss: { include: nesting },
      postcss: { plugins: [globalData({ files: [breakpoints] }), customMedia()] },
    },
    build: {
      target: supportedBrowsers,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
    },
    optimizeDeps: { entries: ['app/entry-client.tsx'] },
    server: {
      port: 5173,
      watch: {
        // Whatever is written to `.cache/store` would be looked at as a change of the sources.
        ignored: [path.posix.join(import.meta.dirname, '.cache/**')],
        // One that leads to a folder above it has no end. Content may have none.
        followSymlinks: false,
      },
    },
  };
});
