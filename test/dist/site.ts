/** The built site for tests: each document, parsed, with the words of its page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { documents, type SiteDocument } from '../../generate/documents/documents.ts';
import { collectionDocuments } from '../../generate/documents/collection-documents.ts';
import { telephoneAddress } from '../../app/site/telephone.ts';
import { documentTitle, metaOf as ownMeta } from '../../generate/documents/meta.ts';

import { loadSite } from '../../generate/content/site.ts';
import { builtRoot, isthmus } from '../sites/sites.ts';

export const root = builtRoot('isthmus');
export const dist = path.join(root, 'dist');

export const facts = loadSite(isthmus).facts;

/** The addresses outside of the site that the content names: those to reach the company, its profiles, maps and people. */
export const namedAddresses: ReadonlySet<string> = new Set([
  facts.bookingUrl,
  `mailto:${facts.email}`,
  telephoneAddress(facts.phone),
  ...Object.values(facts.profiles ?? {}),
  ...Object.values(facts.offices).flatMap(({ map }) => map ?? []),
  ...Object.values(loadSite(isthmus).source.people.data?.people ?? {}).flatMap(({ links }) => links),
]);

/** Reads a document: page, source and DOM. */
function read<Document extends SiteDocument>(document: Document) {
  const html = readFileSync(path.join(dist, document.file), 'utf8');
  const root = parse(html);
  const main = root.querySelector('main');
  if (!main) throw new Error(`${document.file} has no main element`);
  return { ...document, html, root, main };
}

/** The pages that every site has. */
export const built = documents().map((document) => read(document));
/** The pages of articles. */
const site = loadSite(isthmus);
export const builtInsights = collectionDocuments(site, 'insights').map((document) => read(document));
/** The pages of client stories. */
export const builtStories = collectionDocuments(site, 'stories').map((document) => read(document));
export const everyDocument = [...built, ...builtInsights, ...builtStories];

export type BuiltPage = (typeof everyDocument)[number];

/** Returns the title and the description that a document must have. */
export function metaOf(page: BuiltPage): { title: string; description: string } {
  return { title: documentTitle(site, page), description: ownMeta(site, page).description };
}

/** Returns the built page at an address. Throws if there is none. */
export function pageAt(address: string): BuiltPage {
  const page = everyDocument.find((each) => each.address === address);
  if (!page) throw new Error(`no document is built for ${address}`);
  return page;
}

/** Returns the text of an element on one line, with a space between block elements but not between inline ones. */
export function textOf(element: { structuredText: string }): string {
  return element.structuredText.replaceAll(/\s+/g, ' ').trim();
}

/** Returns text and address of every link in an element. */
export function linksIn(element: HTMLElement, selector = 'a'): [text: string, href: string | undefined][] {
  return element.querySelectorAll(selector).map((link) => [textOf(link), link.getAttribute('href')]);
}
