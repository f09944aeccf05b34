/**
 * The router must render the same page as the document that servers send for an address; otherwise hydration would
 * replace it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { render as Render } from '../../app/entry-prerender.tsx';
import { readSite } from '../../hosting/read-site.ts';
import { notFoundFile, siteRules } from '../../hosting/rules.ts';
import { dist, root } from './site.ts';

const rules = siteRules(readSite(dist));
const entry = pathToFileURL(path.join(root, '.cache/prerender/entry-prerender.js')).href;
const { render } = (await import(entry)) as { render: typeof Render };

/** Decodes a path like a server: an encoded slash does not separate segments (RFC 3986, 2.2). */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll(/%2f/gi, '%252F'));
  } catch {
    return address;
  }
}

/** Returns the document that file servers send for a path; undefined if they redirect. */
function fileAt(address: string): string | undefined {
  const asked = decoded(address);
  if (rules.redirects.some(({ from }) => from === asked)) return undefined;
  return rules.pages.find((page) => page.address === asked)?.file ?? notFoundFile(rules, asked);
}

/** Returns the HTML inside a document's root element. */
function body(html: string): string {
  return /<div id="root" data-waits>(.*)<\/div>\n<p id="unloaded"/s.exec(html)?.[1] ?? '';
}

/** Renders an address with the data in the document that servers send for it, like a browser. */
function shownAt(address: string): Promise<string> {
  const html = readFileSync(path.join(dist, fileAt(address) ?? 'none'), 'utf8');
  const [, data = 'null'] = /<script type="application\/json" id="data">(.*)<\/script>/.exec(html) ?? [];
  return render(address, JSON.parse(data));
}

function servedFrom(file: string): string {
  return body(readFileSync(path.join(dist, file), 'utf8'));
}

test.each([
  '/About',
  '/es/About',
  '/ES',
  '//',
  '//es/about',
  '/about//',
  '/es//about',
  '/about.html/',
  '/%61bout',
  '/%65s/nowhere',
  '/es%2Fnowhere',
  '/%E0%A4%A',
  '/es/%E0%A4%A',
  '/%65s/%E0%A4%A',
  '/%',
])('%s renders the document that servers send', async (asked) => {
  expect(await shownAt(asked)).toBe(servedFrom(fileAt(asked) ?? 'none'));
});
