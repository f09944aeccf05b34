/** What every server must answer: engines in the tests, the deployed site in `npm run launch-check`. */
import { httpCases } from './contract-http.ts';
import type { ContractCase } from './contract-case.ts';
import { mediaTypeOf } from './media-types.ts';
import { cacheForever, neverStore, notFoundFile, revalidate, type Rules } from './rules.ts';

const permanent = [301, 308];
// File systems allow names of 255 bytes, and servers add endings.
const long = 'x'.repeat(256);
const longWithEnding = 'x'.repeat(251);
// And paths of 4,096 bytes.
const deep = '/x'.repeat(2100);
const missingPaths = [
  '/no-such-page',
  '/a/b/c',
  '/about/team',
  '/ABOUT',
  '/ABOUT.html',
  '/%F0%9F%8C%8B/caf%C3%A9',
  '/no-such.php',
  `/${long}`,
  `/${longWithEnding}`,
  `/${long}/x`,
  `/${'%C3%A9'.repeat(128)}`,
  `/about/${long}.png`,
  deep,
  `/es${deep}`,
];
const missingAssets = [
  '/assets/no-such-12345678.js',
  '/assets/deep/no-such.css',
  '/assets/',
  `/assets/${long}.js`,
  `/assets${deep}.js`,
];
const traversals = ['/..%2f..%2fetc/passwd', '/assets/..%2f..%2fpackage.json', '/../../etc/passwd', '/%00'];

function pageCases({ pages }: Rules): ContractCase[] {
  return pages.flatMap(({ address, file }) => [
    {
      description: `${address} is a page`,
      path: address,
      expect: {
        status: [200],
        mediaType: 'text/html',
        cache: revalidate,
        codings: [undefined],
        file,
        hasEtag: true,
      },
    },
    {
      description: `${address} ignores the query`,
      path: `${address}?utm_source=a%26b&x=1`,
      expect: { status: [200], file },
    },
    {
      description: `${address} answers HEAD without a body`,
      path: address,
      method: 'HEAD' as const,
      expect: { status: [200], mediaType: 'text/html', cache: revalidate, isEmpty: true },
    },
    ...['br', 'gzip'].map((encoding) => ({
      description: `${address} is served in ${encoding}`,
      path: address,
      headers: { 'accept-encoding': encoding },
      expect: { status: [200], mediaType: 'text/html', codings: [encoding], file },
    })),
  ]);
}

function redirectCases({ redirects }: Rules): ContractCase[] {
  return redirects.flatMap(({ from, to }) => [
    { description: `${from} redirects to ${to}`, path: from, expect: { status: permanent, location: to } },
    {
      description: `${from} keeps the query`,
      path: `${from}?utm_source=a%26b&x=1`,
      expect: { status: permanent, location: `${to}?utm_source=a%26b&x=1` },
    },
  ]);
}

function fileCases({ files, immutable }: Rules): ContractCase[] {
  return files
    .filter((file) => !file.endsWith('.html'))
    .map((file) => ({
      description: immutable.includes(file) ? `${file} is cached for a year` : `${file} is revalidated`,
      path: file,
      expect: {
        status: [200],
        mediaType: mediaTypeOf(file),
        cache: immutable.includes(file) ? cacheForever : revalidate,
        file,
        hasEtag: true,
      },
    }));
}

function shortened(path: string): string {
  return path.length > 60 ? `${path.slice(0, 20)}… (${path.length} characters)` : path;
}

function notFoundCases(rules: Rules): ContractCase[] {
  const scopes = rules.notFound
    .filter(({ scope }) => scope !== '/')
    .flatMap(({ scope }) => [`${scope}nada`, `${scope.toUpperCase()}nada`, `${scope}no/such`]);
  const paths = [
    ...missingPaths,
    ...missingAssets,
    ...scopes,
    ...rules.hidden,
    '/about.html.br',
    '/about.html.gz',
    '/about.html.zst',
  ];
  return paths.map((path) => ({
    description: `${shortened(path)} is answered with 404`,
    path,
    expect: { status: [404], mediaType: 'text/html', cache: revalidate, file: notFoundFile(rules, path) },
  }));
}

const notAllowed = { status: [405], allow: 'GET, HEAD' };

/** The contract of the addresses that count visits: empty responses, never cached so that each visit counts. */
function noContentCases({ noContent }: Pick<Rules, 'noContent'>): ContractCase[] {
  const expect = { status: [204], cache: neverStore, isEmpty: true };
  return noContent.flatMap((path) => [
    { description: `${path} is empty`, path, expect },
    { description: `${path} is empty with a query`, path: `${path}?view=/es/about`, expect },
    { description: `${path} is empty for HEAD`, path, method: 'HEAD' as const, expect },
    { description: `${path} takes no POST`, path, method: 'POST' as const, expect: notAllowed },
    { description: `${path}/x is another address`, path: `${path}/x`, expect: { status: [404] } },
  ]);
}

function postCases({ files }: Rules): ContractCase[] {
  const file = files.find((each) => !each.endsWith('.html'));
  return ['/', file ?? []].flat().map((path) => ({
    description: `POST is not allowed on ${path}`,
    path,
    method: 'POST',
    expect: notAllowed,
  }));
}

function otherCases(): ContractCase[] {
  return [
    {
      description: 'a not-found document is compressed too',
      path: '/no/such/page',
      headers: { 'accept-encoding': 'br' },
      expect: { status: [404], codings: ['br'], file: '/404.html' },
    },
    ...traversals.map((path) => ({
      description: `${path} does not leave the folder`,
      path,
      expect: { status: [307, 400, 404], mayLackHeaders: true as const },
    })),
    {
      description: 'an incomplete percent-encoding is not a page',
      path: '/%',
      expect: { status: [307, 400, 404], mayLackHeaders: true },
    },
  ];
}

export function contract(rules: Rules): ContractCase[] {
  return [
    ...pageCases(rules),
    ...redirectCases(rules),
    ...fileCases(rules),
    ...notFoundCases(rules),
    ...noContentCases(rules),
    ...postCases(rules),
    ...otherCases(),
    ...httpCases(rules),
  ];
}
