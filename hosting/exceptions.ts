/** Deviations from the contract that an engine's configuration cannot fix. */
import type { Expectation, Question } from './question.ts';
import { isOtherSpelling } from './contract-http.ts';
import { headerRules, maxRules } from './engines/cloudflare.ts';
import { cacheForever, hashedFolder, revalidate, type Rules } from './rules.ts';

export type Exception = {
  reason: string;
  concerns: (question: Question) => boolean;
  /** Overrides of the expected response. */
  instead: Partial<Expectation>;
};

const asksForPart = ({ headers, expect }: Question) =>
  headers?.range !== undefined && (expect.part !== undefined || expect.status.includes(416));

const nginx: readonly Exception[] = [
  {
    reason: 'prefers Brotli whatever the quality values of Accept-Encoding',
    concerns: ({ headers }) => headers?.['accept-encoding'] === 'gzip;q=1, br;q=0.1',
    instead: { codings: ['br'] },
  },
  {
    reason: 'sets headers twice on a 416, once for the file and once for the error page',
    concerns: ({ expect }) => expect.status.includes(416),
    instead: { mayBeBare: true },
  },
];

const workers: readonly Exception[] = [
  {
    reason: 'ignores ranges, as a server may (RFC 9110, section 14.2)',
    concerns: asksForPart,
    instead: { status: [200] },
  },
  {
    reason: 'supports a single ETag in If-None-Match, neither a list nor an asterisk',
    concerns: ({ headers }) => /^\*|,/.test(headers?.['if-none-match'] ?? ''),
    instead: { status: [200, 304], isEmpty: false },
  },
  {
    reason: 'sets headers by address, so missing files get those of the folder; their document has no script',
    concerns: ({ path, expect }) => path.startsWith(hashedFolder) && expect.status.includes(404),
    instead: { mayBeBare: true },
  },
  {
    reason: 'redirects to the decoded path first',
    concerns: ({ path }) => isOtherSpelling(path),
    instead: { status: [307, 404], location: undefined, file: undefined, cache: undefined },
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
      concerns: ({ path }) => unhashed.has(path),
      instead: { mayHavePolicies: true },
    },
    // A site with few pictures stays within Cloudflare's limit of rules.
    ...(dropped.size === 0 ? [] : [tooManyRules(dropped)]),
  ];
}

const tooManyRules = (dropped: ReadonlySet<string>): Exception => ({
  reason: `reads ${maxRules} rules of _headers: the smallest hashed pictures beyond them are revalidated`,
  concerns: ({ path, expect }) => dropped.has(path) && expect.cache === cacheForever,
  instead: { cache: revalidate },
});

/** Returns the exceptions of an engine, identified by the `Server` header of its responses. */
export function exceptionsOf(server: string | undefined, rules: Rules): readonly Exception[] {
  if (server?.startsWith('nginx')) return nginx;
  return server?.startsWith('cloudflare') ? cloudflare(rules) : [];
}

/** Returns what to expect of an engine with these exceptions. */
export function expectationOf(question: Question, known: readonly Exception[]): Expectation {
  const concerning = known.filter(({ concerns }) => concerns(question));
  return Object.assign({}, question.expect, ...concerning.map(({ instead }) => instead)) as Expectation;
}
