export type ContractCase = {
  /** The request target, sent verbatim. */
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
  /** Allowed content codings: `identity` is none. */
  codings?: readonly string[];
  /** The first and last byte of a 206 response; negative ones count from the end of `file`. */
  byteRange?: readonly [first: number, last: number];
  etag?: string;
  file?: string | undefined;
  hasEtag?: true;
  isEmpty?: boolean;
  allow?: string | undefined;
  /** The request is so malformed that a server may reject it before it applies any of the site's headers. */
  mayLackHeaders?: true;
  /** Whether the file may have the policies of documents, which browsers ignore on other files. */
  mayHavePolicies?: true;
};

/** As in 'GET /about, accept-encoding: br'. */
export function requestOf({ method = 'GET', path, headers = {} }: Omit<ContractCase, 'expect'>): string {
  const target = path.length > 60 ? `${path.slice(0, 20)}… (${path.length} characters)` : path;
  return [`${method} ${target}`, ...Object.entries(headers).map((each) => each.join(': '))].join(', ');
}
