import { decodeAddress } from './decode-address.ts';
import { defaultLocale, type Locale } from './locales.ts';

/**
 * All pages of the site: the single source for routes, prerendering, navigation, the sitemap and links. `slug` is the
 * address without locale prefix and slashes; pages with `nav` are in the header, in this order.
 */
export const pages = [
  { id: 'home', slug: '', nav: true },
  { id: 'about', slug: 'about', nav: true },
  { id: 'services', slug: 'services', nav: true },
  { id: 'benefits', slug: 'benefits', nav: true },
  { id: 'nearshoring', slug: 'nearshoring', nav: true },
  { id: 'plan', slug: 'plan', nav: false },
  { id: 'contact', slug: 'contact', nav: false },
  { id: 'privacy', slug: 'privacy', nav: false },
  { id: 'terms', slug: 'terms', nav: false },
  { id: 'accessibility', slug: 'accessibility', nav: false },
] as const;

export type Page = (typeof pages)[number];
export type PageId = Page['id'];

/** The pages in the header's navigation, in order. */
export const navigationPages: readonly Page[] = pages.filter((page) => page.nav);

const slugs = Object.fromEntries(pages.map(({ id, slug }) => [id, slug])) as Record<PageId, string>;

/**
 * Returns the address of a page: absolute path, no trailing slash, optional hash. Without an id, returns the home
 * page's.
 *
 * @example pageAddress('services', locale, 'it-staffing') // '/services#it-staffing'
 */
export function pageAddress(id: PageId | undefined, locale: Locale = defaultLocale, hash = ''): string {
  const path = [locale.prefix, id && slugs[id]].filter(Boolean).join('/');
  return `/${path}${hash && `#${hash}`}`;
}

/** Decodes a path like the router does: an encoded slash does not separate segments. */
function decodePath(path: string): string {
  return decodeAddress(path.replaceAll(/%2f/gi, '%252F'));
}

/** Returns the page at a path in a language; undefined if there is none. */
export function pageOfPath(path: string, locale: Locale): PageId | undefined {
  const decoded = decodePath(path);
  return pages.find(({ id }) => pageAddress(id, locale) === decoded)?.id;
}

/**
 * Whether a path has no trailing slash, as in all page addresses. The router ignores trailing slashes, servers don't.
 */
export function hasNoTrailingSlash(path: string): boolean {
  return path === '/' || !path.endsWith('/');
}

/** Normalizes common mistakes in paths: case, extra slashes, file extensions. */
function plainPath(path: string): string {
  const parts = decodeAddress(path).toLowerCase().split('/').filter(Boolean);
  return `/${parts.join('/')}`.replace(/(?:\/index)?(?:\.html?)?$/, '') || '/';
}

/** An address, its language, and its page if it is one of `pages`. */
type Meant = { address: string; locale: Locale; id: PageId | undefined };

/** Returns the address that a path differs from only in case, slashes or `.html`, whether or not anything is there. */
export function meantAddress(path: string, all: readonly Locale[]): Meant {
  const address = plainPath(path);
  const locale = localeOfPath(address, all);
  return { address, locale, id: pageOfPath(address, locale) };
}

/** Returns the locale of a path by its prefix; the default locale if it has none. */
export function localeOfPath(path: string, all: readonly Locale[]): Locale {
  const first = decodePath(path).split('/')[1];
  return all.find(({ prefix }) => prefix && prefix === first) ?? defaultLocale;
}
