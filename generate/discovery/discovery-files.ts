import type { Plugin } from 'vite';
import type { OfficeId } from '../content/facts.ts';
import { loadFacts } from '../content/load.ts';
import { locales, type Locale } from '#app/site/locales.ts';
import { pages } from '#app/site/pages.ts';
import { icons } from '../pictures/icons.ts';
import { llmsTxt } from './llms-txt.ts';
import { manifest } from './manifest.ts';
import { markdownTwin } from './markdown/markdown-twin.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import type { SiteFile } from './site-file.ts';
import { sitemap } from './sitemap.ts';
import { socialPicture } from '../pictures/social/social-picture.ts';
import { vcard } from './vcard.ts';

function localeFiles(root: string, locale: Locale): SiteFile[] {
  const offices = Object.keys(loadFacts(root, 'site').offices) as OfficeId[];
  return [
    manifest(root, locale),
    llmsTxt(root, locale),
    ...pages.map(({ id }) => markdownTwin(root, id, locale)),
    ...pages.map(({ id }) => socialPicture(root, id, locale)),
    ...offices.map((office) => vcard(root, office, locale)),
  ];
}

/** Every file that search engines, shared links, assistants and address books read, from the content files. */
export function foundFiles(root: string): SiteFile[] {
  return [
    ...icons(),
    robots(root),
    sitemap(root),
    securityTxt(root),
    ...locales.flatMap((locale) => localeFiles(root, locale)),
  ];
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
