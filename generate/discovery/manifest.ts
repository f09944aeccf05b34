import { loadFacts, loadWords } from '../content/load.ts';
import { brand } from '#app/site/brand.ts';
import type { Locale } from '#app/site/locales.ts';
import { localeFile } from '#app/site/page-files.ts';
import { pageAddress } from '#app/site/pages.ts';
import { maskableAddress, maskableSizes } from '../pictures/icons.ts';
import type { SiteFile } from './site-file.ts';

/**
 * The web manifest (https://www.w3.org/TR/appmanifest/) of a language. `display: browser`, because the site is not an
 * app.
 */
export function manifest(root: string, locale: Locale): SiteFile {
  const { name } = loadFacts(root, 'site');
  const { tagline } = loadWords(root, locale.code, 'ui');
  const start = pageAddress('home', locale);
  const content = {
    id: start,
    name,
    short_name: name,
    description: tagline,
    lang: locale.code,
    start_url: start,
    scope: start,
    display: 'browser',
    background_color: brand.paper,
    theme_color: brand.paper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...maskableSizes.map((size) => ({
        src: maskableAddress(size),
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: 'maskable',
      })),
    ],
  };
  return { address: localeFile('manifest.webmanifest', locale), make: () => JSON.stringify(content) };
}
