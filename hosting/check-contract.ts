import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { trueOf } from '#packages/site/true-of.ts';
import type { ContractCase, Expectation } from './contract-case.ts';
import type { Exception } from './engines/host.ts';
import { headersAt, type Rules } from './rules.ts';
import { sendRequest, type HttpResponse } from './send-request.ts';

type Target = { origin: string; dist: string; rules: Rules; exceptions?: readonly Exception[] };

/** In bytes: status line and headers over HTTP/1.1, without the `Link` of a twin. */
const maxAssetHeaders = 450;

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
  if (status !== 206 || !byteRange) return trueOf({ [`the body is not ${file}`]: !body.equals(whole) });
  const [first = 0, last = 0] = byteRange.map((at) => (at < 0 ? whole.length + at : at));
  const range = `bytes ${first}-${last}/${whole.length}`;
  return trueOf({
    [`the body is not ${range}`]: !body.equals(whole.subarray(first, last + 1)),
    [`Content-Range is "${headers['content-range']}"`]: headers['content-range'] !== range,
  });
}

function isMediaType(given: string, expected: string): boolean {
  const [type, charset] = given.toLowerCase().split(/;\s*/);
  return type === expected && (expected !== 'text/html' || charset === 'charset=utf-8');
}

function responseViolations(response: HttpResponse, expect: Expectation, { origin, dist }: Target): string[] {
  const { headers, status, encoding = 'identity', body } = response;
  const { 'content-type': type = '', 'cache-control': cache, location: given, vary = '' } = headers;
  const location = given?.startsWith(`${origin}/`) ? given.slice(origin.length) : given;
  const { file, mediaType } = expect;
  const varies =
    file !== undefined && [200, 206, 404].includes(status) && existsSync(path.join(dist, `${file}.br`));
  return [
    ...trueOf({
      [`the status is ${status}, and not ${expect.status.join(' or ')}`]: !expect.status.includes(status),
      [`it redirects to another site, ${location}`]: location !== undefined && !/^\/(?!\/)/.test(location),
      [`it redirects to ${location}, and not to ${expect.location}`]:
        expect.location !== undefined && location !== expect.location,
      [`the media type is "${type}", and not ${mediaType}`]:
        mediaType !== undefined && status < 300 && !isMediaType(type, mediaType),
      [`Cache-Control is "${cache}", and not "${expect.cache}"`]:
        expect.cache !== undefined && cache !== expect.cache,
      [`it comes in ${encoding}`]: expect.codings?.includes(encoding) === false,
      'Vary lacks Accept-Encoding': varies && !/accept-encoding/i.test(vary),
      [`ETag is ${headers.etag}`]: expect.etag !== undefined && headers.etag !== expect.etag,
      [`Allow is "${headers.allow}"`]: expect.allow !== undefined && headers.allow !== expect.allow,
      'there is no ETag': expect.hasEtag === true && !headers.etag,
      'there is a body': expect.isEmpty === true && body.length > 0,
    }),
    ...bodyViolations(response, expect, dist),
  ];
}

/** Sends the request, and returns a sentence for each violation. */
export async function violations(contractCase: ContractCase, target: Target): Promise<string[]> {
  const response = await sendRequest(target.origin, contractCase);
  const expect = { ...contractCase.expect };
  for (const { appliesTo, overrides } of target.exceptions ?? [])
    if (appliesTo(contractCase)) Object.assign(expect, overrides);
  return [
    ...(expect.mayLackHeaders
      ? []
      : headerViolations(response, contractCase.path, target.rules, expect.mayHavePolicies)),
    ...responseViolations(response, expect, target),
  ];
}
