import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { slow4g } from '../speed/phone.ts';

// Throttled on the server, because the browser's throttling does not apply to prefetches.
const { latency } = slow4g;
const bytesPerMs = slow4g.downloadThroughput / 1000;
const piece = 1460;

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
export async function serveSlowly(
  origin: string,
  eagerness: Eagerness | undefined,
): Promise<{ origin: string; prefetches: () => number; stop: () => void }> {
  let prefetches = 0;
  const rules = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness }] });
  let free = 0;
  const server = createServer((question, answer) => {
    if (question.headers['sec-purpose']?.includes('prefetch')) prefetches += 1;
    void (async () => {
      let body: Buffer = Buffer.from(rules);
      if (question.url === rulesPath) {
        answer.setHeader('content-type', 'application/speculationrules+json');
      } else {
        const inner = request(origin + question.url, { headers: { ...question.headers, host: '' } }).end();
        const [found] = (await once(inner, 'response')) as [IncomingMessage];
        answer.writeHead(found.statusCode ?? 500, {
          ...found.headers,
          ...(eagerness && { 'speculation-rules': `"${rulesPath}"` }),
        });
        body = await buffer(found);
      }
      await wait(latency);
      for (let at = 0; at < body.length; at += piece) {
        const part = body.subarray(at, at + piece);
        free = Math.max(free, performance.now()) + part.length / bytesPerMs;
        await wait(free - performance.now());
        answer.write(part);
      }
      answer.end();
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
