import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { slow4g } from '../speed/phone.ts';

// Throttled on the server, because the browser's throttling does not apply to prefetches.
const { latency } = slow4g;
const bytesPerMs = slow4g.downloadThroughput / 1000;
const packetSize = 1460;

const rulesPath = '/speculation-rules.json';

/**
 * When to prefetch documents:
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export type Eagerness = 'conservative' | 'moderate';

/**
 * Starts a proxy to a site that limits the bandwidth of all responses together, and optionally adds speculation
 * rules.
 */
export async function startThrottledProxy(
  origin: string,
  eagerness: Eagerness | undefined,
): Promise<{ origin: string; prefetches: () => number; stop: () => void }> {
  let prefetches = 0;
  const rules = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness }] });
  let nextFreeTime = 0;
  const server = createServer((clientRequest, clientResponse) => {
    if (clientRequest.headers['sec-purpose']?.includes('prefetch')) prefetches += 1;
    void (async () => {
      let body: Buffer = Buffer.from(rules);
      if (clientRequest.url === rulesPath) {
        clientResponse.setHeader('content-type', 'application/speculationrules+json');
      } else {
        const upstreamRequest = request(origin + clientRequest.url, {
          headers: { ...clientRequest.headers, host: '' },
        }).end();
        const [upstreamResponse] = (await once(upstreamRequest, 'response')) as [IncomingMessage];
        clientResponse.writeHead(upstreamResponse.statusCode ?? 500, {
          ...upstreamResponse.headers,
          ...(eagerness && { 'speculation-rules': `"${rulesPath}"` }),
        });
        body = await buffer(upstreamResponse);
      }
      await wait(latency);
      for (let at = 0; at < body.length; at += packetSize) {
        const part = body.subarray(at, at + packetSize);
        nextFreeTime = Math.max(nextFreeTime, performance.now()) + part.length / bytesPerMs;
        await wait(nextFreeTime - performance.now());
        clientResponse.write(part);
      }
      clientResponse.end();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    prefetches: () => prefetches,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
