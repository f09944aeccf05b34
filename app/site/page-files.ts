import type { Locale } from './locales.ts';
import { pageAddress, type PageId } from './pages.ts';

/** The folder of the files whose name changes with what they hold. */
export const hashedFolder = '/assets/';

/** Returns the address of a language's file: '/llms.txt' or '/es/llms.txt'. */
export function localeFile(name: string, { prefix }: Locale): string {
  return `/${prefix && `${prefix}/`}${name}`;
}

/** Returns the address of the Markdown twin of the page at an address: '/services.md'. */
export function twinOf(address: string): string {
  return address === '/' ? '/index.md' : `${address}.md`;
}

/** Returns the address of the data of the page at an address, of a collection: '/insights.json'. */
export function dataOf(address: string): string {
  return `${address}.json`;
}

/**
 * Returns the address of a page's Markdown twin.
 *
 * @example markdownAddress('services', locale) // '/services.md'
 */
export function markdownAddress(id: PageId, locale: Locale): string {
  return twinOf(pageAddress(id, locale));
}

/** Returns the address of a page's link preview picture, for example of 'services' or 'insights/shared-hours'. */
export function pictureAddress(id: string, locale: Locale): string {
  return localeFile(`social/${id}.png`, locale);
}

/** Returns the address of a language's feed of a collection. */
export function feedAddress(collection: string, locale: Locale): string {
  return localeFile(`${collection}.atom`, locale);
}

/**
 * Returns the address of an office's vCard.
 *
 * @example vcardAddress('san-jose', locale) // '/contact/san-jose.vcf'
 */
export function vcardAddress(office: string, locale: Locale): string {
  return `${pageAddress('contact', locale)}/${office}.vcf`;
}
