import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ask, type Answer } from './ask.ts';
import type { Expectation, Question } from './contract.ts';
import { conditionalQuestions, type Sample } from './contract-http.ts';
import { expectationOf, type Exception } from './exceptions.ts';
import { headersAt, type Rules } from './rules.ts';

type Judge = { origin: string; dist: string; rules: Rules; exceptions?: readonly Exception[] };

/** What the status line and the headers of an asset may weigh over HTTP/1.1. */
const maxAssetHeaders = 450;

/** The headers that every answer carries, a shared picture's own, and those of a document on documents alone. */
function headerComplaints({ headers, status, headerBytes }: Answer, path: string, rules: Rules): string[] {
  const isDocument = (headers['content-type'] ?? '').startsWith('text/html');
  const isAsset = !isDocument && status === 200;
  // A redirect's text is shown by no browser.
  const own = isDocument && (status < 300 || status >= 400) ? rules.documentHeaders : {};
  const wrong = Object.entries({ ...headersAt(rules, path), ...own })
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name]) => `${name} is ${JSON.stringify(headers[name.toLowerCase()])}`);
  const needless = Object.keys(rules.documentHeaders).filter(
    (name) => isAsset && name.toLowerCase() in headers,
  );
  return [
    ...wrong,
    ...needless.map((name) => `${name} is for documents`),
    ...(isAsset && headerBytes >= maxAssetHeaders ? [`its headers weigh ${headerBytes} bytes`] : []),
  ];
}

/** What the answer's body must be, for the file that was asked for or the part of it. */
function bodyComplaints(
  { status, headers, body }: Answer,
  { file, part }: Expectation,
  dist: string,
): string[] {
  if (file === undefined || status === 416) return [];
  const whole = readFileSync(path.join(dist, file));
  if (status !== 206 || !part) return body.equals(whole) ? [] : [`it is not ${file}`];
  const [first, last] = part(whole.length);
  const range = `bytes ${first}-${last}/${whole.length}`;
  return [
    ...(body.equals(whole.subarray(first, last + 1)) ? [] : [`it is another part than ${range}`]),
    ...(headers['content-range'] === range ? [] : [`Content-Range is "${headers['content-range']}"`]),
  ];
}

/** Whether an answer for a file that the build compressed tells caches what it depends on. */
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

/** The address without its origin, which only the site's own may be. */
function samePlace(location: string | undefined, origin: string): string | undefined {
  return location?.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}

function complaintsAbout(
  answer: Answer,
  expect: Expectation,
  { origin, dist }: Judge,
): (string | undefined)[] {
  const { headers, status, encoding, body } = answer;
  const location = samePlace(headers.location, origin);
  const isAway = location !== undefined && !/^\/(?!\/)/.test(location);
  return [
    expect.status.includes(status) ? undefined : `the status is ${status}`,
    isAway ? `it leads away, to ${location}` : undefined,
    expect.location !== undefined && location !== expect.location ? `it leads to ${location}` : undefined,
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

/** Asks one question; every way in which the answer breaks the promise is a sentence. */
export async function complaints(question: Question, judge: Judge): Promise<string[]> {
  const answer = await ask(judge.origin, question);
  const expect = expectationOf(question, judge.exceptions ?? []);
  return [
    ...(expect.mayBeBare ? [] : headerComplaints(answer, question.path, judge.rules)),
    ...complaintsAbout(answer, expect, judge).filter((complaint) => complaint !== undefined),
  ];
}

/** Asks for a file, and then again in every way in which a client may say what it has of it. */
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

/** Asks for a file twice: the second time with its ETag, so that nothing need be sent again. */
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
