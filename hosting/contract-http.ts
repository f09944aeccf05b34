/** HTTP itself (RFC 9110): content codings, ranges, conditional requests, percent-encoded paths. */
import type { ContractCase, Expectation } from './contract-case.ts';
import { mediaTypeOf } from './media-types.ts';
import { notFoundFile, revalidate, type Rules } from './rules.ts';

type Sample = { path: string; file: string; mediaType: string };

const codings: Readonly<Record<string, Expectation['codings'] & object>> = {
  'br;q=0': [undefined],
  'br;q=0, gzip': ['gzip', undefined],
  'gzip;q=0, br': ['br', undefined],
  identity: [undefined],
  'identity;q=1, *;q=0': [undefined],
  'br;q=0.000, gzip;q=0.001': ['gzip', undefined],
  'gzip;q=1, br;q=0.1': ['gzip'],
  'abracadabra, sbr': [undefined],
};

function codingCases({ path, file }: Sample): ContractCase[] {
  return Object.entries(codings).map(([accepted, allowed]) => ({
    path,
    headers: { 'accept-encoding': accepted },
    expect: { status: [200], codings: allowed, file },
  }));
}

const satisfiableRanges: Readonly<Record<string, Expectation['byteRange'] & object>> = {
  'bytes=0-0': [0, 0],
  'bytes=0-99': [0, 99],
  'bytes=100-': [100, -1],
  'bytes=-1': [-1, -1],
  'bytes=-100': [-100, -1],
  'bytes=-99999999': [0, -1],
  'bytes=10-99999999': [10, -1],
};
const unsatisfiableRanges = ['bytes=99999999-', 'bytes=99999999-100000000', 'bytes=-0'];
// Malformed ranges may be rejected or ignored.
const malformedRanges = [
  'bytes=5-2',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=1',
  'bytes=--1',
  'bytes=1-2-3',
];
const otherUnits = ['lines=0-9', 'pages=1-', 'none'];

function rangeCases({ path, file, mediaType }: Sample): ContractCase[] {
  const whole = { status: [200], mediaType, file };
  const expecting = (ranges: readonly string[], expect: Expectation): ContractCase[] =>
    ranges.map((range) => ({ path, headers: { range, 'accept-encoding': 'identity' }, expect }));
  return [
    // A server may ignore ranges (RFC 9110, section 14.2), but must not send a different one.
    ...Object.entries(satisfiableRanges).flatMap(([range, byteRange]) =>
      expecting([range], { ...whole, status: [206], byteRange }),
    ),
    ...expecting(unsatisfiableRanges, { status: [416] }),
    ...expecting(malformedRanges, { status: [200, 416], file }),
    ...expecting(otherUnits, whole),
    ...expecting(['bytes=0-1,3-4'], { status: [200, 206] }),
  ];
}

const hiddenSpellings = [
  '/_%68eaders',
  '/%5fredirects',
  '/%2easset%73ignore',
  '/%34%30%34.html',
  '/404%2ehtml',
  '/%34%30%34',
  '/es/%34%30%34.html',
  '/about.html.%62r',
  '/about%2ehtml%2egz',
  '/about.html.z%73t',
  '//404.html',
  '/x/../404.html',
  '/x/%2e%2e/404.html',
  '/./_headers',
  '//_headers',
];

const movedSpellings: Readonly<Record<string, string>> = {
  '/about%2ehtml': '/about',
  '/%61bout.html': '/about',
  '/ind%65x': '/',
};

/** An encoded slash does not separate segments (RFC 3986, section 2.2), nor for the router in the page. */
const encodedSlashes = ['/%2F', '/es%2Fabout', '/about%2f', '/es/about%2f', '/es%2fno/such', '/es/no%2Fsuch'];

/** Merged, they name a page that the router in it does not find; taken for a host, they lead to another site. */
const doubleSlashes = [
  '//',
  '//about',
  '/about//',
  '//about/',
  '//es/about',
  '/es//about',
  '//example.com/about/',
];

const otherPaths = [...hiddenSpellings, ...encodedSlashes, ...doubleSlashes];

/** Whether a path is a percent-encoded, dotted or slashed variant of another one in the contract. */
export function isOtherSpelling(path: string): boolean {
  return otherPaths.includes(path) || path in movedSpellings;
}

/** Encoded variants of hidden files and redirects must be treated like the plain path. */
function spellingCases(rules: Rules): ContractCase[] {
  const known = new Set(rules.pages.map(({ address }) => address));
  return [
    ...otherPaths.map((path) => ({
      path,
      expect: { status: [404], mediaType: 'text/html', cache: revalidate, file: notFoundFile(rules, path) },
    })),
    ...Object.entries(movedSpellings)
      .filter(([, to]) => known.has(to))
      .map(([path, to]) => ({ path, expect: { status: [301, 308], location: to } })),
    { path: '/no-such-page', headers: { range: 'bytes=0-9' }, expect: { status: [404] } },
  ];
}

function httpSamples({ pages, immutable, shared, files }: Rules): Sample[] {
  const page = pages.find(({ address }) => address !== '/');
  const script = immutable.find((file) => file.endsWith('.js'));
  const text = files.find((file) => file.endsWith('.txt'));
  const picture = shared.find((file) => file.endsWith('.png'));
  return [
    ...(page ? [{ path: page.address, file: page.file, mediaType: 'text/html' }] : []),
    ...[script, text, picture]
      .filter((file) => file !== undefined)
      .map((file) => ({ path: file, file, mediaType: mediaTypeOf(file) })),
  ];
}

export function httpCases(rules: Rules): ContractCase[] {
  const samples = httpSamples(rules);
  return [
    ...samples.filter(({ file }) => !file.endsWith('.png')).flatMap(codingCases),
    ...samples.flatMap(rangeCases),
    ...spellingCases(rules),
  ];
}
