import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  type IncomingHttpHeaders,
} from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { visitsAddress } from '#packages/site/visits.ts';
import { encodings, headersAt, neverStore, notFoundFile, requestTimeouts, type Rules } from './rules.ts';
import {
  readStoredSite,
  type Bytes,
  type Representation,
  type StoredFile,
  type StoredSite,
} from './stored-site.ts';

/** By strong comparison, so weak tags never match. */
function failsIfMatch({ 'if-match': tags }: IncomingHttpHeaders, etag: string): boolean {
  if (tags === undefined) return false;
  const wanted = tags.split(',').map((tag) => tag.trim());
  return !wanted.some((tag) => tag === '*' || tag === etag);
}

type ByteRange = { start: number; end: number };

/** Undefined if the whole file is to be sent: no range, several, another unit, a malformed one, another If-Range. */
function requestedRange(
  request: IncomingHttpHeaders,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(request.range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const { 'if-range': state = etag } = request;
  if (state !== etag) return undefined;
  if (first === '') return suffix(Number(last), size);
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - length), end: size - 1 };
}

type SiteResponse = { status: number; headers?: Readonly<Record<string, string>>; body?: Bytes };

/** `preferred` breaks ties; the published types of the package lack it. */
type EncodingNegotiator = {
  encodings: (available: readonly string[], options: { preferred: readonly string[] }) => string[];
};

const preferred = Object.keys(encodings);

/** The path is decoded but for slashes, the query is raw. Targets may be absolute (RFC 9112, section 3.2.2). */
function splitTarget(target: string): [path: string, query: string] {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  try {
    return [decodeURIComponent(path.replaceAll(/%2f/gi, '%252F')) || '/', query];
  } catch {
    return [path, query];
  }
}

/** A client that refuses every coding gets the file unencoded. */
function negotiate(file: StoredFile, request: IncomingMessage): Representation | undefined {
  const negotiator: EncodingNegotiator = new Negotiator(request);
  const [coding = 'identity'] = negotiator.encodings(Object.keys(file), { preferred });
  return file[coding];
}

function withoutBody(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'Content-Type': _type, 'Content-Encoding': _coding, ...others } = headers;
  return others;
}

function fileResponse({ body, headers, etag }: Representation, request: IncomingMessage): SiteResponse {
  if (failsIfMatch(request.headers, etag)) return { status: 412, headers: withoutBody(headers) };
  if (fresh(request.headers, { etag })) return { status: 304, headers: withoutBody(headers) };
  const selected = request.method === 'GET' ? requestedRange(request.headers, etag, body.size) : undefined;
  if (selected === undefined) return { status: 200, headers, body };
  if (selected === 'unsatisfiable') {
    const range = { 'Content-Range': `bytes */${body.size}` };
    return { status: 416, headers: { ...withoutBody(headers), ...range } };
  }
  const { start, end } = selected;
  const range = { 'Content-Range': `bytes ${start}-${end}/${body.size}` };
  return {
    status: 206,
    headers: { ...headers, ...range },
    body: { start: body.start + start, size: end + 1 - start },
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body = { start: 0, size: 0 } }: SiteResponse,
  { read }: StoredSite,
): void {
  const length = status === 204 || status === 304 ? {} : { 'Content-Length': body.size };
  response.writeHead(status, { ...headers, ...length });
  response.end(request.method === 'HEAD' ? undefined : read(body));
}

function createResponder(
  { files: site }: StoredSite,
  rules: Rules,
): (request: IncomingMessage) => SiteResponse {
  const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]));
  const documents = new Map(rules.pages.map(({ address, file }) => [address, file]));
  const isAsset = (path: string) => site.has(path) && !path.endsWith('.html');

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return { status: 405, headers: { ...rules.headers, Allow: 'GET, HEAD' } };
    const [path, query] = splitTarget(request.url ?? '/');
    if (rules.countsVisits && path === visitsAddress)
      return { status: 204, headers: { ...rules.headers, 'Cache-Control': neverStore } };
    const target = redirects.get(path);
    if (target !== undefined) return { status: 308, headers: { ...rules.headers, Location: target + query } };
    const name = documents.get(path) ?? (isAsset(path) ? path : undefined);
    const shown = name ?? notFoundFile(rules, path);
    const found = negotiate(site.get(shown) ?? {}, request);
    if (!found) return { status: 404, headers: rules.headers };
    const common = shown.endsWith('.html')
      ? { ...rules.headers, ...rules.documentHeaders }
      : headersAt(rules, path);
    const headers = { ...common, ...found.headers };
    if (name === undefined) return { status: 404, headers, body: found.body };
    const file = { 'Accept-Ranges': 'bytes', ETag: found.etag };
    return fileResponse({ ...found, headers: { ...headers, ...file } }, request);
  };
}

// In milliseconds. Node announces `keepAliveTimeout` in a header of every response, so it is off: `idleTimeout`
// closes idle connections, and those of clients that stop reading.
const timeouts = {
  headersTimeout: requestTimeouts.header * 1000,
  requestTimeout: 15_000,
  keepAliveTimeout: 0,
  connectionsCheckingInterval: 1000,
};
const idleTimeout = 30_000;

/** Reads the built site once, on creation. */
export function createSiteServer(dist: string, rules: Rules): Server {
  const site = readStoredSite(dist, rules);
  const respond = createResponder(site, rules);
  const server = createServer(timeouts, (request, response) => {
    try {
      send(request, response, respond(request), site);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else send(request, response, { status: 500, headers: rules.headers }, site);
    }
  });
  // Node closes CONNECT requests without a response unless they are handled.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(
      'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    );
  });
  server.on('close', site.close);
  return server.setTimeout(idleTimeout);
}
