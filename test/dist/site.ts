/** The built site as the tests read it: each document, parsed, with the words that belong on it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { documents, type SiteDocument } from '../../generate/documents/documents.ts';
import { loadFacts } from '../../generate/content/load.ts';

export const dist = path.resolve('dist');
if (!existsSync(path.join(dist, 'index.html')))
  throw new Error('dist/ has no site: run "npm run build" first');

export const facts = loadFacts('.', 'site');

/** A document, its source, and its tree. */
function read(document: SiteDocument) {
  const html = readFileSync(path.join(dist, document.file), 'utf8');
  const root = parse(html);
  const main = root.querySelector('main');
  if (!main) throw new Error(`${document.file} has no main element`);
  return { ...document, html, root, main };
}

export type BuiltPage = ReturnType<typeof read>;

export const built: readonly BuiltPage[] = documents().map(read);

/** The built page of an address; fails where there is none. */
export function pageAt(address: string): BuiltPage {
  const page = built.find((each) => each.address === address);
  if (!page) throw new Error(`no document is built for ${address}`);
  return page;
}

/** The text of an element, on one line: those of inline elements join, those of blocks do not. */
export function textOf(element: { structuredText: string }): string {
  return element.structuredText.replaceAll(/\s+/g, ' ').trim();
}
