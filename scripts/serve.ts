/**
 * Serves `dist/` as production does: clean addresses, real status codes, security headers, precompressed files. Reads
 * the site once on start, so a build while it runs does not affect it; restart it to serve the new build. `PORT` and
 * `HOST` set the address; the default is 127.0.0.1:4173. Started by npm, it ends when npm is ended.
 *
 * node scripts/serve.ts [--check]
 *   --check  only tries whether it could listen at the address
 */
import { createServer } from 'node:net';
import path from 'node:path';
import { endWithNpm } from '#hosting/end-with-npm.ts';
import { readSite } from '#hosting/read-site.ts';
import { requireBuild } from '#hosting/require-build.ts';
import { siteRules } from '#hosting/rules.ts';
import { createSiteServer } from '#hosting/serve-site.ts';
import { fail, orFail } from './or-fail.ts';

type ServeAddress = { host: string; port: number };

/** 127.0.0.1 and 4173 if empty; port 0 lets the system choose. Throws with a message that names the variable and its value. */
export function readAddress(env: Readonly<Record<string, string | undefined>>): ServeAddress {
  const host = env.HOST?.trim() || '127.0.0.1';
  const port = env.PORT?.trim() || '4173';
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${port}".`);
  return { host, port: Number(port) };
}

export function explainListening(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: ServeAddress,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: set PORT to another.`;
    case 'EACCES':
      return `Port ${port} is not open to everyone: set PORT to another, from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}, which is no address of this machine: set it to another, or to nothing.`;
    default:
      return message;
  }
}

function check(address: ServeAddress): void {
  const server = createServer().on('error', (error) => fail(explainListening(error, address)));
  server.listen(address.port, address.host, () => server.close());
}

function serve(root: string, address: ServeAddress): void {
  orFail(() => requireBuild(root));
  const dist = path.join(root, 'dist');
  // Fails if a file disappears meanwhile, since a running build would leave the site incomplete.
  const server = orFail(
    () => createSiteServer(dist, siteRules(readSite(dist), process.env.SITE_HSTS)),
    'dist/ could not be read; is a build running? ',
  );
  server.on('error', (error) => fail(explainListening(error, address)));
  server.listen(address.port, address.host, () => {
    const { host, port } = address;
    const bound = server.address();
    const actual = typeof bound === 'object' && bound ? bound.port : port;
    console.log(`The site is at http://${host.includes(':') ? `[${host}]` : host}:${actual}/`);
  });
  endWithNpm();
}

if (import.meta.main) {
  const address = orFail(() => readAddress(process.env));
  if (process.argv.includes('--check')) check(address);
  else serve(path.resolve(import.meta.dirname, '..'), address);
}
