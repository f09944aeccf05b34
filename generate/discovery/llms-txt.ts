import type { Site } from '#packages/content/site.ts';
import { isListed, listedCollections } from '#packages/site/collections.ts';
import type { Locale } from '#packages/site/locales.ts';
import { localeFile, pageAddress, twinOf } from '#packages/site/addresses.ts';
import { legalPages, pagesWithout, type PageId } from '#packages/site/pages.ts';
import {
  isCollectionDocument,
  type SiteDocument,
  type CollectionDocument,
} from '#packages/content/documents/documents.ts';
import { fromHtml } from 'hast-util-from-html';
import { escapeHtml } from '../documents/head/html.ts';
import { markdownOf } from './markdown.ts';

const link = (name: string, url: string) => `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`;
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const heading = (name: string) => `<h2>${escapeHtml(name)}</h2>`;

/** `llms.txt` (https://llmstxt.org), which introduces the site to assistants and links to Markdown twins. */
export function llmsTxt(
  { facts: site, languages, locales }: Site,
  locale: Locale,
  documents: readonly SiteDocument[],
): string {
  const { words } = languages[locale.code];
  const { ui, services } = words;
  const description = (id: PageId) => words[id].meta.description;
  const described = (name: string, address: string, text: string) =>
    `${link(name, site.siteUrl + address)}: ${escapeHtml(text)}`;
  const page = (id: PageId) => described(words[id].name, twinOf(pageAddress(id, locale)), description(id));
  const textPage = ({ address, title, description: text }: CollectionDocument) =>
    described(title, twinOf(address), text);
  const texts = documents.filter(isCollectionDocument).filter(({ kind }) => kind === 'text');
  const lists = listedCollections.flatMap((collection) => {
    const inCollection = texts.filter(({ page }) => page === collection);
    return inCollection.length > 0 ? [heading(words[collection].name), list(inCollection.map(textPage))] : [];
  });
  const otherLanguages = locales
    .filter((each) => each !== locale)
    .map((each) => link(each.name, site.siteUrl + localeFile('llms.txt', each)));
  const main = pagesWithout(site.pagesOff)
    .filter(({ id }) => !legalPages.includes(id))
    .map(({ id }) => page(id));
  const html = [
    `<h1>${escapeHtml(site.name)}</h1>`,
    `<blockquote>${escapeHtml(`${ui.tagline}. ${description('home')}`)}</blockquote>`,
    heading(ui.footer.quickLinks),
    list([...main, ...texts.filter(({ page: collection }) => !isListed(collection)).map(textPage)]),
    heading(ui.footer.services),
    list(
      Object.entries(services.blocks).map(([id, { title, description: text }]) =>
        described(title, pageAddress('services', locale, id), text),
      ),
    ),
    ...lists,
    heading(ui.footer.contact),
    list([
      link(site.email, `mailto:${site.mailbox}`),
      link(site.phone, site.telephone),
      link(ui.book, site.bookingUrl),
    ]),
    // The format's section that readers with a small context may skip.
    heading('Optional'),
    list([...legalPages.map(page), ...otherLanguages]),
  ];
  return markdownOf(fromHtml(html.join(''), { fragment: true }));
}
