/** The built site of the specification for tests: each document, parsed. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { allDocuments, type SiteDocument } from '#packages/content/documents/documents.ts';
import { loadSite } from '#packages/content/site.ts';
import type { Node } from '#judges/schema-vocabulary.ts';
import { builtRoot, isthmus } from '../sites/sites.ts';

export const root = builtRoot('isthmus');
export const dist = path.join(root, 'dist');

export function fileAt(address: string): Buffer {
  return readFileSync(path.join(dist, address));
}

export function textAt(address: string): string {
  return fileAt(address).toString();
}

export function assetsEnding(ending: string): string[] {
  const names = readdirSync(path.join(dist, 'assets'));
  return names.filter((name) => name.endsWith(ending)).map((name) => `/assets/${name}`);
}

/** Reads a document: page, source and DOM. */
function read(document: SiteDocument) {
  const html = textAt(document.file);
  const root = parse(html);
  const main = root.querySelector('main');
  if (!main) throw new Error(`${document.file} has no main element`);
  return { ...document, html, root, main };
}

export const everyDocument = allDocuments(loadSite(isthmus)).map(read);

/** Returns the built page at an address. Throws if there is none. */
export function pageAt(address: string): (typeof everyDocument)[number] {
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

/** Returns what a document tells search engines. Throws if it has no structured data, or several. */
export function graphOf(document: HTMLElement): Node[] {
  const [data, ...others] = document.querySelectorAll('script[type="application/ld+json"]');
  if (!data || others.length > 0) throw new Error('there is not one block of structured data');
  return (JSON.parse(data.innerHTML) as { '@graph': Node[] })['@graph'];
}

/** Text and address of the links to the services. */
export const services = [
  ['AI Strategy & Consulting', '/services#ai-strategy-consulting'],
  ['Custom AI Development', '/services#custom-ai-development'],
  ['Process Automation', '/services#process-automation'],
  ['Digital Transformation', '/services#digital-transformation'],
  ['E-Commerce Solutions', '/services#ecommerce-solutions'],
  ['IT Staffing', '/services#it-staffing'],
];
