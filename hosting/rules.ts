/**
 * How the site must be served: headers, caching, redirects, not-found documents. The single source of truth: `npm
 * start` applies these rules, the build generates every engine's configuration from them, and hosting/contract.ts
 * tests them all.
 */
import { createHash } from 'node:crypto';
import { addressEndings, addressNamed, hashedFolder } from '#packages/site/addresses.ts';
import { visitsAddress } from '#packages/site/visits.ts';
import { speculationRulesFile } from './speculation-rules.ts';
import { commonHeaders, documentHeaders, sharedHeaders } from './security-headers.ts';

/**
 * A built site: the paths of its files, largest first, the stylesheets inlined in its documents, the origins to which
 * its forms post, whether its pages count visits, and the old addresses, by any name, each with the one to which it leads.
 */
export type BuiltSite = {
  files: readonly string[];
  styles: readonly string[];
  formOrigins?: readonly string[];
  countsVisits?: boolean;
  moved?: Readonly<Record<string, string>>;
};

/** A permanent redirect (308) between two paths of the site. Keeps the query string. */
type Redirect = { from: string; to: string };

/** The not-found document for addresses that start with `scope`. The most specific scope applies. */
type NotFoundRule = { scope: string; file: string };

export type Rules = {
  /** Paths of all files, largest first. */
  files: readonly string[];
  /** Headers of every response, errors included; see headersAt. */
  headers: Readonly<Record<string, string>>;
  /** Additional headers of HTML responses, not-found documents included. */
  documentHeaders: Readonly<Record<string, string>>;
  /** The address and the file of each page. */
  pages: readonly { address: string; file: string }[];
  /** Those that lead from old addresses first: hosts lead from other names of pages by themselves. */
  redirects: readonly Redirect[];
  /** Those of the redirects that lead from old addresses. */
  moved: readonly Redirect[];
  /** Most specific scope first; the last one is '/'. */
  notFound: readonly NotFoundRule[];
  /** Hashed files, largest first: cached for a year. All others are revalidated by ETag. */
  immutable: readonly string[];
  /** Pictures and icons that other sites may embed: their `sharedHeaders` override `headers`. */
  shared: readonly string[];
  /** Addresses answered with 204 and `no-store`: the address that counts visits, if the site counts them. */
  noContent: readonly string[];
  /** Files that are not addresses, as precompressed ones are not. */
  hidden: readonly string[];
};

const picture = /\.(?:avif|ico|jpg|png|svg|webp)$/;
/** The end of the name of a file in `hashedFolder`. */
export const hashedName = /-[\w-]{8}\.\w+$/;
export const cacheForever = 'max-age=31536000, immutable';
// Without no-transform, for which Cloudflare would not compress either:
// https://developers.cloudflare.com/speed/optimization/content/compression/
export const revalidate = 'public, max-age=0, must-revalidate';
export const neverStore = 'no-store';

/** How long a server waits for the next part of a request, and for the next request, in seconds. */
export const requestTimeouts = { header: 10, body: 10, idle: 65 } as const;

/** File extensions of precompressed files by content coding, most preferred first. */
export const encodings = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;

/** The same extensions as alternatives of a regular expression: 'br|zst|gz'. */
export const precompressed = Object.values(encodings)
  .map((ending) => ending.slice(1))
  .join('|');

/** Configuration files of hosts in the site's folder, which are not addresses. */
const engineFileNames = ['_headers', '_redirects', '.assetsignore'] as const;
export type EngineFile = (typeof engineFileNames)[number];
export const engineFiles: readonly string[] = engineFileNames.map((file) => `/${file}`);

/** The hash expression of a text: 'sha256-…' (Subresource Integrity, section 3.5). */
export function sha256(text: string | Buffer): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The Content-Security-Policy source that allows an inlined stylesheet (CSP 3, section 2.3.1). */
function styleSource(css: string): string {
  return `'${sha256(css)}'`;
}

/** The address of a document: '/index.html' is '/', '/es/about.html' is '/es/about'. */
export function addressOf(file: string): string {
  return file.replace(/(?:\/?index)?\.html$/, '') || '/';
}

/** The variants of a page's address that redirect to it. */
export function otherNames(address: string): string[] {
  if (address === '/') return ['/index', '/index.html'];
  return addressEndings.map((ending) => address + ending);
}

/**
 * The redirects from old addresses by all of their names, first by the address itself. `old` may also have the names of
 * pages, as in what the build has written.
 */
function movedRules(old: Readonly<Record<string, string>>, pages: Rules['pages']): Redirect[] {
  const shown = new Set(pages.map(({ address }) => address));
  const named = Object.entries(old).map(([from, to]) => [addressNamed(from), to] as const);
  const all = [...new Map(named.filter(([from]) => !shown.has(from)))];
  return ['', ...addressEndings].flatMap((ending) => all.map(([from, to]) => ({ from: from + ending, to })));
}

function notFoundRules(documents: readonly string[]): NotFoundRule[] {
  return documents
    .filter((file) => file.endsWith('/404.html'))
    .map((file) => ({ file, scope: file.slice(0, -'404.html'.length) }))
    .toSorted((a, b) => b.scope.length - a.scope.length);
}

/** @param transportSecurity overrides Strict-Transport-Security */
export function siteRules(
  { files, styles, formOrigins = [], countsVisits = false, moved: old = {} }: BuiltSite,
  transportSecurity?: string,
): Rules {
  const documents = files.filter((file) => file.endsWith('.html')).toSorted();
  const notFound = notFoundRules(documents);
  const pages = documents
    .filter((file) => !file.endsWith('/404.html'))
    .map((file) => ({ address: addressOf(file), file }));
  const redirects = pages.flatMap(({ address }) =>
    otherNames(address).map((from) => ({ from, to: address })),
  );
  const moved = movedRules(old, pages);
  return {
    files,
    headers: commonHeaders(transportSecurity),
    documentHeaders: {
      ...documentHeaders({ styles: [...new Set(styles.map(styleSource))], formOrigins }),
      // A list of strings (RFC 9651, section 3.3.3).
      'Speculation-Rules': `"${speculationRulesFile}"`,
    },
    pages,
    redirects: [...moved, ...redirects],
    moved,
    notFound,
    immutable: files.filter((file) => file.startsWith(hashedFolder) && hashedName.test(file)),
    shared: files.filter((file) => picture.test(file) && !file.startsWith(hashedFolder)),
    noContent: countsVisits ? [visitsAddress] : [],
    hidden: [...engineFiles, ...notFound.flatMap(({ file }) => [file, file.replace('.html', '')])],
  };
}

/** The headers of the response at a path, without those of documents. */
export function headersAt({ headers, shared }: Rules, path: string): Record<string, string> {
  return shared.includes(path) ? { ...headers, ...sharedHeaders } : headers;
}

export function notFoundFile({ notFound }: Rules, path: string): string {
  return (notFound.find(({ scope }) => path.startsWith(scope)) ?? { file: '/404.html' }).file;
}
