import { decodeAddress } from './decode-address.ts';
import { defaultLocale, type Locale } from './locales.ts';

/**
 * Every page of the site, once. Routes, prerendering, navigation, the sitemap and every link read this list.
 * `slug` is the address without locale prefix or slashes; `nav` puts the page in the header, in this order.
 */
export const pages = [
  { id: 'home', slug: '', nav: true },
  { id: 'about', slug: 'about', nav: true },
  { id: 'services', slug: 'services', nav: true },
  { id: 'benefits', slug: 'benefits', nav: true },
  { id: 'nearshoring', slug: 'nearshoring', nav: true },
  { id: 'contact', slug: 'contact', nav: false },
  { id: 'privacy', slug: 'privacy', nav: false },
  { id: 'terms', slug: 'terms', nav: false },
] as const;

export type Page = (typeof pages)[number];
export type PageId = Page['id'];

/** The pages of the header's list, in order. */
export const navigationPages: readonly Page[] = pages.filter((page) => page.nav);

const slugs = Object.fromEntries(pages.map(({ id, slug }) => [id, slug])) as Record<PageId, string>;

/**
 * The address of a page: absolute path, no trailing slash, optional hash. No page has the address of the home page.
 *
 * @example pageAddress('services', locale, 'it-staffing') // '/services#it-staffing'
 */
export function pageAddress(id: PageId | undefined, locale: Locale = defaultLocale, hash = ''): string {
  const path = [locale.prefix, id && slugs[id]].filter(Boolean).join('/');
  return `/${path}${hash && `#${hash}`}`;
}

/** A path as the router reads it: an encoded slash separates nothing. */
function decodePath(path: string): string {
  return decodeAddress(path.replaceAll(/%2f/gi, '%252F'));
}

/** The page at a path in a language; undefined where there is none. */
export function pageOfPath(path: string, locale: Locale): PageId | undefined {
  const decoded = decodePath(path);
  return pages.find(({ id }) => pageAddress(id, locale) === decoded)?.id;
}

/**
 * Whether a path ends as pages' addresses do. Servers tell '/about' from '/about/' and '/about//', all of which the router
 * matches.
 */
export function endsAsPage(path: string): boolean {
  return path === '/' || !path.endsWith('/');
}

/** A path without what visitors and old links get wrong: case, slashes too many, a file's ending. */
function plainPath(path: string): string {
  const parts = decodeAddress(path).toLowerCase().split('/').filter(Boolean);
  return `/${parts.join('/')}`.replace(/(?:\/index)?(?:\.html?)?$/, '') || '/';
}

/** The page whose address differs from a path by no more than case, slashes or `.html`; undefined where there is none. */
export function pageMeant(path: string, all: readonly Locale[]): { id: PageId; locale: Locale } | undefined {
  const plain = plainPath(path);
  const locale = localeOfPath(plain, all);
  const id = pageOfPath(plain, locale);
  return id && { id, locale };
}

/** The locale whose prefix a path carries; the default locale where it carries none. */
export function localeOfPath(path: string, all: readonly Locale[]): Locale {
  const first = decodePath(path).split('/')[1];
  return all.find(({ prefix }) => prefix && prefix === first) ?? defaultLocale;
}
