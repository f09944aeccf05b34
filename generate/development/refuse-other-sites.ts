import type { Connect } from 'vite';

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
