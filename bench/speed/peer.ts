import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from '#generate/finish/compress.ts';
import { readSite } from '#hosting/read-site.ts';
import { siteRules } from '#hosting/rules.ts';
import { serveDist } from '#hosting/serve-dist.ts';

const peerFolder = '.cache/peer';

/** Serves somebody else's built site like ours, compressed and cached, but without our policies and redirects. Throws if the folder is none. */
export async function servePeer(folder: string): ReturnType<typeof serveDist> {
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`--peer: ${folder} has no index.html`);
  rmSync(peerFolder, { recursive: true, force: true });
  cpSync(folder, peerFolder, { recursive: true });
  await compressFolder('.', peerFolder);
  const rules = siteRules(readSite(peerFolder));
  // Its links end with a slash, or do not.
  const pages = rules.pages.flatMap((page) => [page, { ...page, address: `${page.address}/` }]);
  return serveDist(peerFolder, { ...rules, headers: {}, documentHeaders: {}, redirects: [], pages });
}
