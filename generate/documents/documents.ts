import { locales, type Locale } from '#app/site/locales.ts';
import { pageAddress, pages, type PageId } from '#app/site/pages.ts';

/** A document: page, language, address, and output file in `dist/`. */
export type SiteDocument = { page: PageId | 'not-found'; locale: Locale; address: string; file: string };

/** Lists every document of the site. */
export function documents(): SiteDocument[] {
  return locales.flatMap((locale): SiteDocument[] => {
    const folder = locale.prefix && `${locale.prefix}/`;
    return [
      ...pages.map(({ id, slug }) => ({
        page: id,
        locale,
        address: pageAddress(id, locale),
        file: slug ? `${folder}${slug}.html` : locale.prefix ? `${locale.prefix}.html` : 'index.html',
      })),
      // Hosts serve this file, with status 404, at every unknown address.
      { page: 'not-found', locale, address: `/${folder}404`, file: `${folder}404.html` },
    ];
  });
}
