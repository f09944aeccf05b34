import { loadFacts, loadWords } from '../content/load.ts';
import { locales, type Locale } from '#app/site/locales.ts';
import { localeFile, markdownAddress } from '#app/site/page-files.ts';
import { pageAddress, pages, type PageId } from '#app/site/pages.ts';
import { serviceIds } from '#app/site/services.ts';
import { telephoneAddress } from '#app/site/telephone.ts';
import { heading, link, paragraph } from './markdown/markdown.ts';
import type { SiteFile } from './site-file.ts';

// A reader with little room may skip these: what the format's section "Optional" is for.
const optional: readonly PageId[] = ['privacy', 'terms'];

function write(root: string, locale: Locale): string {
  const site = loadFacts(root, 'site');
  const ui = loadWords(root, locale.code, 'ui');
  const { blocks } = loadWords(root, locale.code, 'services');
  const description = (id: PageId) => loadWords(root, locale.code, id).meta.description;
  const page = (id: PageId) =>
    `- ${link(ui.navigation[id], site.siteUrl + markdownAddress(id, locale))}: ${paragraph(description(id))}`;
  const otherLanguages = locales
    .filter((each) => each !== locale)
    .map((each) => `- ${link(each.name, site.siteUrl + localeFile('llms.txt', each))}`);
  const sections: [string, string[]][] = [
    [ui.footer.quickLinks, pages.filter(({ id }) => !optional.includes(id)).map(({ id }) => page(id))],
    [
      ui.footer.services,
      serviceIds.map((id) => {
        const address = site.siteUrl + pageAddress('services', locale, id);
        return `- ${link(blocks[id].title, address)}: ${paragraph(blocks[id].description)}`;
      }),
    ],
    [
      ui.footer.contact,
      [
        `- ${link(site.email, `mailto:${site.email}`)}`,
        `- ${link(site.phone, telephoneAddress(site.phone))}`,
        `- ${link(ui.book, site.bookingUrl)}`,
      ],
    ],
    ['Optional', [...optional.map(page), ...otherLanguages]],
  ];
  return [
    heading(1, site.name),
    `> ${paragraph(ui.tagline)}. ${paragraph(description('home'))}`,
    ...sections.flatMap(([title, items]) => [heading(2, title), items.join('\n')]),
  ].join('\n\n');
}

/** The site in one file for assistants (https://llmstxt.org): what it is, and where each page is as Markdown. */
export function llmsTxt(root: string, locale: Locale): SiteFile {
  return { address: localeFile('llms.txt', locale), make: () => `${write(root, locale)}\n` };
}
