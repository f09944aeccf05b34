import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ask, type Answer } from './ask.ts';
import type { Expectation, Question } from './question.ts';
import { conditionalQuestions, type Sample } from './contract-http.ts';
import { expectationOf, type Exception } from './exceptions.ts';
import { headersAt, type Rules } from './rules.ts';

type Judge = { origin: string; dist: string; rules: Rules; exceptions?: readonly Exception[] };

/** The maximum size of an asset's status line and headers over HTTP/1.1, in bytes. */
const maxAssetHeaders = 450;

/**
 * Checks the headers that all responses, shared pictures and documents must have, and that only documents have the
 * headers of documents.
 */
function headerComplaints(
  { headers, status, headerBytes }: Answer,
  path: string,
  rules: Rules,
  mayHavePolicies = false,
): string[] {
  const isDocument = (headers['content-type'] ?? '').startsWith('text/html');
  const isAsset = !isDocument && status === 200 && !mayHavePolicies;
  // Browsers do not display the body of a redirect.
  const own = isDocument && (status < 300 || status >= 400) ? rules.documentHeaders : {};
  const wrong = Object.entries({ ...headersAt(rules, path), ...own })
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name]) => `${name} is ${JSON.stringify(headers[name.toLowerCase()])}`);
  const needless = Object.keys(rules.documentHeaders).filter(
    (name) => isAsset && name.toLowerCase() in headers,
  );
  return [
    ...wrong,
    ...needless.map((name) => `${name} belongs on documents only`),
    ...(isAsset && headerBytes >= maxAssetHeaders ? [`its headers have ${headerBytes} bytes`] : []),
  ];
}

/** Checks the body against the requested file or range. */
function bodyComplaints(
  { status, headers, body }: Answer,
  { file, part }: Expectation,
  dist: string,
): string[] {
  if (file === undefined || status === 416) return [];
  const whole = readFileSync(path.join(dist, file));
  if (status !== 206 || !part) return body.equals(whole) ? [] : [`the body is not ${file}`];
  const [first, last] = part(whole.length);
  const range = `bytes ${first}-${last}/${whole.length}`;
  return [
    ...(body.equals(whole.subarray(first, last + 1)) ? [] : [`the body is not ${range}`]),
    ...(headers['content-range'] === range ? [] : [`Content-Range is "${headers['content-range']}"`]),
  ];
}

/** Checks that responses for precompressed files have `Vary: Accept-Encoding`. */
function varyComplaint({ status, headers }: Answer, { file }: Expectation, dist: string): string | undefined {
  const varies =
    file !== undefined && [200, 206, 404].includes(status) && existsSync(path.join(dist, `${file}.br`));
  return varies && !/accept-encoding/i.test(headers.vary ?? '') ? 'Vary lacks Accept-Encoding' : undefined;
}

function mediaTypeComplaint(answer: Answer, mediaType: string): string | undefined {
  const { 'content-type': given = '' } = answer.headers;
  const [type, charset] = given.toLowerCase().split(/;\s*/);
  const isRight = type === mediaType && (mediaType !== 'text/html' || charset === 'charset=utf-8');
  return isRight ? undefined : `the media type is "${given}"`;
}

/** Strips the site's own origin from an address. */
function withoutOwnOrigin(location: string | undefined, origin: string): string | undefined {
  return location?.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}

function complaintsAbout(
  answer: Answer,
  expect: Expectation,
  { origin, dist }: Judge,
): (string | undefined)[] {
  const { headers, status, encoding, body } = answer;
  const location = withoutOwnOrigin(headers.location, origin);
  const isExternal = location !== undefined && !/^\/(?!\/)/.test(location);
  return [
    expect.status.includes(status) ? undefined : `the status is ${status}`,
    isExternal ? `it redirects to another site, ${location}` : undefined,
    expect.location !== undefined && location !== expect.location ? `it redirects to ${location}` : undefined,
    expect.mediaType && status < 300 ? mediaTypeComplaint(answer, expect.mediaType) : undefined,
    expect.cache && headers['cache-control'] !== expect.cache
      ? `Cache-Control is "${headers['cache-control']}"`
      : undefined,
    'encoding' in expect && encoding !== expect.encoding
      ? `it comes in ${encoding ?? 'no coding'}`
      : undefined,
    expect.codings && !expect.codings.includes(encoding)
      ? `it comes in ${encoding ?? 'no coding'}`
      : undefined,
    varyComplaint(answer, expect, dist),
    expect.etag && headers.etag !== expect.etag ? `ETag is ${headers.etag}` : undefined,
    expect.hasEtag && !headers.etag ? 'there is no ETag' : undefined,
    expect.isEmpty && body.length > 0 ? 'there is a body' : undefined,
    ...bodyComplaints(answer, expect, dist),
  ];
}

/** Sends a request of the contract. Returns a sentence for each way in which the response violates it. */
export async function complaints(question: Question, judge: Judge): Promise<string[]> {
  const answer = await ask(judge.origin, question);
  const expect = expectationOf(question, judge.exceptions ?? []);
  return [
    ...(expect.mayBeBare ? [] : headerComplaints(answer, question.path, judge.rules, expect.mayHavePolicies)),
    ...complaintsAbout(answer, expect, judge).filter((complaint) => complaint !== undefined),
  ];
}

/** Requests a file, and then repeats the request with every kind of condition. */
export async function conditionalComplaints(sample: Sample, judge: Judge): Promise<string[]> {
  const first = await ask(judge.origin, { path: sample.path, headers: { 'accept-encoding': 'identity' } });
  const found = await Promise.all(
    conditionalQuestions(sample, first).map(async (question) => {
      const wrong = await complaints(question, judge);
      return wrong.map((complaint) => `${question.promise}: ${complaint}`);
    }),
  );
  return found.flat();
}

/** Requests a file a second time with its ETag, and checks the 304 response. */
export async function revalidationComplaints(file: string, judge: Judge): Promise<string[]> {
  const headers = { 'accept-encoding': 'br' };
  const first = await ask(judge.origin, { path: file, headers });
  const { etag = '' } = first.headers;
  const second = await ask(judge.origin, { path: file, headers: { ...headers, 'if-none-match': etag } });
  return [
    ...(second.status === 304 ? [] : [`the status is ${second.status} for the ETag ${etag}`]),
    ...(second.headers.etag === etag ? [] : [`the ETag is then ${second.headers.etag}`]),
    ...['cache-control', 'vary']
      .filter((name) => second.headers[name] !== first.headers[name])
      .map((name) => `${name} is then "${String(second.headers[name])}"`),
    ...headerComplaints(second, file, judge.rules),
  ];
}
