export type ContractCase = {
  description: string;
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
  /** Allowed content codings; undefined among them means unencoded. */
  codings?: readonly (string | undefined)[];
  /** Computes the first and last byte of a 206 response from the size of `file`. */
  byteRange?: (size: number) => [first: number, last: number];
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
