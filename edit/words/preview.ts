import { locales } from '#app/site/locales.ts';
import { pictureAddress } from '#app/site/page-files.ts';
import { pageAddress, pages } from '#app/site/pages.ts';
import { currentSite } from '#generate/content/site.ts';

/** What search results and shared links show besides the texts of a page. */
export type Preview = { name: string; byLanguage: Record<string, { address: string; picture: string }> };

/** Returns the preview of a page; undefined if `pages` does not have it. */
export function preview(root: string, name: string): Preview | undefined {
  const page = pages.find(({ id }) => id === name);
  if (!page) return undefined;
  const site = currentSite(root).facts;
  const byLanguage = locales.map((locale) => [
    locale.code,
    {
      address: new URL(pageAddress(page.id, locale), site.siteUrl).href,
      picture: pictureAddress(page.id, locale),
    },
  ]);
  return { name: site.name, byLanguage: Object.fromEntries(byLanguage) as Preview['byLanguage'] };
}
