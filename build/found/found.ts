import type { Plugin } from 'vite';
import { locales } from '../../app/site/locales.ts';
import { icons } from './icons.ts';
import { manifest } from './manifest.ts';
import type { SiteFile } from './site-file.ts';

/** Every file that search engines, shared links, assistants and address books read, from the content files. */
export function foundFiles(root: string): SiteFile[] {
  return [...icons(), ...locales.flatMap((locale) => [manifest(root, locale)])];
}

/** Emits the files by which the site is found, shared and quoted. In development, makes them on request. */
export function found(): Plugin {
  return {
    name: 'found',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { address, make } of foundFiles(this.environment.config.root)) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await make() });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const file = foundFiles(server.config.root).find(({ address }) => address === request.url);
        if (!file) return next();
        try {
          response.end(await file.make());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
