import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveDist } from '#hosting/serve-dist.ts';

/** The built site on a server that records the browser's complaints. */
export type ServedSite = {
  origin: string;
  complaints: string[];
  /** The complaints that a browser may have; none unless set. */
  expectedComplaints?: RegExp;
  /** Addresses to answer with status 500; none unless set. */
  broken?: RegExp;
  close: () => Promise<void>;
};

/**
 * Runs before anything else in a page: reports the browser's complaints to the server. As requests, because variables
 * would be lost when the page is left.
 */
function reportComplaints(): void {
  const say = (text: string) => {
    new Image().src = `/complaint?${encodeURIComponent(`${location.pathname}: ${text}`)}`;
  };
  const report = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) say(`uncaught: ${event.message}`);
    else if (target instanceof Element) say(`did not load: ${target.outerHTML.slice(0, 200)}`);
  };
  addEventListener('error', report, true);
  addEventListener('unhandledrejection', ({ reason }) => say(`unhandled rejection: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    say(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      say(`console.${level}: ${parts.map(String).join(' ')}`);
      write(...parts);
    };
  }
}

const reporter = '/complaints.js';

export const blank = '/blank.html';

/** Serves a built site with the status codes, headers and files of production, and a reporter at the top of each document. */
export async function serveSite(dist: string): Promise<ServedSite> {
  const production = await serveDist(dist);
  const site: ServedSite = { origin: '', complaints: [], close: production.stop };
  const server = createServer(async ({ url = '/' }, response) => {
    if (url.startsWith('/complaint?')) {
      site.complaints.push(decodeURIComponent(url.slice('/complaint?'.length)));
      response.writeHead(204).end();
    } else if (url === reporter) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${String(reportComplaints)})()`);
    } else if (url === blank) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    } else if (site.broken?.test(url)) response.writeHead(500).end();
    else {
      const answer = await fetch(production.origin + url, {
        redirect: 'manual',
        headers: { 'Accept-Encoding': 'identity' },
      });
      const { 'content-length': _length, ...headers } = Object.fromEntries(answer.headers);
      const body = Buffer.from(await answer.arrayBuffer());
      const isDocument = headers['content-type']?.startsWith('text/html');
      const script = `<head><script src="${reporter}"></script>`;
      // Not cached, so that `broken` takes effect at once.
      response
        .writeHead(answer.status, { ...headers, 'cache-control': 'no-store' })
        .end(isDocument ? body.toString().replace('<head>', script) : body);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site.close = async () => {
    server.closeAllConnections();
    server.close();
    await production.stop();
  };
  return site;
}
