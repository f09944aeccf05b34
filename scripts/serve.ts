/**
 * Serves `dist/` as production does: clean addresses, real status codes, security headers, precompressed files. Reads
 * the site once on start, so a build while it runs does not affect it; restart it to serve the new build. `PORT` and
 * `HOST` set the address; the default is 127.0.0.1:4173. Started by npm, it ends when npm is ended.
 */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { endWithNpm } from '../hosting/end-with-npm.ts';
import { readSite } from '../hosting/read-site.ts';
import { siteRules } from '../hosting/rules.ts';
import { createSiteServer } from '../hosting/serve-site.ts';
import { explainListening, readAddress, type ServeAddress } from './serve-address.ts';

const dist = path.resolve(import.meta.dirname, '../dist');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!existsSync(path.join(dist, 'index.html'))) fail('dist/ has no site yet: run "npm run build" first.');

/** Reads the address to listen at. */
function addressOrFail(): ServeAddress {
  try {
    return readAddress(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
}

const address = addressOrFail();

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

server.on('error', (error) => fail(explainListening(error, address)));
server.listen(address.port, address.host, () => {
  const { host, port } = address;
  const bound = server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  console.log(`The site is at http://${host.includes(':') ? `[${host}]` : host}:${actual}/`);
});
endWithNpm();
