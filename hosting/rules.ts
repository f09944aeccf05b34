/**
 * How the built site must be served: headers, caching, redirects, what is not found. This is the one source: `npm
 * start` reads it, the build writes every engine's configuration from it, and the same table of answers is asked of
 * all of them (hosting/contract.ts).
 */
import { createHash } from 'node:crypto';
import { commonHeaders, documentHeaders, sharedHeaders } from './security-headers.ts';

/**
 * A built site as it lies in its folder: every file's path from the root, the largest file first, and the stylesheets
 * that its documents inline.
 */
export type BuiltSite = { files: readonly string[]; styles: readonly string[] };

/** A permanent redirect (308) between two paths of the site. The query string is kept. */
export type Redirect = { from: string; to: string };

/** The document of every missing address under a path: the nearest one to the address answers. */
export type NotFoundRule = { scope: string; file: string };

export type Rules = {
  /** Every file's path, the largest file first. */
  files: readonly string[];
  /** On every answer, errors included; see headersAt. */
  headers: Readonly<Record<string, string>>;
  /** On documents beside those: answers in HTML, not-found documents included. */
  documentHeaders: Readonly<Record<string, string>>;
  /** Each page: the one address that it has, and its file. */
  pages: readonly { address: string; file: string }[];
  redirects: readonly Redirect[];
  /** From the most particular scope to '/'. */
  notFound: readonly NotFoundRule[];
  /** Hashed files, the largest first: they never change and are kept for a year. All others have their ETag asked. */
  immutable: readonly string[];
  /** Pictures and icons, which other sites may show: they carry `sharedHeaders` in place of those of the same name. */
  shared: readonly string[];
  /** Paths that are files of the folder and yet not addresses. Precompressed twins are hidden too: see isHidden. */
  hidden: readonly string[];
};

/** Where hashed files are, and what is said of one that exists. */
export const hashedFolder = '/assets/';
const picture = /\.(?:avif|ico|jpg|png|svg|webp)$/;
const hashedName = /-[\w-]{8}\.\w+$/;
export const cacheForever = 'max-age=31536000, immutable';
export const revalidate = 'public, max-age=0, must-revalidate';

/** The endings of the precompressed twins, best first, by their content coding. */
export const encodings = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;

/** Media types by file ending. Text is UTF-8. The build stops at a file whose ending is not here. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Addresses of an earlier site, or of a page that moved: old path to new. Add your own here. */
const movedAddresses: Readonly<Record<string, string>> = {};

/** What the engines' own files are called in the site's folder. They are configuration, not addresses. */
export const engineFiles = ['/_headers', '/_redirects', '/.assetsignore'];

/** The Content-Security-Policy source that allows one inlined stylesheet, by its text (CSP 3, section 2.3.1). */
export function styleSource(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

/** A file's media type as it is announced: text says that it is UTF-8. */
export function contentType(file: string): string {
  const type = mediaTypes[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** The address of a document's file: '/index.html' is '/', '/es/about.html' is '/es/about'. */
function addressOf(file: string): string {
  return file.replace(/(?:\/?index)?\.html$/, '') || '/';
}

/** The other names under which visitors and old links ask for a page. */
function otherNames(address: string): string[] {
  if (address === '/') return ['/index', '/index.html'];
  return ['/', '.html', '/index', '/index.html'].map((ending) => address + ending);
}

function notFoundRules(documents: readonly string[]): NotFoundRule[] {
  return documents
    .filter((file) => file.endsWith('/404.html'))
    .map((file) => ({ file, scope: file.slice(0, -'404.html'.length) }))
    .toSorted((a, b) => b.scope.length - a.scope.length);
}

/**
 * The rules of a built site.
 *
 * @param options.transportSecurity replaces the value of Strict-Transport-Security
 */
export function siteRules(
  { files, styles }: BuiltSite,
  options: { transportSecurity?: string | undefined; moved?: Readonly<Record<string, string>> } = {},
): Rules {
  const documents = files.filter((file) => file.endsWith('.html')).toSorted();
  const notFound = notFoundRules(documents);
  const pages = documents
    .filter((file) => !file.endsWith('/404.html'))
    .map((file) => ({ address: addressOf(file), file }));
  const redirects = pages.flatMap(({ address }) =>
    otherNames(address).map((from) => ({ from, to: address })),
  );
  const moved = Object.entries(options.moved ?? movedAddresses).map(([from, to]) => ({ from, to }));
  return {
    files,
    headers: commonHeaders(options.transportSecurity),
    documentHeaders: documentHeaders([...new Set(styles.map(styleSource))]),
    pages,
    redirects: [...redirects, ...moved],
    notFound,
    immutable: files.filter((file) => file.startsWith(hashedFolder) && hashedName.test(file)),
    shared: files.filter((file) => picture.test(file) && !file.startsWith(hashedFolder)),
    hidden: [...engineFiles, ...notFound.flatMap(({ file }) => [file, file.replace('.html', '')])],
  };
}

/** Whether a path is a file of the folder and yet not an address of the site. */
export function isHidden({ hidden }: Rules, path: string): boolean {
  return hidden.includes(path) || Object.values(encodings).some((ending) => path.endsWith(ending));
}

/** The headers of the answer at a path, but for those of a document. */
export function headersAt({ headers, shared }: Rules, path: string): Record<string, string> {
  return shared.includes(path) ? { ...headers, ...sharedHeaders } : headers;
}

/** The document that answers at a missing address. */
export function notFoundFile({ notFound }: Rules, path: string): string {
  return (notFound.find(({ scope }) => path.startsWith(scope)) ?? { file: '/404.html' }).file;
}
