import type { Plugin } from 'vite';
import { fontFaces } from '../fonts/fonts.ts';

/** Serves the gallery of ui components at /gallery, in development only: it is no part of the built site. */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/gallery', async (request, response, next) => {
        if (request.url !== '/' && !request.url?.startsWith('/?')) return next();
        const faces = fontFaces(server.config.root, (name) => `/@fonts/${name}.woff2`);
        const html = await server.transformIndexHtml(
          '/gallery',
          `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title><meta name="viewport" content="width=device-width"><style>${faces}</style></head><body><div id="root"></div><script type="module" src="/app/gallery/gallery.tsx"></script></body></html>`,
        );
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(html);
      });
    },
  };
}
