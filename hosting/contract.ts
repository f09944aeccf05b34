/**
 * What every server must answer: engines in the tests, the deployed site in `npm run launch-check`. contract.yaml has what does not
 * depend on the site; this has its pages and files, and what is too long to be written out.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { ContractCase, Expectation } from './contract-case.ts';
import { once } from '#packages/site/once.ts';
import { visitsAddress } from '#packages/site/visits.ts';
import { mediaTypeOf } from './media-types.ts';
import { cacheForever, neverStore, notFoundFile, revalidate, type Rules } from './rules.ts';

type Given = {
  missing: string[];
  malformed: string[];
  spellings: string[];
  movedSpellings: Record<string, string>;
  codings: Record<string, string[]>;
  ranges: {
    satisfiable: Record<string, [first: number, last: number]>;
    unsatisfiable: string[];
    malformed: string[];
    otherUnits: string[];
  };
};
// Read when it is first needed: every build imports this file, through the exceptions of hosts.
const given = once((): Given => parse(readFileSync(path.join(import.meta.dirname, 'contract.yaml'), 'utf8')));

// File systems allow names of 255 bytes, and servers add endings.
const long = 'x'.repeat(256);
const longWithEnding = 'x'.repeat(251);
// And paths of 4,096 bytes.
const deep = '/x'.repeat(2100);
const tooLong = [
  `/${long}`,
  `/${longWithEnding}`,
  `/${long}/x`,
  `/${'%C3%A9'.repeat(128)}`,
  `/about/${long}.png`,
  deep,
  `/es${deep}`,
  `/assets/${long}.js`,
  `/assets${deep}.js`,
];
const query = '?utm_source=a%26b&x=1';

/** Whether a path is a percent-encoded, dotted or slashed variant of another one in the contract. */
export function isOtherSpelling(path: string): boolean {
  const { spellings, movedSpellings } = given();
  return spellings.includes(path) || Object.hasOwn(movedSpellings, path);
}

function pageCases({ pages }: Rules): ContractCase[] {
  return pages.flatMap(({ address: path, file }): ContractCase[] => {
    const page = { status: [200], mediaType: 'text/html', cache: revalidate };
    return [
      { path, expect: { ...page, codings: ['identity'], file, hasEtag: true } },
      { path: path + query, expect: { status: [200], file } },
      { path, method: 'HEAD', expect: { ...page, isEmpty: true } },
      ...['br', 'gzip'].map((coding) => ({
        path,
        headers: { 'accept-encoding': coding },
        expect: { ...page, codings: [coding], file },
      })),
    ];
  });
}

function redirectCases({ redirects, pages }: Rules): ContractCase[] {
  const known = new Set(pages.map(({ address }) => address));
  const spelled = Object.entries(given().movedSpellings).filter(([, to]) => known.has(to));
  const all = [
    ...redirects.flatMap(({ from, to }) => ['', query].map((each) => [from + each, to + each] as const)),
    ...spelled,
  ];
  return all.map(([path, location]) => ({ path, expect: { status: [301, 308], location } }));
}

function fileCases({ files, immutable }: Rules): ContractCase[] {
  return files
    .filter((file) => !file.endsWith('.html'))
    .map((file) => ({
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

function notFoundCases(rules: Rules): ContractCase[] {
  const scopes = rules.notFound
    .filter(({ scope }) => scope !== '/')
    .flatMap(({ scope }) => [`${scope}nada`, `${scope.toUpperCase()}nada`, `${scope}no/such`]);
  const { missing, spellings, malformed } = given();
  const compressed = { status: [404], codings: ['br'], file: '/404.html' };
  return [
    ...[...missing, ...tooLong, ...scopes, ...rules.hidden, ...spellings].map((path) => ({
      path,
      expect: { status: [404], mediaType: 'text/html', cache: revalidate, file: notFoundFile(rules, path) },
    })),
    { path: '/no-such-page', headers: { range: 'bytes=0-9' }, expect: { status: [404] } },
    { path: '/no/such/page', headers: { 'accept-encoding': 'br' }, expect: compressed },
    ...malformed.map((path) => ({
      path,
      expect: { status: [307, 400, 404], mayLackHeaders: true as const },
    })),
  ];
}

const notAllowed = { status: [405], allow: 'GET, HEAD' };

/** Nothing caches the responses, so that each visit counts. */
function visitCases({ countsVisits }: Rules): ContractCase[] {
  if (!countsVisits) return [];
  const expect = { status: [204], cache: neverStore, isEmpty: true };
  return [
    { path: visitsAddress, expect },
    { path: `${visitsAddress}?view=/es/about`, expect },
    { path: visitsAddress, method: 'HEAD', expect },
    { path: visitsAddress, method: 'POST', expect: notAllowed },
    { path: `${visitsAddress}/x`, expect: { status: [404] } },
  ];
}

function postCases({ files }: Rules): ContractCase[] {
  const file = files.find((each) => !each.endsWith('.html'));
  return ['/', file ?? []].flat().map((path) => ({ path, method: 'POST', expect: notAllowed }));
}

type Sample = { path: string; file: string; mediaType: string };

function codingCases({ path, file }: Sample): ContractCase[] {
  return Object.entries(given().codings).map(([accepted, codings]) => ({
    path,
    headers: { 'accept-encoding': accepted },
    expect: { status: [200], codings, file },
  }));
}

function rangeCases({ path, file, mediaType }: Sample): ContractCase[] {
  const { satisfiable, unsatisfiable, malformed, otherUnits } = given().ranges;
  const whole = { status: [200], mediaType, file };
  const expecting = (ranges: readonly string[], expect: Expectation): ContractCase[] =>
    ranges.map((range) => ({ path, headers: { range, 'accept-encoding': 'identity' }, expect }));
  return [
    ...Object.entries(satisfiable).flatMap(([range, byteRange]) =>
      expecting([range], { ...whole, status: [206], byteRange }),
    ),
    ...expecting(unsatisfiable, { status: [416] }),
    ...expecting(malformed, { status: [200, 416], file }),
    ...expecting(otherUnits, whole),
    ...expecting(['bytes=0-1,3-4'], { status: [200, 206] }),
  ];
}

/** A page, a script, a text and a picture stand for all files. */
function sampleCases({ pages, immutable, shared, files }: Rules): ContractCase[] {
  const page = pages.find(({ address }) => address !== '/');
  const script = immutable.find((file) => file.endsWith('.js'));
  const text = files.find((file) => file.endsWith('.txt'));
  const picture = shared.find((file) => file.endsWith('.png'));
  const samples = [
    ...(page ? [{ path: page.address, file: page.file, mediaType: 'text/html' }] : []),
    ...[script, text, picture]
      .filter((file) => file !== undefined)
      .map((file) => ({ path: file, file, mediaType: mediaTypeOf(file) })),
  ];
  return [
    ...samples.filter(({ file }) => file !== picture).flatMap(codingCases),
    ...samples.flatMap(rangeCases),
  ];
}

export function contract(rules: Rules): ContractCase[] {
  return [
    ...pageCases(rules),
    ...redirectCases(rules),
    ...fileCases(rules),
    ...notFoundCases(rules),
    ...visitCases(rules),
    ...postCases(rules),
    ...sampleCases(rules),
  ];
}
