import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readSite } from '../hosting/read-site.ts';
import { siteRules } from '../hosting/rules.ts';
import { createSiteServer } from '../hosting/serve-site.ts';

/** Serves the built files of a folder on a free port, as `npm start` does, until `stop` is called. */
export async function serveDist(dist: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createSiteServer(dist, siteRules(readSite(dist))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
