import { once } from 'node:events';
import { readSite } from './read-site.ts';
import { siteRules } from './rules.ts';
import { createSiteServer } from './serve-site.ts';

/** Serves the built files of a folder on a free port, as `npm start` does, until `stop` is called. */
export async function serveDist(
  dist: string,
  rules = siteRules(readSite(dist)),
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createSiteServer(dist, rules).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
