/**
 * What any server of this site must answer, as a table. It is asked of every engine by the tests, and of the real site
 * by `npm run launch-check`.
 */
import { httpQuestions } from './contract-http.ts';
import {
  cacheForever,
  hashedFolder,
  isHidden,
  mediaTypes,
  notFoundFile,
  revalidate,
  type Rules,
} from './rules.ts';

export type Question = {
  /** What is promised, as a sentence for the report. */
  promise: string;
  /** The request's target as it goes over the wire; nothing normalizes it. */
  path: string;
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Readonly<Record<string, string>>;
  expect: Expectation;
};

export type Expectation = {
  status: readonly number[];
  location?: string | undefined;
  mediaType?: string;
  cache?: string | undefined;
  /** A content coding; undefined where the answer must come as it is. Not looked at where the key is missing. */
  encoding?: string | undefined;
  /** The content codings of which one must be the answer's; undefined is none. */
  codings?: readonly (string | undefined)[];
  /** The first and last byte of the part of `file` that a 206 must hold, from the file's size. */
  part?: (size: number) => [first: number, last: number];
  etag?: string;
  /** The file of the site whose text the answer must be, after decoding. */
  file?: string | undefined;
  hasEtag?: true;
  isEmpty?: boolean;
  /** The request is so broken that an engine may refuse it before it knows whose site was asked for. */
  mayBeBare?: true;
};

const permanent = [301, 308];
const missingPaths = ['/no-such-page', '/a/b/c', '/about/team', '/%F0%9F%8C%8B/caf%C3%A9', '/no-such.php'];
const missingAssets = ['/assets/no-such-12345678.js', '/assets/deep/no-such.css', '/assets/'];
const traversals = ['/..%2f..%2fetc/passwd', '/assets/..%2f..%2fpackage.json', '/../../etc/passwd', '/%00'];
// Engines may fold the slashes, or not find the page; what they must not do is lead to another site.
const doubleSlashes = ['//', '//example.com/about/', '//about/', '/about//'];

function typeOf(file: string): string {
  return mediaTypes[file.split('.').at(-1) ?? ''] ?? '';
}

/**
 * The files of a site without most of those of its other languages, which are served by the same rules as the first
 * one's: of each language two pages stay, its home page one of them, and one other file of each kind.
 */
export function sampleFiles({ notFound }: Rules, files: readonly string[]): string[] {
  const folders = notFound.map(({ scope }) => scope).filter((scope) => !['/', hashedFolder].includes(scope));
  const kept = new Set<string>();
  return files.toSorted().filter((file) => {
    const folder = folders.find((scope) => file.startsWith(scope));
    const kind = `${folder} ${file.split('.').at(-1)}`;
    if (folder === undefined || file.endsWith('/404.html')) return true;
    return !kept.has(kind) && Boolean(kept.add(kind));
  });
}

function pageQuestions({ pages }: Rules): Question[] {
  return pages.flatMap(({ address, file }) => [
    {
      promise: `${address} is a page`,
      path: address,
      expect: {
        status: [200],
        mediaType: 'text/html',
        cache: revalidate,
        encoding: undefined,
        file,
        hasEtag: true,
      },
    },
    {
      promise: `${address} keeps its query to itself`,
      path: `${address}?utm_source=a%26b&x=1`,
      expect: { status: [200], file },
    },
    {
      promise: `${address} answers HEAD without a body`,
      path: address,
      method: 'HEAD' as const,
      expect: { status: [200], mediaType: 'text/html', cache: revalidate, isEmpty: true },
    },
    ...['br', 'gzip'].map((encoding) => ({
      promise: `${address} comes in ${encoding}`,
      path: address,
      headers: { 'accept-encoding': encoding },
      expect: { status: [200], mediaType: 'text/html', encoding, file },
    })),
  ]);
}

function redirectQuestions({ redirects }: Rules): Question[] {
  return redirects.flatMap(({ from, to }) => [
    { promise: `${from} leads to ${to}`, path: from, expect: { status: permanent, location: to } },
    {
      promise: `${from} keeps the query`,
      path: `${from}?utm_source=a%26b&x=1`,
      expect: { status: permanent, location: `${to}?utm_source=a%26b&x=1` },
    },
  ]);
}

function fileQuestions({ immutable }: Rules, files: readonly string[]): Question[] {
  return files
    .filter((file) => !file.endsWith('.html'))
    .map((file) => ({
      promise: immutable.includes(file) ? `${file} is kept for a year` : `${file} is asked for again`,
      path: file,
      expect: {
        status: [200],
        mediaType: typeOf(file),
        cache: immutable.includes(file) ? cacheForever : revalidate,
        file,
        hasEtag: true,
      },
    }));
}

function notFoundQuestions(rules: Rules): Question[] {
  const scopes = rules.notFound
    .filter(({ scope }) => scope !== '/')
    .flatMap(({ scope }) => [`${scope}nada`, `${scope}no/such`]);
  const paths = [
    ...missingPaths,
    ...missingAssets,
    ...scopes,
    ...rules.hidden,
    '/about.html.br',
    '/about.html.gz',
    '/about.html.zst',
  ];
  return paths.flatMap((path) => [
    {
      promise: isHidden(rules, path) ? `${path} is no address` : `${path} is not there, and says so`,
      path,
      expect: { status: [404], mediaType: 'text/html', cache: revalidate, file: notFoundFile(rules, path) },
    },
  ]);
}

function otherQuestions(): Question[] {
  return [
    {
      promise: 'a missing page comes compressed too',
      path: '/no/such/page',
      headers: { 'accept-encoding': 'br' },
      expect: { status: [404], encoding: 'br', file: '/404.html' },
    },
    { promise: 'nothing can be posted', path: '/', method: 'POST', expect: { status: [405] } },
    ...traversals.map((path) => ({
      promise: `${path} gets nowhere`,
      path,
      expect: { status: [307, 400, 404], mayBeBare: true as const },
    })),
    ...doubleSlashes.map((path) => ({
      promise: `${path} stays on the site`,
      path,
      expect: { status: [200, 307, 308, 404] },
    })),
    {
      promise: 'half an escape is no page',
      path: '/%',
      expect: { status: [307, 400, 404], mayBeBare: true },
    },
  ];
}

/** Every question, for a site whose files are known; a sample of them for every language but the first. */
export function contract(rules: Rules, files: readonly string[]): Question[] {
  const asked = sampleFiles(rules, files);
  const pages = rules.pages.filter(({ file }) => asked.includes(file));
  const addresses = new Set(pages.map(({ address }) => address));
  const all = new Set(rules.pages.map(({ address }) => address));
  const redirects = rules.redirects.filter(({ to }) => addresses.has(to) || !all.has(to));
  return [
    ...pageQuestions({ ...rules, pages }),
    ...redirectQuestions({ ...rules, redirects }),
    ...fileQuestions(rules, asked),
    ...notFoundQuestions(rules),
    ...otherQuestions(),
    ...httpQuestions({ ...rules, pages }),
  ];
}
