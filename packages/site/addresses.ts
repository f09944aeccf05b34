/** Every address of the site: what has which, and what a visitor's path means. */
import { isListed, type CollectionName } from './collections.ts';
import { defaultLocale, type Locale } from './locales.ts';
import { pages, type PageId } from './pages.ts';

/** The folder of the files whose name changes with what they hold. */
export const hashedFolder = '/assets/';

/** The address of a language's file: '/llms.txt' or '/es/llms.txt'. */
export function localeFile(name: string, { prefix }: Locale): string {
  return `/${prefix && `${prefix}/`}${name}`;
}

/**
 * The address of a page: absolute path, no trailing slash, optional hash. Without an id, that of the home page.
 *
 * @example pageAddress('services', locale, 'it-staffing') // '/services#it-staffing'
 */
export function pageAddress(id: PageId | undefined, locale: Locale = defaultLocale, hash = ''): string {
  const page = pages.find((each) => each.id === id);
  const path = [locale.prefix, page?.slug].filter(Boolean).join('/');
  return `/${path}${hash && `#${hash}`}`;
}

/** The key of the list of articles about a topic, for `textAddress`. */
export function topicKey(topic: string): string {
  return `topics/${topic}`;
}

/** The key of a page of a list, for `textAddress`: for the first, that of the list. The router has ':number' for any. */
export function listPageKey(list: string, page: number | ':number'): string {
  return page === 1 ? list : [list, `page/${page}`].filter(Boolean).join('/');
}

/**
 * The address of a text, or with an empty key that of the list of its collection.
 *
 * @example textAddress('stories', spanish, 'parcels') // '/es/stories/parcels'
 */
export function textAddress(name: CollectionName, locale: Locale, key = ''): string {
  return localeFile(isListed(name) ? [name, key].filter(Boolean).join('/') : key, locale);
}

/** With one of these, servers take a path for another name of the address before it. */
export const addressEndings = ['/', '.html', '/index', '/index.html'] as const;

/** The variants of a page's address that redirect to it. */
export function otherNames(address: string): string[] {
  if (address === '/') return ['/index', '/index.html'];
  return addressEndings.map((ending) => address + ending);
}

/** The file of the document at an address, in the folder of the site: 'index.html', 'es/about.html'. */
export function documentFile(address: string): string {
  return `${address.slice(1) || 'index'}.html`;
}

/** The address of which a path is a name: '/old' for '/old', '/old/' and '/old/index.html'. */
export function addressNamed(path: string): string {
  return path.replace(/(?:\/index|\.html|\/)+$/, '') || '/';
}

/** The address of the Markdown twin of the page at an address: '/services.md'. */
export function twinOf(address: string): string {
  return address === '/' ? '/index.md' : `${address}.md`;
}

/** The address of the data of the list or text at an address: '/insights.json'. */
export function dataAddress(address: string): string {
  return `${address}.json`;
}

/** The address of a page's link preview picture, for example of 'services' or 'insights/shared-hours'. */
export function pictureAddress(id: string, locale: Locale): string {
  return localeFile(`social/${id}.png`, locale);
}

export function feedAddress(collection: string, locale: Locale): string {
  return localeFile(`${collection}.atom`, locale);
}

/** The address of a part of the index of a collection's search; the first is 1. */
export function searchAddress(collection: string, locale: Locale, part: number): string {
  return localeFile(`search/${collection}-${part}.json`, locale);
}

/** @example vcardAddress('san-jose', locale) // '/contact/san-jose.vcf' */
export function vcardAddress(office: string, locale: Locale): string {
  return `${pageAddress('contact', locale)}/${office}.vcf`;
}

/** Percent-decodes part of an address; returns it unchanged if it is malformed, like '100%'. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Decodes a path like the router does: an encoded slash does not separate segments. */
function decodePath(path: string): string {
  return decodeAddress(path.replaceAll(/%2f/gi, '%252F'));
}

export function pageOfPath(path: string, locale: Locale): PageId | undefined {
  const decoded = decodePath(path);
  return pages.find(({ id }) => pageAddress(id, locale) === decoded)?.id;
}

/** As in all page addresses. The router ignores trailing slashes, servers don't. */
export function hasNoTrailingSlash(path: string): boolean {
  return path === '/' || !path.endsWith('/');
}

/** Normalizes common mistakes in paths: case, extra slashes, file extensions. */
function plainPath(path: string): string {
  const parts = decodeAddress(path).toLowerCase().split('/').filter(Boolean);
  return `/${parts.join('/')}`.replace(/(?:\/index)?(?:\.html?)?$/, '') || '/';
}

/** The address that a path differs from only in case, slashes or `.html`, whether or not anything is there. */
export function meantAddress(path: string, all: readonly Locale[]) {
  const address = plainPath(path);
  const locale = localeOfPath(address, all);
  return { address, locale, id: pageOfPath(address, locale) };
}

/** The locale of a path by its prefix; the default locale if it has none. */
export function localeOfPath(path: string, all: readonly Locale[]): Locale {
  const first = decodePath(path).split('/')[1];
  return all.find(({ prefix }) => prefix && prefix === first) ?? defaultLocale;
}
