/** What every server must answer: engines in the tests, the deployed site in `npm run launch-check`. */
import { httpCases } from './contract-http.ts';
import type { ContractCase } from './contract-case.ts';
import { mediaTypeOf } from './media-types.ts';
import { cacheForever, neverStore, notFoundFile, revalidate, type Rules } from './rules.ts';

// File systems allow names of 255 bytes, and servers add endings.
const long = 'x'.repeat(256);
const longWithEnding = 'x'.repeat(251);
// And paths of 4,096 bytes.
const deep = '/x'.repeat(2100);
const missing = [
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
  '/assets/no-such-12345678.js',
  '/assets/deep/no-such.css',
  '/assets/',
  `/assets/${long}.js`,
  `/assets${deep}.js`,
  '/about.html.br',
  '/about.html.gz',
  '/about.html.zst',
];
// Must not leave the folder; the last has an incomplete percent-encoding.
const malformed = [
  '/..%2f..%2fetc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/../../etc/passwd',
  '/%00',
  '/%',
];
const query = '?utm_source=a%26b&x=1';

function pageCases({ pages }: Rules): ContractCase[] {
  return pages.flatMap(({ address: path, file }): ContractCase[] => {
    const page = { status: [200], mediaType: 'text/html', cache: revalidate };
    return [
      { path, expect: { ...page, codings: [undefined], file, hasEtag: true } },
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

function redirectCases({ redirects }: Rules): ContractCase[] {
  return redirects.flatMap(({ from, to }) =>
    ['', query].map((each) => ({ path: from + each, expect: { status: [301, 308], location: to + each } })),
  );
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
  return [...missing, ...scopes, ...rules.hidden].map((path) => ({
    path,
    expect: { status: [404], mediaType: 'text/html', cache: revalidate, file: notFoundFile(rules, path) },
  }));
}

const notAllowed = { status: [405], allow: 'GET, HEAD' };

/** The contract of the addresses that count visits: empty responses, never cached so that each visit counts. */
function noContentCases({ noContent }: Pick<Rules, 'noContent'>): ContractCase[] {
  const expect = { status: [204], cache: neverStore, isEmpty: true };
  return noContent.flatMap((path): ContractCase[] => [
    { path, expect },
    { path: `${path}?view=/es/about`, expect },
    { path, method: 'HEAD', expect },
    { path, method: 'POST', expect: notAllowed },
    { path: `${path}/x`, expect: { status: [404] } },
  ]);
}

function otherCases({ files }: Rules): ContractCase[] {
  const file = files.find((each) => !each.endsWith('.html'));
  const compressed = { status: [404], codings: ['br'], file: '/404.html' };
  return [
    ...['/', file ?? []].flat().map((path) => ({ path, method: 'POST' as const, expect: notAllowed })),
    { path: '/no/such/page', headers: { 'accept-encoding': 'br' }, expect: compressed },
    ...malformed.map((path) => ({
      path,
      expect: { status: [307, 400, 404], mayLackHeaders: true as const },
    })),
  ];
}

export function contract(rules: Rules): ContractCase[] {
  return [
    ...pageCases(rules),
    ...redirectCases(rules),
    ...fileCases(rules),
    ...notFoundCases(rules),
    ...noContentCases(rules),
    ...otherCases(rules),
    ...httpCases(rules),
  ];
}
