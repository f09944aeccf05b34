import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ask, type Answer } from './ask.ts';
import type { Expectation, Question } from './contract.ts';
import { headersAt, type Rules } from './rules.ts';

type Judge = { origin: string; dist: string; rules: Rules };

/** The headers that every answer carries, and a shared picture's own. */
function headerComplaints(answer: Answer, path: string, rules: Rules): string[] {
  return Object.entries(headersAt(rules, path))
    .filter(([name, value]) => answer.headers[name.toLowerCase()] !== value)
    .map(([name]) => `${name} is ${JSON.stringify(answer.headers[name.toLowerCase()])}`);
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
    'location' in expect && location !== expect.location ? `it leads to ${location}` : undefined,
    expect.mediaType && status < 300 ? mediaTypeComplaint(answer, expect.mediaType) : undefined,
    expect.cache && headers['cache-control'] !== expect.cache
      ? `Cache-Control is "${headers['cache-control']}"`
      : undefined,
    'encoding' in expect && encoding !== expect.encoding
      ? `it comes in ${encoding ?? 'no coding'}`
      : undefined,
    expect.encoding && !/accept-encoding/i.test(headers.vary ?? '')
      ? 'Vary lacks Accept-Encoding'
      : undefined,
    expect.hasEtag && !headers.etag ? 'there is no ETag' : undefined,
    expect.isEmpty && body.length > 0 ? 'there is a body' : undefined,
    expect.file && !body.equals(readFileSync(path.join(dist, expect.file)))
      ? `it is not ${expect.file}`
      : undefined,
  ];
}

/** Asks one question; every way in which the answer breaks the promise is a sentence. */
export async function complaints(question: Question, judge: Judge): Promise<string[]> {
  const answer = await ask(judge.origin, question);
  return [
    ...(question.expect.mayBeBare ? [] : headerComplaints(answer, question.path, judge.rules)),
    ...complaintsAbout(answer, question.expect, judge).filter((complaint) => complaint !== undefined),
  ];
}

/** Asks for a file twice: the second time with its ETag, so that nothing need be sent again. */
export async function revalidationComplaints(file: string, judge: Judge): Promise<string[]> {
  const headers = { 'accept-encoding': 'br' };
  const first = await ask(judge.origin, { path: file, headers });
  const { etag = '' } = first.headers;
  const second = await ask(judge.origin, { path: file, headers: { ...headers, 'if-none-match': etag } });
  return [
    ...(second.status === 304 ? [] : [`the status is ${second.status} for the ETag ${etag}`]),
    ...headerComplaints(second, file, judge.rules),
  ];
}
