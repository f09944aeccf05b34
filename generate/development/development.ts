import path from 'node:path';
import type { Plugin } from 'vite';
import { createContentCheck } from './content-check.ts';
import { serveFiles } from './serve-files.ts';
import { serveFonts } from './serve-fonts.ts';
import { serveGallery } from './serve-gallery.ts';
import { servePages } from './serve-pages.ts';

/** What the development server adds to Vite's: the pages and files that the build writes, made when they are asked for. */
export function development(): Plugin {
  const content = createContentCheck();
  return {
    name: 'development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/@fonts/', serveFonts());
      server.middlewares.use('/gallery', serveGallery(server));
      server.middlewares.use(serveFiles(server, content));
      // Last: a page answers at every address that nothing else has.
      return () => server.middlewares.use(servePages(server, content));
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(path.posix.join(server.config.root, 'content/'))) return undefined;
      const { name, moduleGraph, hot } = this.environment;
      if (name === 'client') content.forget();
      for (const module of moduleGraph.idToModuleMap.values()) {
        if (/\/content\/|virtual:/.test(module.id ?? '')) moduleGraph.invalidateModule(module);
      }
      const mistake = name === 'client' ? content.mistake(server.config.root) : undefined;
      if (mistake) hot.send({ type: 'error', err: { message: mistake.message, stack: '' } });
      else hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
