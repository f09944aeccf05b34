import type { Site } from '#packages/content/site.ts';
import { isListed, listedCollections } from '#packages/site/collections.ts';
import type { Locale } from '#packages/site/locales.ts';
import { localeFile, markdownAddress, pageAddress, twinOf } from '#packages/site/addresses.ts';
import { pagesWithout, type PageId } from '#packages/site/pages.ts';
import {
  isCollectionDocument,
  type SiteDocument,
  type CollectionDocument,
} from '#packages/content/documents/documents.ts';
import { blockquote, heading, link, list, paragraph, root, toText } from './markdown.ts';
import type { SiteFile } from './site-file.ts';

// Pages in the format's "Optional" section, which readers with a small context may skip.
const optional: readonly PageId[] = ['privacy', 'terms', 'accessibility'];

function write(
  { facts: site, languages, locales }: Site,
  locale: Locale,
  documents: readonly SiteDocument[],
): string {
  const { words } = languages[locale.code];
  const {
    ui,
    services: { blocks },
  } = words;
  const description = (id: PageId) => words[id].meta.description;
  const page = (id: PageId) =>
    paragraph(link(words[id].name, site.siteUrl + markdownAddress(id, locale)), `: ${description(id)}`);
  const services = Object.entries(blocks).map(([id, { title, description: text }]) =>
    paragraph(link(title, site.siteUrl + pageAddress('services', locale, id)), `: ${text}`),
  );
  const described = ({ address, title, description: text }: CollectionDocument) =>
    paragraph(link(title, site.siteUrl + twinOf(address)), `: ${text}`);
  const texts = documents.filter(isCollectionDocument).filter(({ kind }) => kind === 'text');
  const lists = listedCollections.flatMap((collection) => {
    const inCollection = texts.filter(({ page }) => page === collection);
    return inCollection.length > 0
      ? [heading(2, ui[collection] ?? ''), list(inCollection.map(described))]
      : [];
  });
  const contact = [
    link(site.email, `mailto:${site.mailbox}`),
    link(site.phone, site.telephone),
    link(ui.book, site.bookingUrl),
  ];
  const otherLanguages = locales
    .filter((each) => each !== locale)
    .map((each) => link(each.name, site.siteUrl + localeFile('llms.txt', each)));
  const main = pagesWithout(site.pagesOff)
    .filter(({ id }) => !optional.includes(id))
    .map(({ id }) => page(id));
  const quick = [...main, ...texts.filter(({ page: collection }) => !isListed(collection)).map(described)];
  return toText(
    root(
      heading(1, site.name),
      blockquote(`${ui.tagline}. ${description('home')}`),
      heading(2, ui.footer.quickLinks),
      list(quick),
      heading(2, ui.footer.services),
      list(services),
      ...lists,
      heading(2, ui.footer.contact),
      list(contact.map((way) => paragraph(way))),
      heading(2, 'Optional'),
      list([...optional.map(page), ...otherLanguages.map((way) => paragraph(way))]),
    ),
  );
}

/** `llms.txt` (https://llmstxt.org), which introduces the site to assistants and links to Markdown twins. */
export function llmsTxt(site: Site, locale: Locale, documents: readonly SiteDocument[]): SiteFile {
  return { address: localeFile('llms.txt', locale), make: () => write(site, locale, documents) };
}
