/** The built sites of the tests: their files, and their documents, parsed. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { allDocuments } from '#packages/content/documents/documents.ts';
import { loadSite } from '#packages/content/site.ts';
import { once } from '#packages/site/once.ts';
import type { Node } from '#judges/structured-data.ts';
import { builtRoot, isthmus as specification, type TestSite } from '../sites/sites.ts';

/** Returns the text of an element on one line, with a space between block elements but not between inline ones. */
export function textOf(element: { structuredText: string }): string {
  return element.structuredText.replaceAll(/\s+/g, ' ').trim();
}

export function linksIn(element: HTMLElement, selector = 'a'): [text: string, href: string | undefined][] {
  return element.querySelectorAll(selector).map((link) => [textOf(link), link.getAttribute('href')]);
}

function builtSite(name: TestSite) {
  const root = builtRoot(name);
  const dist = path.join(root, 'dist');
  const files = once(() => readdirSync(dist, { recursive: true, encoding: 'utf8' }));
  const bytes = (address: string) => readFileSync(path.join(dist, address));
  const read = once((address: string) => bytes(address).toString());
  const document = once((address: string) => parse(read(`${address === '/' ? '/index' : address}.html`)));
  const scripts = () => files().filter((file) => file.endsWith('.js'));
  const all = (address: string, selector: string) => document(address).querySelectorAll(selector);
  return {
    root,
    dist,
    files,
    bytes,
    read,
    document,
    /** The elements that match in the document at an address, and their texts. */
    all,
    texts: (address: string, selector: string) => all(address, selector).map(textOf),
    scripts,
    scriptsWith: (text: RegExp | string) => scripts().filter((file) => read(file).match(text)),
    /** What a document tells search engines. Throws if it has no structured data, or several. */
    graphOf: (address: string): Node[] => {
      const [data, ...others] = all(address, 'script[type="application/ld+json"]');
      if (!data || others.length > 0) throw new Error('there is not one block of structured data');
      return (JSON.parse(data.innerHTML) as { '@graph': Node[] })['@graph'];
    },
  };
}

export const isthmus = builtSite('isthmus');
export const meridian = builtSite('meridian');
export const sites = { isthmus, meridian };

export const everyDocument = allDocuments(loadSite(specification)).map((document) => {
  const root = isthmus.document(document.address);
  const main = root.querySelector('main');
  if (!main) throw new Error(`${document.file} has no main element`);
  return { ...document, html: isthmus.read(document.file), root, main };
});
