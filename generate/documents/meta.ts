import { longestTitle } from '#packages/content/schemas/title.ts';
import type { Language, Site } from '#packages/content/site.ts';
import type { SiteDocument, IndexedDocument } from '#packages/content/documents/documents.ts';
import type { Facts } from '#packages/content/facts.ts';

type Meta = { title: string; description: string };

export function metaOf({ languages }: Pick<Site, 'languages'>, document: SiteDocument): Meta {
  if ('title' in document) return document;
  return languages[document.locale.code].words[document.page].meta;
}

/** The company's name is added if it fits. The titles of pages and lists have it already. */
export function documentTitle(site: Pick<Site, 'facts' | 'languages'>, document: SiteDocument): string {
  const { title } = metaOf(site, document);
  const named = `${title} | ${site.facts.name}`;
  const isNameless = 'key' in document && document.key !== '';
  return isNameless && named.length <= longestTitle ? named : title;
}

/** What the head of a document describes it with. `url` is its absolute address. */
export type Subject = Language & { document: IndexedDocument; url: string; meta: Meta; site: Facts };
