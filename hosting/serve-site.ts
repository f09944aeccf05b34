import { readFileSync, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {
  headersAt,
  isHidden,
  mediaTypes,
  notFoundFile,
  revalidate,
  cacheForever,
  type Rules,
} from './rules.ts';

function mediaType(file: string): string {
  const type = mediaTypes[path.extname(file).slice(1)] ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** The request's path and query, as they came: `new URL` would throw at `//` and tidy the rest. */
function splitTarget(target: string): [path: string, query: string] {
  const at = target.indexOf('?');
  return at === -1 ? [target, ''] : [target.slice(0, at), target.slice(at)];
}

/** Serves the site in a folder by its rules, with sirv: what `npm start` and the tests run. */
export function createSiteServer(dist: string, rules: Rules): Server {
  const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]));
  const immutable = new Set(rules.immutable);

  function notFound(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    const file = path.join(dist, notFoundFile(rules, pathname));
    const isBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${file}.br`);
    response.writeHead(404, {
      'content-type': mediaType(file),
      'cache-control': revalidate,
      vary: 'Accept-Encoding',
      ...(isBrotli ? { 'content-encoding': 'br' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : readFileSync(isBrotli ? `${file}.br` : file));
  }

  const serveFile = sirv(dist, {
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, file) => {
      response.setHeader('content-type', mediaType(path.extname(file) ? file : 'page.html'));
      response.setHeader('cache-control', immutable.has(file) ? cacheForever : revalidate);
    },
  });

  return createServer((request, response) => {
    const [pathname, query] = splitTarget(request.url ?? '/');
    response.setHeaders(new Headers(headersAt(rules, pathname)));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const target = redirects.get(pathname);
    if (target !== undefined) response.writeHead(308, { location: target + query }).end();
    else if (isHidden(rules, pathname)) notFound(request, response, pathname);
    else serveFile(request, response, () => notFound(request, response, pathname));
  });
}
