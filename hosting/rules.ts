/** The single source of truth: `npm start` applies it, engines are configured from it, the contract tests it. */
import { createHash } from 'node:crypto';
import type { AddressTable, Redirect } from '#packages/content/documents/documents.ts';
import { hashedFolder, twinOf } from '#packages/site/addresses.ts';
import { speculationRulesFile } from './speculation-rules.ts';
import { commonHeaders, documentHeaders, sharedHeaders } from './security-headers.ts';

/** `files` has the largest first, `styles` the inlined stylesheets. */
export type BuiltSite = AddressTable & {
  files: readonly string[];
  styles: readonly string[];
  formOrigins?: readonly string[];
  /** Whether `visitsAddress` is answered, with 204 and `no-store`. */
  countsVisits?: boolean;
};

export type Rules = BuiltSite & {
  /** Headers of every response, errors included; see headersAt. */
  headers: Readonly<Record<string, string>>;
  /** Additional headers of HTML responses, not-found documents included. */
  documentHeaders: Readonly<Record<string, string>>;
  pages: readonly { address: string; file: string }[];
  /** Those from old addresses first: hosts redirect from other names of pages by themselves. */
  redirects: readonly Redirect[];
  /** The documents for missing addresses that start with `scope`, most specific first; the last one is '/'. */
  notFound: readonly { scope: string; file: string }[];
  /** Hashed files, largest first: cached for a year. All others are revalidated by ETag. */
  immutable: readonly string[];
  /** Pictures and icons that other sites may embed: their `sharedHeaders` override `headers`. */
  shared: readonly string[];
  /** The `Link` header of each Markdown twin: it names the page as the one to list (RFC 6596). */
  links: Readonly<Record<string, string>>;
  /** Files that are not addresses, as precompressed ones are not. */
  hidden: readonly string[];
};

const picture = /\.(?:avif|ico|jpg|png|svg|webp)$/;
export const hashedName = /-[\w-]{8}\.\w+$/;
export const cacheForever = 'max-age=31536000, immutable';
// Without no-transform, for which Cloudflare would not compress either:
// https://developers.cloudflare.com/speed/optimization/content/compression/
export const revalidate = 'public, max-age=0, must-revalidate';
export const neverStore = 'no-store';

export const assetNotFoundFile = `${hashedFolder}404.html`;

/** How long a server waits for the next part of a request, and for the next request, in seconds. */
export const requestTimeouts = { header: 10, body: 10, idle: 65 } as const;

/** File extensions of precompressed files by content coding, most preferred first. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

/** For a regular expression: 'br|gz'. */
export const precompressed = Object.values(encodings)
  .map((ending) => ending.slice(1))
  .join('|');

/** The table of addresses is in the site's folder, so that each copy of it can be served and checked. */
export const addressesFile = '_addresses';
const engineFileNames = ['_headers', '_redirects', '.assetsignore'] as const;
export type EngineFile = (typeof engineFileNames)[number];
export const unservedFiles: readonly string[] = [...engineFileNames, addressesFile].map((file) => `/${file}`);

/** As 'sha256-…' (Subresource Integrity, section 3.5). */
export function sha256(text: string | Buffer): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

export function canonicalLink(address: string): string {
  return `<${address}>; rel="canonical"`;
}

/** @param transportSecurity overrides Strict-Transport-Security */
export function siteRules(site: BuiltSite, transportSecurity?: string): Rules {
  const { siteUrl, documents, moved, otherNames, files, styles, formOrigins = [] } = site;
  const [pages = [], missing = []] = [false, true].map((isMissing) =>
    documents
      .filter(({ kind }) => (kind === 'not-found') === isMissing)
      .map(({ address, file }) => ({ address, file: `/${file}` })),
  );
  const notFound = [...missing, { address: `${hashedFolder}404`, file: assetNotFoundFile }]
    .map(({ address, file }) => ({ file, scope: address.slice(0, -'404'.length) }))
    .toSorted((a, b) => b.scope.length - a.scope.length);
  const twins = pages
    .map(({ address }) => [twinOf(address), canonicalLink(siteUrl + address)] as const)
    .filter(([file]) => files.includes(file));
  return {
    ...site,
    headers: commonHeaders(transportSecurity),
    documentHeaders: {
      ...documentHeaders({ styles: [...new Set(styles.map((css) => `'${sha256(css)}'`))], formOrigins }),
      // A list of strings (RFC 9651, section 3.3.3).
      'Speculation-Rules': `"${speculationRulesFile}"`,
    },
    pages,
    redirects: [...moved, ...otherNames],
    notFound,
    immutable: files.filter((file) => file.startsWith(hashedFolder) && hashedName.test(file)),
    shared: files.filter((file) => picture.test(file) && !file.startsWith(hashedFolder)),
    links: Object.fromEntries(twins),
    hidden: [...unservedFiles, ...notFound.flatMap(({ file }) => [file, file.replace('.html', '')])],
  };
}

export function headersAt({ headers, links, shared }: Rules, path: string): Record<string, string> {
  const link = links[path];
  return {
    ...headers,
    ...(shared.includes(path) && sharedHeaders),
    ...(link !== undefined && { Link: link }),
  };
}

export function notFoundFile({ notFound }: Rules, path: string): string {
  return (notFound.find(({ scope }) => path.startsWith(scope)) ?? { file: '/404.html' }).file;
}
