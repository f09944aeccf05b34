/** The built folder of a project, read once for all judges. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import type { Fault } from '#packages/content/reading/mistakes.ts';
import { readSite } from '#hosting/read-site.ts';
import { readWeights, type PageWeight } from './page-weight.ts';

export type JudgedDocument = {
  address: string;
  html: string;
  root: HTMLElement;
  ids: ReadonlySet<string>;
};

export type Output = {
  dist: string;
  documents: ReadonlyMap<string, JudgedDocument>;
  /** The paths of all files in `dist`, as in '/assets/a.js', without compressed copies. */
  files: ReadonlySet<string>;
  /** The origin of the canonical addresses, as in 'https://www.example.com'; empty if the home page has none. */
  origin: string;
  redirected: ReadonlySet<string>;
  weights: readonly PageWeight[];
};

export function readOutput(root: string): Output {
  const dist = path.join(root, 'dist');
  const { documents: built, moved, otherNames, files } = readSite(dist);
  const documents = built.map(({ address, file }): [string, JudgedDocument] => {
    const html = readFileSync(path.join(dist, file), 'utf8');
    const root = parse(html);
    const ids = new Set(root.querySelectorAll('[id]').map(({ id }) => id));
    return [address, { address, html, root, ids }];
  });
  const all = new Map(documents);
  const home = canonicalOf(all.get('/'));
  return {
    dist,
    documents: all,
    files: new Set(files),
    origin: home === undefined ? '' : new URL(home).origin,
    redirected: new Set([...moved, ...otherNames].map(({ from }) => from)),
    weights: readWeights(root),
  };
}

/** Undefined if it has none, as not-found pages. */
export function canonicalOf(document: JudgedDocument | undefined): string | undefined {
  return document?.root.querySelector('link[rel=canonical]')?.getAttribute('href');
}

export function indexedDocuments({ documents }: Output): JudgedDocument[] {
  return [...documents.values()].filter((document) => canonicalOf(document) !== undefined);
}

export function attributesOf(root: HTMLElement, selector: string, name: string): string[] {
  return root.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
}

export function textOf(root: HTMLElement, selector: string): string {
  return root.querySelector(selector)?.text ?? '';
}

export function contentsAt({ dist }: Output, address: string): string {
  return readFileSync(path.join(dist, decodeURIComponent(address)), 'utf8');
}

export function filesEnding({ files }: Output, ending: string): string[] {
  return [...files].filter((file) => file.endsWith(ending)).toSorted();
}

/** `toDo` gets the names of the content files with the page's texts, as far as the build knows them. */
export function pageFaults(
  { weights }: Output,
  { address: file }: Pick<JudgedDocument, 'address'>,
  reasons: readonly string[],
  toDo: string,
): Fault[] {
  const content = weights.find(({ address }) => address === file)?.content ?? [];
  const where = content.length > 0 ? `${toDo}: ${content.join(', ')}` : toDo;
  return reasons.map((reason) => ({ file, reason, toDo: where }));
}

/** Without white space, which documents and their other forms may write differently. */
export function plainText(element: { textContent: string }): string {
  return element.textContent.replaceAll(/\s+/g, '');
}

/** `plainText` without what the page leaves out of its other forms, such as a label of a drawing. */
export const sharedText = (element: HTMLElement): string =>
  element
    .querySelectorAll('[data-nosnippet]')
    .reduce((text, hidden) => text.replace(plainText(hidden), ''), plainText(element));
