import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContractCase, Expectation } from './contract-case.ts';
import type { Exception } from './engines/host.ts';
import { headersAt, type Rules } from './rules.ts';
import { sendRequest, type HttpResponse } from './send-request.ts';

type Target = { origin: string; dist: string; rules: Rules; exceptions?: readonly Exception[] };

/** The maximum size of an asset's status line and headers over HTTP/1.1, in bytes, without the link of a twin. */
const maxAssetHeaders = 450;

/** What all responses, shared pictures and documents must have, and what only documents may. */
function headerViolations(
  { headers, status, headerBytes }: HttpResponse,
  path: string,
  rules: Rules,
  mayHavePolicies = false,
): string[] {
  const { 'content-type': type = '' } = headers;
  const isDocument = type.startsWith('text/html');
  const isAsset = !isDocument && status === 200 && !mayHavePolicies;
  // Browsers do not display the body of a redirect.
  const ofDocuments = isDocument && (status < 300 || status >= 400) ? rules.documentHeaders : {};
  const expected = headersAt(rules, path);
  const withoutLink = headerBytes - (expected.Link ? `Link: ${expected.Link}\r\n`.length : 0);
  const wrong = Object.entries({ ...expected, ...ofDocuments })
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name]) => `${name} is ${JSON.stringify(headers[name.toLowerCase()])}`);
  const needless = Object.keys(rules.documentHeaders).filter(
    (name) => isAsset && name.toLowerCase() in headers,
  );
  return [
    ...wrong,
    ...needless.map((name) => `${name} belongs on documents only`),
    ...(isAsset && withoutLink >= maxAssetHeaders ? [`its headers have ${withoutLink} bytes`] : []),
  ];
}

function bodyViolations(
  { status, headers, body }: HttpResponse,
  { file, byteRange }: Expectation,
  dist: string,
): string[] {
  if (file === undefined || status === 416) return [];
  const whole = readFileSync(path.join(dist, file));
  if (status !== 206 || !byteRange) return body.equals(whole) ? [] : [`the body is not ${file}`];
  const [first, last] = byteRange(whole.length);
  const range = `bytes ${first}-${last}/${whole.length}`;
  return [
    ...(body.equals(whole.subarray(first, last + 1)) ? [] : [`the body is not ${range}`]),
    ...(headers['content-range'] === range ? [] : [`Content-Range is "${headers['content-range']}"`]),
  ];
}

function varyViolation(
  { status, headers }: HttpResponse,
  { file }: Expectation,
  dist: string,
): string | undefined {
  const { vary = '' } = headers;
  const varies =
    file !== undefined && [200, 206, 404].includes(status) && existsSync(path.join(dist, `${file}.br`));
  return varies && !/accept-encoding/i.test(vary) ? 'Vary lacks Accept-Encoding' : undefined;
}

function mediaTypeViolation(response: HttpResponse, mediaType: string): string | undefined {
  const { 'content-type': given = '' } = response.headers;
  const [type, charset] = given.toLowerCase().split(/;\s*/);
  const isRight = type === mediaType && (mediaType !== 'text/html' || charset === 'charset=utf-8');
  return isRight ? undefined : `the media type is "${given}"`;
}

function responseViolations(
  response: HttpResponse,
  expect: Expectation,
  { origin, dist }: Target,
): (string | undefined)[] {
  const { headers, status, encoding, body } = response;
  const { location: given } = headers;
  const location = given?.startsWith(`${origin}/`) ? given.slice(origin.length) : given;
  const isExternal = location !== undefined && !/^\/(?!\/)/.test(location);
  return [
    expect.status.includes(status) ? undefined : `the status is ${status}`,
    isExternal ? `it redirects to another site, ${location}` : undefined,
    expect.location !== undefined && location !== expect.location ? `it redirects to ${location}` : undefined,
    expect.mediaType && status < 300 ? mediaTypeViolation(response, expect.mediaType) : undefined,
    expect.cache && headers['cache-control'] !== expect.cache
      ? `Cache-Control is "${headers['cache-control']}"`
      : undefined,
    expect.codings && !expect.codings.includes(encoding)
      ? `it comes in ${encoding ?? 'no coding'}`
      : undefined,
    varyViolation(response, expect, dist),
    expect.etag && headers.etag !== expect.etag ? `ETag is ${headers.etag}` : undefined,
    expect.allow && headers.allow !== expect.allow ? `Allow is "${headers.allow}"` : undefined,
    expect.hasEtag && !headers.etag ? 'there is no ETag' : undefined,
    expect.isEmpty && body.length > 0 ? 'there is a body' : undefined,
    ...bodyViolations(response, expect, dist),
  ];
}

/** Sends a request of the contract. A sentence for each way in which the response violates it. */
export async function violations(contractCase: ContractCase, target: Target): Promise<string[]> {
  const response = await sendRequest(target.origin, contractCase);
  const expect = { ...contractCase.expect };
  for (const { appliesTo, overrides } of target.exceptions ?? [])
    if (appliesTo(contractCase)) Object.assign(expect, overrides);
  return [
    ...(expect.mayLackHeaders
      ? []
      : headerViolations(response, contractCase.path, target.rules, expect.mayHavePolicies)),
    ...responseViolations(response, expect, target).filter((violation) => violation !== undefined),
  ];
}
