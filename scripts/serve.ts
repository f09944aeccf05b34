/**
 * Serves `dist/` as production does: clean addresses, true status codes, the security headers, precompressed files.
 * `PORT` and `HOST` say where; the default is 127.0.0.1:4173.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { cacheControl, redirectTarget, securityHeaders, styleSource } from '../hosting/rules.ts';
import { documentStyle } from '../hosting/document-style.ts';
import { localeOfPath } from '../app/site/pages.ts';
import { locales } from '../app/site/locales.ts';

const dist = path.resolve(import.meta.dirname, '../dist');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!existsSync(path.join(dist, 'index.html'))) fail('dist/ has no site yet: run "npm run build" first.');

const headers = new Headers(securityHeaders(styleSource(documentStyle(path.join(dist, 'index.html')))));

/** The whole not-found page at an unknown address; a few plain words for a missing asset. */
function notFound(request: IncomingMessage, response: ServerResponse, pathname: string): void {
  if (pathname.startsWith('/assets/')) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
    response.end('Not found\n');
    return;
  }
  const { prefix } = localeOfPath(pathname, locales);
  const file = path.join(dist, prefix, '404.html');
  const encoding = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? 'br' : undefined;
  response.writeHead(404, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : readFileSync(encoding ? `${file}.br` : file));
}

const serveFile = sirv(dist, {
  extensions: ['html'],
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders: (response, pathname) => response.setHeader('cache-control', cacheControl(pathname)),
});

const server = createServer((request, response) => {
  response.setHeaders(headers);
  // Joined, not resolved: "//" would be a host name, and no valid one.
  const url = URL.parse(`http://localhost${request.url}`);
  if (!url) {
    response.writeHead(400).end();
    return;
  }
  const { pathname, search } = url;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const target = redirectTarget(pathname);
  if (target !== undefined) {
    response.writeHead(308, { location: target + search }).end();
    return;
  }
  serveFile(request, response, () => notFound(request, response, pathname));
});

const { HOST = '127.0.0.1', PORT = '4173' } = process.env;
const port = Number(PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`PORT must be a number from 0 to 65535, not "${PORT}".`);

server.on('error', (error: NodeJS.ErrnoException) => {
  fail(error.code === 'EADDRINUSE' ? `Port ${PORT} is in use: set PORT to another.` : error.message);
});
server.listen(port, HOST, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`The site is at http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${actual}/`);
});
