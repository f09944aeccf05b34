/** What an engine cannot be configured to do, and what it is asked for instead. */
import type { Expectation, Question } from './contract.ts';
import { isOtherSpelling } from './contract-http.ts';
import { headerRules, maxRules } from './engines/cloudflare.ts';
import { cacheForever, hashedFolder, revalidate, type Rules } from './rules.ts';

export type Exception = {
  reason: string;
  concerns: (question: Question) => boolean;
  /** What is expected otherwise. */
  instead: Partial<Expectation>;
};

const asksForPart = ({ headers, expect }: Question) =>
  headers?.range !== undefined && (expect.part !== undefined || expect.status.includes(416));

const nginx: readonly Exception[] = [
  {
    reason: 'of the codings that a client accepts it sends Brotli, whatever the client likes better',
    concerns: ({ headers }) => headers?.['accept-encoding'] === 'gzip;q=1, br;q=0.1',
    instead: { codings: ['br'] },
  },
  {
    reason:
      'it finds out that a range is refused when its headers are set, and sets them again for the refusal',
    concerns: ({ expect }) => expect.status.includes(416),
    instead: { mayBeBare: true },
  },
];

const workers: readonly Exception[] = [
  {
    reason: 'it sends files whole, which a server may (RFC 9110, section 14.2)',
    concerns: asksForPart,
    instead: { status: [200] },
  },
  {
    reason: 'it knows one ETag in If-None-Match, and neither a list nor an asterisk',
    concerns: ({ headers }) => /^\*|,/.test(headers?.['if-none-match'] ?? ''),
    instead: { status: [200, 304], isEmpty: false },
  },
  {
    reason:
      'its headers go by address, so that missing files get those of the folder: their document has no script',
    concerns: ({ path, expect }) => path.startsWith(hashedFolder) && expect.status.includes(404),
    instead: { mayBeBare: true },
  },
  {
    reason: 'it leads to the plain spelling of an address first, and decides there',
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
  return [
    ...workers,
    {
      reason: `it reads ${maxRules} rules of _headers: the smallest hashed files beyond them are asked for again`,
      concerns: ({ path, expect }) => dropped.has(path) && expect.cache === cacheForever,
      instead: { cache: revalidate },
    },
  ];
}

/** The exceptions of an engine, by the header `Server` of its answers. */
export function exceptionsOf(server: string | undefined, rules: Rules): readonly Exception[] {
  if (server?.startsWith('nginx')) return nginx;
  return server?.startsWith('cloudflare') ? cloudflare(rules) : [];
}

/** What a question expects of an engine with exceptions. */
export function expectationOf(question: Question, known: readonly Exception[]): Expectation {
  const concerning = known.filter(({ concerns }) => concerns(question));
  return Object.assign({}, question.expect, ...concerning.map(({ instead }) => instead)) as Expectation;
}
