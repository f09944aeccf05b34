/**
 * Serves `dist/` as production does: clean addresses, real status codes, security headers, precompressed files. Reads
 * the site once on start, so a build while it runs does not affect it; restart it to serve the new build. `PORT` and
 * `HOST` set the address; the default is 127.0.0.1:4173.
 */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { readSite } from '../hosting/read-site.ts';
import { siteRules } from '../hosting/rules.ts';
import { createSiteServer } from '../hosting/serve-site.ts';

const dist = path.resolve(import.meta.dirname, '../dist');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!existsSync(path.join(dist, 'index.html'))) fail('dist/ has no site yet: run "npm run build" first.');

const { HOST = '127.0.0.1', PORT = '4173' } = process.env;
const port = Number(PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`PORT must be a number from 0 to 65535, not "${PORT}".`);

/** Reads the site. Fails if a file disappears meanwhile, since a running build would leave the site incomplete. */
function readServer(): Server {
  try {
    const rules = siteRules(readSite(dist), { transportSecurity: process.env.SITE_HSTS });
    return createSiteServer(dist, rules);
  } catch (error) {
    return fail(`dist/ could not be read; is a build running? ${String(error)}`);
  }
}

const server = readServer();

server.on('error', (error: NodeJS.ErrnoException) => {
  fail(error.code === 'EADDRINUSE' ? `Port ${PORT} is in use: set PORT to another.` : error.message);
});
server.listen(port, HOST, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`The site is at http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${actual}/`);
});
