/** Deviations from the contract that an engine's configuration cannot fix. */
import { hashedFolder } from '#app/site/addresses.ts';
import type { ContractCase, Expectation } from './contract-case.ts';
import { isOtherSpelling } from './contract-http.ts';
import { headerRules, maxRules } from './engines/cloudflare.ts';
import { cacheForever, revalidate, type Rules } from './rules.ts';

export type Exception = {
  reason: string;
  appliesTo: (contractCase: ContractCase) => boolean;
  overrides: Partial<Expectation>;
};

const isRangeRequest = ({ headers, expect }: ContractCase) =>
  headers?.range !== undefined && (expect.byteRange !== undefined || expect.status.includes(416));

const nginx: readonly Exception[] = [
  {
    reason: 'prefers Brotli whatever the quality values of Accept-Encoding',
    appliesTo: ({ headers }) => headers?.['accept-encoding'] === 'gzip;q=1, br;q=0.1',
    overrides: { codings: ['br'] },
  },
  {
    reason: 'sets headers twice on a 416, once for the file and once for the error page',
    appliesTo: ({ expect }) => expect.status.includes(416),
    overrides: { mayLackHeaders: true },
  },
];

const workers: readonly Exception[] = [
  {
    reason: 'ignores ranges, as a server may (RFC 9110, section 14.2)',
    appliesTo: isRangeRequest,
    overrides: { status: [200] },
  },
  {
    reason: 'supports a single ETag in If-None-Match, neither a list nor an asterisk',
    appliesTo: ({ headers }) => /^\*|,/.test(headers?.['if-none-match'] ?? ''),
    overrides: { status: [200, 304], isEmpty: false },
  },
  {
    reason: 'sets headers by address, so missing files get those of the folder; their document has no script',
    appliesTo: ({ path, expect }) => path.startsWith(hashedFolder) && expect.status.includes(404),
    overrides: { mayLackHeaders: true },
  },
  {
    reason: 'does not name the methods that it allows',
    appliesTo: ({ expect }) => expect.allow !== undefined,
    overrides: { allow: undefined },
  },
  {
    reason: 'redirects to the decoded path first',
    appliesTo: ({ path }) => isOtherSpelling(path),
    overrides: { status: [307, 404], location: undefined, file: undefined, cache: undefined },
  },
];

function cloudflare(rules: Rules): readonly Exception[] {
  const dropped = new Set(
    headerRules(rules)
      .slice(maxRules)
      .map(({ path }) => path),
  );
  const unhashed = new Set(rules.files.filter((file) => !file.startsWith(hashedFolder)));
  return [
    ...workers,
    {
      reason: 'sets headers by address, so files outside of the hashed folder have the policies of documents',
      appliesTo: ({ path }) => unhashed.has(path),
      overrides: { mayHavePolicies: true },
    },
    // A site with few pictures stays within Cloudflare's limit of rules.
    ...(dropped.size === 0 ? [] : [tooManyRules(dropped)]),
  ];
}

const tooManyRules = (dropped: ReadonlySet<string>): Exception => ({
  reason: `reads ${maxRules} rules of _headers: the smallest hashed pictures beyond them are revalidated`,
  appliesTo: ({ path, expect }) => dropped.has(path) && expect.cache === cacheForever,
  overrides: { cache: revalidate },
});

/** The exceptions of an engine, identified by the `Server` header of its responses. */
export function exceptionsOf(server: string | undefined, rules: Rules): readonly Exception[] {
  if (server?.startsWith('nginx')) return nginx;
  return server?.startsWith('cloudflare') ? cloudflare(rules) : [];
}

export function expectationOf(contractCase: ContractCase, known: readonly Exception[]): Expectation {
  const expect = { ...contractCase.expect };
  for (const { appliesTo, overrides } of known) if (appliesTo(contractCase)) Object.assign(expect, overrides);
  return expect;
}
