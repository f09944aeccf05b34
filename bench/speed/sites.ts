import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotli } from '../../generate/finish/compress.ts';
import { readSite } from '../../hosting/read-site.ts';
import { siteRules } from '../../hosting/rules.ts';
import { createSiteServer } from '../../hosting/serve-site.ts';

const twinFolder = '.cache/twin';

/** Copies the built site without scripts: the same HTML and CSS, and so a lower bound for load times. */
export async function buildTwin(dist: string): Promise<string> {
  rmSync(twinFolder, { recursive: true, force: true });
  cpSync(dist, twinFolder, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: twinFolder })) {
    const full = path.join(twinFolder, file);
    const html = readFileSync(full, 'utf8').replaceAll(/<script\b[^>]*\bsrc=[^>]*><\/script>\n?/g, '');
    writeFileSync(full, html);
    writeFileSync(`${full}.br`, await brotli(Buffer.from(html)));
  }
  return twinFolder;
}

/** Serves a folder by the site's rules on a free port. Returns its origin and a function to stop it. */
export async function serveFolder(folder: string): Promise<{ origin: string; stop: () => void }> {
  const server = createSiteServer(folder, siteRules(readSite(folder)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
