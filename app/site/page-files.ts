import type { Locale } from './locales.ts';
import { pageAddress, type PageId } from './pages.ts';

/** The address of a file of one language, as in '/llms.txt' or '/es/llms.txt'. */
export function localeFile(name: string, { prefix }: Locale): string {
  return `/${prefix && `${prefix}/`}${name}`;
}

/**
 * The address of a page's Markdown twin.
 *
 * @example markdownAddress('services', locale) // '/services.md'
 */
export function markdownAddress(id: PageId, locale: Locale): string {
  const address = pageAddress(id, locale);
  return address === '/' ? '/index.md' : `${address}.md`;
}

/** The address of the picture that represents a page where it is shared. */
export function pictureAddress(id: PageId, locale: Locale): string {
  return localeFile(`social/${id}.png`, locale);
}

/**
 * The address of an office's vCard.
 *
 * @example vcardAddress('san-jose', locale) // '/contact/san-jose.vcf'
 */
export function vcardAddress(office: string, locale: Locale): string {
  return `${pageAddress('contact', locale)}/${office}.vcf`;
}
