/** The server of `npm start` and of tests. It answers as every host must (contract.ts), but for ranges, which it ignores. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { contentType } from './media-types.ts';
import { readSite } from './read-site.ts';
import {
  cacheForever,
  encodings,
  headersAt,
  neverStore,
  notFoundFile,
  requestTimeouts,
  revalidate,
  siteRules,
  type Rules,
} from './rules.ts';

type Headers = Readonly<Record<string, string>>;

type Representation = { body: Buffer; etag: string; headers: Headers };

/** A file by content coding: `identity`, and its precompressed versions. */
type StoredFile = Readonly<Record<string, Representation>>;

/** Whether a path is a regular file. Symbolic links are not, because their target may be outside the site. */
function isFile(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

function storedFile(full: string, headers: Headers): StoredFile {
  const precompressed = Object.entries(encodings).filter(([, ending]) => isFile(full + ending));
  const vary = precompressed.length > 0 ? { Vary: 'Accept-Encoding' } : {};
  const read = (ending: string, coding?: string): Representation => {
    const body = readFileSync(full + ending);
    const encoding = coding === undefined ? {} : { 'Content-Encoding': coding };
    // Made of its content, it differs by coding and survives a build that changes nothing.
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    return { body, etag, headers: { ...headers, ...vary, ...encoding } };
  };
  const encoded = precompressed.map(([coding, ending]) => [coding, read(ending, coding)] as const);
  return { identity: read(''), ...Object.fromEntries(encoded) };
}

/** The path is decoded but for slashes, the query is raw. Targets may be absolute (RFC 9112, section 3.2.2). */
function splitTarget(target: string): [path: string, query: string] {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  try {
    return [decodeURIComponent(path.replaceAll(/%2f/gi, '%252F')) || '/', query];
  } catch {
    return [path, query];
  }
}

/** `preferred` breaks ties; the published types of the package lack it. */
type EncodingNegotiator = {
  encodings: (available: readonly string[], options: { preferred: readonly string[] }) => string[];
};

const preferred = Object.keys(encodings);

/** Picks the representation that the client prefers. A client that refuses every coding gets the file unencoded. */
function negotiate(file: StoredFile, request: IncomingMessage): Representation | undefined {
  const negotiator: EncodingNegotiator = new Negotiator(request);
  const [coding = 'identity'] = negotiator.encodings(Object.keys(file), { preferred });
  return file[coding];
}

type SiteResponse = { status: number; headers: Headers; body?: Buffer };

function createResponder(dist: string, rules: Rules): (request: IncomingMessage) => SiteResponse {
  const forever = new Set(rules.immutable);
  const cacheOf = (name: string) => (forever.has(name) ? cacheForever : revalidate);
  // All of them at the start: a later build does not affect responses.
  const site = new Map(
    rules.files.map((name) => [
      name,
      storedFile(path.join(dist, name), {
        'Content-Type': contentType(name),
        'Cache-Control': cacheOf(name),
      }),
    ]),
  );
  const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]));
  const documents = new Map(rules.pages.map(({ address, file }) => [address, file]));
  const isAsset = (path: string) => site.has(path) && !path.endsWith('.html');

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return { status: 405, headers: { ...rules.headers, Allow: 'GET, HEAD' } };
    const [path, query] = splitTarget(request.url ?? '/');
    if (rules.noContent.includes(path))
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
    const headers: Headers = { ...common, ...found.headers };
    if (name === undefined) return { status: 404, headers, body: found.body };
    const ETag = { ETag: found.etag };
    if (!fresh(request.headers, { etag: found.etag }))
      return { status: 200, headers: { ...headers, ...ETag }, body: found.body };
    const { 'Content-Type': _type, 'Content-Encoding': _coding, ...others } = headers;
    return { status: 304, headers: { ...others, ...ETag } };
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

/** Creates a server for a built site, which is read once, on creation. */
export function createSiteServer(dist: string, rules: Rules): Server {
  const respond = createResponder(dist, rules);
  const server = createServer(timeouts, (request, response) => {
    const { status, headers, body } = respond(request);
    const length = status === 204 || status === 304 ? {} : { 'Content-Length': body?.length ?? 0 };
    response.writeHead(status, { ...headers, ...length });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  return server.setTimeout(idleTimeout);
}

/** Serves the built files of a folder on a free port, as `npm start` does, until `stop` is called. */
export async function serveDist(
  dist: string,
  rules = siteRules(readSite(dist)),
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createSiteServer(dist, rules).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
