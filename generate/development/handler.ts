import type { ServerResponse } from 'node:http';
import type { Connect } from 'vite';

type RequestHandler = (request: Connect.IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Wraps an async function as middleware. If it returns false the next handler runs; errors go to Vite's overlay. */
export function handler(handle: RequestHandler): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      if (!(await handle(request, response))) next();
    } catch (error) {
      next(error);
    }
  };
}

/** The parts of a request's target, which may be '//' or '/%zz': as a reference, such a one has no path. */
export function partsOf(target: string): URL {
  return new URL(`http://localhost${target}`);
}

export function sendHtml(response: ServerResponse, html: string, status = 200): boolean {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
  return true;
}

const openInEditor = '/__open-in-editor';

/** Keeps pages of other sites from framing the development server and from starting a text editor. */
export function refuseOtherSites(): Connect.NextHandleFunction {
  return ({ url = '', headers }, response, next) => {
    response.setHeader('content-security-policy', "frame-ancestors 'self'");
    const isOwn = ['same-origin', 'none'].includes(String(headers['sec-fetch-site']));
    // Vite matches without case.
    if (isOwn || !url.toLowerCase().startsWith(openInEditor)) return next();
    response.writeHead(403, { 'content-type': 'text/plain' });
    response.end('Only pages of this server may ask for this.\n');
  };
}
