import { loadFacts, loadWords } from '../../content/load.ts';
import type { Words } from '../../content/schema.ts';
import type { Locale } from '#app/site/locales.ts';
import { markdownAddress } from '#app/site/page-files.ts';
import { pageAddress, type PageId } from '#app/site/pages.ts';
import type { SiteFile } from '../site-file.ts';
import { about } from './about.ts';
import { benefits } from './benefits.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { link, paragraph } from './markdown.ts';
import { nearshoring } from './nearshoring.ts';
import { policy } from './policy.ts';
import { services } from './services.ts';
import type { Blocks, TwinContext } from './twin-context.ts';

const writers: { [Id in PageId]: (words: Words[Id], context: TwinContext) => Blocks } = {
  home,
  about,
  services,
  benefits,
  nearshoring,
  contact,
  privacy: policy,
  terms: policy,
};

function write<Id extends PageId>(id: Id, root: string, context: TwinContext): Blocks {
  return writers[id](loadWords(root, context.locale.code, id) as Words[Id], context);
}

/** A page in Markdown, from the words that the page itself shows, and where the page is. */
export function markdownTwin(root: string, id: PageId, locale: Locale): SiteFile {
  const site = loadFacts(root, 'site');
  const figures = loadFacts(root, 'figures');
  const make = () => {
    const ui = loadWords(root, locale.code, 'ui');
    const source = `${link(site.name, site.siteUrl + pageAddress(id, locale))}: ${paragraph(ui.tagline)}`;
    return `${[...write(id, root, { site, figures, ui, locale }), '---', source].join('\n\n')}\n`;
  };
  return { address: markdownAddress(id, locale), make };
}
