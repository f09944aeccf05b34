/** The built site of the fictional company, for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { linksIn, textOf } from '../site.ts';
import { builtRoot } from '#test/sites/sites.ts';

export const root = builtRoot('meridian');
export const dist = path.join(root, 'dist');

export function files(): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' });
}

export function bytes(address: string): Buffer {
  return readFileSync(path.join(dist, address));
}

export function read(address: string): string {
  return bytes(address).toString();
}

export function scriptsWith(text: RegExp | string): string[] {
  return files().filter((file) => file.endsWith('.js') && read(file).match(text));
}

const parsed = new Map<string, HTMLElement>();

export function document(address: string): HTMLElement {
  const file = `${address === '/' ? '/index' : address}.html`;
  const known = parsed.get(file) ?? parse(read(file));
  parsed.set(file, known);
  return known;
}

/** Returns the texts of the elements that match in the document at an address. */
export function texts(address: string, selector: string): string[] {
  return document(address).querySelectorAll(selector).map(textOf);
}

/** Returns the addresses of the links that match in the document at an address. */
export function hrefs(address: string, selector: string): (string | undefined)[] {
  return linksIn(document(address), selector).map(([, href]) => href);
}
