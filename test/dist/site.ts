/** The built site for tests: each document, parsed, with the words of its page. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { documents, type SiteDocument } from '../../generate/documents/documents.ts';
import { loadFacts } from '../../generate/content/load.ts';

export const dist = path.resolve('dist');
if (!existsSync(path.join(dist, 'index.html')))
  throw new Error('dist/ has no site: run "npm run build" first');

export const facts = loadFacts('.', 'site');

/** A document: page, source and DOM. */
function read(document: SiteDocument) {
  const html = readFileSync(path.join(dist, document.file), 'utf8');
  const root = parse(html);
  const main = root.querySelector('main');
  if (!main) throw new Error(`${document.file} has no main element`);
  return { ...document, html, root, main };
}

export type BuiltPage = ReturnType<typeof read>;

export const built: readonly BuiltPage[] = documents().map(read);

/** Returns the built page at an address. Throws if there is none. */
export function pageAt(address: string): BuiltPage {
  const page = built.find((each) => each.address === address);
  if (!page) throw new Error(`no document is built for ${address}`);
  return page;
}

/** Returns the text of an element on one line, with a space between block elements but not between inline ones. */
export function textOf(element: { structuredText: string }): string {
  return element.structuredText.replaceAll(/\s+/g, ' ').trim();
}
