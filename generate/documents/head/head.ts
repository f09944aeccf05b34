import type { Site } from '../../content/facts.ts';
import type { PageQuestions } from '../../content/questions-schema.ts';
import type { Person } from '../../content/proof/people.ts';
import type { Words } from '../../content/schema.ts';
import { defaultLocale, locales, type Locale } from '#app/site/locales.ts';
import { markdownAddress, pictureAddress } from '#app/site/page-files.ts';
import { pageAddress, type PageId } from '#app/site/pages.ts';
import { element, escapeHtml } from './html.ts';
import { structuredData } from './structured-data/structured-data.ts';
import { socialTags } from './social-tags.ts';

export type HeadParts = {
  /** Undefined for the not-found page, which has no address of its own. */
  page: PageId | undefined;
  locale: Locale;
  meta: { title: string; description: string };
  site: Site;
  ui: Words['ui'];
  /** On the services page only. */
  services: Words['services'] | undefined;
  /** On pages that answer questions. */
  questions: PageQuestions | undefined;
  /** On the page about the company. */
  people?: readonly Person[] | undefined;
};

/** Returns `hreflang` links to a page in all languages, and the default for others; none on a site with one language. */
export function alternates(page: PageId, siteUrl: string, all: readonly Locale[]): string[] {
  if (all.length < 2) return [];
  const href = (locale: Locale) => new URL(pageAddress(page, locale), siteUrl).href;
  return [
    ...all.map((locale) => element('link', { rel: 'alternate', hreflang: locale.code, href: href(locale) })),
    element('link', { rel: 'alternate', hreflang: 'x-default', href: href(defaultLocale) }),
  ];
}

/** Returns structured data as a data block, which the Content-Security-Policy does not restrict like a script. */
export function dataBlock(graph: unknown): string {
  // `<` is escaped so that no text can close the element.
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** Returns canonical address, alternates, social tags and structured data. */
function identity(page: PageId, { locale, meta, site, ui, ...shown }: HeadParts): string[] {
  const canonical = new URL(pageAddress(page, locale), site.siteUrl).href;
  return [
    element('link', { rel: 'canonical', href: canonical }),
    ...alternates(page, site.siteUrl, locales),
    element('link', { rel: 'alternate', type: 'text/markdown', href: markdownAddress(page, locale) }),
    ...socialTags({ picture: pictureAddress(page, locale), canonical, locale, meta, site }),
    dataBlock(structuredData({ page, locale, meta, site, ui }, shown)),
  ];
}

/** Returns the icon links, which are the same on every page. */
export function icons(): string[] {
  return [
    element('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    element('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    element('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  ];
}

/** Returns the part of a document's head that describes the page. */
export function head(parts: HeadParts): string {
  const { page, meta } = parts;
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    element('meta', { name: 'description', content: meta.description }),
    ...(page ? identity(page, parts) : [element('meta', { name: 'robots', content: 'noindex' })]),
    ...icons(),
  ].join('\n');
}
