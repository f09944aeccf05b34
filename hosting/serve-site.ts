import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { isUnwanted, requestedPart } from './conditions.ts';
import { encodings, headersAt, notFoundFile, type Rules } from './rules.ts';
import { readStoredSite, type Representation, type StoredFile } from './stored-site.ts';

type Answer = { status: number; headers?: Readonly<Record<string, string>>; body?: Buffer | string };

/** `preferred` decides between equals; the package's published types do not know it yet. */
type EncodingNegotiator = {
  encodings: (available: readonly string[], options: { preferred: readonly string[] }) => string[];
};

const preferred = Object.keys(encodings);

/** The request's path, decoded as far as it can be, and its query as it came. Targets may name the origin too. */
function splitTarget(target: string): [path: string, query: string] {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  try {
    return [decodeURIComponent(path) || '/', query];
  } catch {
    return [path, query];
  }
}

/** The representation that the client likes best. Whoever forbids all that there is gets the file as it is. */
function represent(file: StoredFile, request: IncomingMessage): Representation | undefined {
  const negotiator: EncodingNegotiator = new Negotiator(request);
  const [coding = 'identity'] = negotiator.encodings(Object.keys(file), { preferred });
  return file[coding];
}

/** Without what describes a body that is not sent. */
function withoutBody(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'Content-Type': _type, 'Content-Encoding': _coding, ...others } = headers;
  return others;
}

/** A file's answer, by what the client already has of it and which part it wants. */
function answerWith({ body, headers, etag }: Representation, request: IncomingMessage): Answer {
  if (isUnwanted(request.headers, etag)) return { status: 412, headers: withoutBody(headers) };
  if (fresh(request.headers, { etag })) return { status: 304, headers: withoutBody(headers) };
  const part = request.method === 'GET' ? requestedPart(request.headers, etag, body.length) : undefined;
  if (part === undefined) return { status: 200, headers, body };
  if (part === 'unsatisfiable') {
    const range = { 'Content-Range': `bytes */${body.length}` };
    return { status: 416, headers: { ...withoutBody(headers), ...range } };
  }
  const range = { 'Content-Range': `bytes ${part.start}-${part.end}/${body.length}` };
  return { status: 206, headers: { ...headers, ...range }, body: body.subarray(part.start, part.end + 1) };
}

/** Sends the headers that every answer has, those of the answer, and its body where the method allows one. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body = '' }: Answer,
): void {
  const length = status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Every answer of the site, from its files as they are now. */
function siteAnswers(dist: string, rules: Rules): (request: IncomingMessage) => Answer {
  const site = readStoredSite(dist, rules);
  const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]));
  const documents = new Map(rules.pages.map(({ address, file }) => [address, file]));
  const isAsset = (path: string) => site.has(path) && !path.endsWith('.html');

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return { status: 405, headers: { ...rules.headers, Allow: 'GET, HEAD' } };
    const [path, query] = splitTarget(request.url ?? '/');
    const target = redirects.get(path);
    if (target !== undefined) return { status: 308, headers: { ...rules.headers, Location: target + query } };
    const name = documents.get(path) ?? (isAsset(path) ? path : undefined);
    const shown = name ?? notFoundFile(rules, path);
    const found = represent(site.get(shown) ?? {}, request);
    if (!found) return { status: 404, headers: rules.headers };
    const own = shown.endsWith('.html')
      ? { ...rules.headers, ...rules.documentHeaders }
      : headersAt(rules, path);
    const headers = { ...own, ...found.headers };
    if (name === undefined) return { status: 404, headers, body: found.body };
    const file = { 'Accept-Ranges': 'bytes', ETag: found.etag };
    return answerWith({ ...found, headers: { ...headers, ...file } }, request);
  };
}

// What a client may take, in milliseconds, for its headers and for its request. A connection that is kept has no limit
// of its own, which would be a header in every answer: `silence` holds for it, and for those who do not read on.
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 0,
  connectionsCheckingInterval: 1000,
};
const silence = 30_000;

/** Serves the site in a folder, as the folder is now, by its rules: what `npm start` and the tests run. */
export function createSiteServer(dist: string, rules: Rules): Server {
  const answer = siteAnswers(dist, rules);
  const server = createServer(patience, (request, response) => {
    try {
      send(request, response, answer(request));
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else send(request, response, { status: 500, headers: rules.headers });
    }
  });
  // Node closes without a word what asks for a tunnel, unless told what to say.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(
      'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    );
  });
  return server.setTimeout(silence);
}
