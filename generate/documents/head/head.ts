import { feedAddress, twinOf } from '#packages/site/addresses.ts';
import type { Locale } from '#packages/site/locales.ts';
import type { Language, Site } from '#packages/content/site.ts';
import { isIndexed, translationsOf, type SiteDocument } from '#packages/content/documents/documents.ts';
import { documentTitle, metaOf, type Subject } from '../meta.ts';
import { dataElement, element, escapeHtml } from './html.ts';
import { socialTags } from './social-tags.ts';
import { structuredData } from './structured-data/structured-data.ts';

function alternates({ document, site: { siteUrl } }: Subject): string[] {
  return translationsOf(document).map(([hreflang, address]) =>
    element('link', { rel: 'alternate', hreflang, href: siteUrl + address }),
  );
}

/** On every page, because feed readers look for a feed on the page where a visitor is. */
function feedLink({ texts, words }: Language, locale: Locale): string[] {
  if (texts.insights.length === 0) return [];
  const [href, title] = [feedAddress('insights', locale), words.insights.feed];
  return [element('link', { rel: 'alternate', type: 'application/atom+xml', title, href })];
}

function identity(subject: Subject): string[] {
  const { document, url } = subject;
  return [
    element('link', { rel: 'canonical', href: url }),
    ...alternates(subject),
    element('link', { rel: 'alternate', type: 'text/markdown', href: twinOf(document.address) }),
    ...feedLink(subject, document.locale),
    ...socialTags(subject),
    dataElement('type="application/ld+json"', JSON.stringify(structuredData(subject))),
  ];
}

const icons = [
  element('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  element('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  element('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
];

export function head(site: Site, document: SiteDocument): string {
  const meta = metaOf(site, document);
  const language = site.languages[document.locale.code];
  const shared = { ...language, meta, site: site.facts };
  return [
    `<title>${escapeHtml(documentTitle(site, document))}</title>`,
    element('meta', { name: 'description', content: meta.description }),
    ...(isIndexed(document)
      ? identity({ ...shared, document, url: new URL(document.address, site.facts.siteUrl).href })
      : // Served at any address.
        [element('meta', { name: 'robots', content: 'noindex' }), ...feedLink(language, document.locale)]),
    ...icons,
  ].join('\n');
}
