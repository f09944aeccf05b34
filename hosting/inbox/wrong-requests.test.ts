/** Tests requests that are not posts of the form: each gets its status, and the service answers the next one. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { post, runInbox, site, startMailServer } from './testing/inbox-fixture.ts';

const run = async (more = {}, timeouts?: Parameters<typeof runInbox>[3]) =>
  runInbox(await startMailServer(), undefined, more, timeouts);
const ask = (url: string, init: RequestInit) => fetch(url, { redirect: 'manual', ...init });

describe('a wrong request', () => {
  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('%s is not allowed', async (method) => {
    const { url } = await run();
    const answer = await ask(url, { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
    expect((await ask(`${url}health`, { method: 'POST' })).status).toBe(405);
  });

  test('an unknown address is not found', async () => {
    const { url } = await run();
    expect((await ask(`${url}other`, { method: 'POST' })).status).toBe(404);
  });

  test.each([['application/json'], ['text/plain'], ['application/x-www-form-urlencoded-not'], ['']])(
    'of the type %j',
    async (type) => {
      const { url } = await run();
      const body = new TextEncoder().encode('{}');
      const answer = await ask(url, {
        method: 'POST',
        body,
        headers: { Origin: site, 'Content-Type': type },
      });
      expect(answer.status).toBe(415);
    },
  );

  test('of more than 64 KB, with and without a length', async () => {
    const { url } = await run();
    expect((await post(url, { message: 'x'.repeat(65_536) })).status).toBe(413);
    const body = new Blob(['message=', 'x'.repeat(70_000)]).stream();
    const headers = { Origin: site, 'Content-Type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
    expect((await ask(url, init)).status).toBe(413);
    expect((await post(url, { message: 'x'.repeat(60_000) })).status).toBe(202);
  });

  test.each([['multipart/form-data'], ['multipart/form-data; boundary=x']])(
    '%s without parts',
    async (type) => {
      const { url } = await run();
      const headers = { Origin: site, 'Content-Type': type };
      expect((await ask(url, { method: 'POST', body: 'nonsense', headers })).status).toBe(400);
    },
  );

  test('that does not end is cut off, and the next one is answered', async () => {
    const { url, port } = await run(
      {},
      { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 },
    );
    for (const beginning of [
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx',
      'POST / HT',
      '\0\0\r\n\r\n',
    ]) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      socket.write(beginning);
      await once(socket.resume(), 'close');
    }
    expect((await post(url, {})).status).toBe(202);
  });

  test('that the client aborts does no harm', async () => {
    const { url, port } = await run();
    const socket = connect(port, '127.0.0.1');
    const type = 'Content-Type: application/x-www-form-urlencoded';
    socket.end(`POST / HTTP/1.1\r\nHost: x\r\nOrigin: ${site}\r\n${type}\r\nContent-Length: 99\r\n\r\nmess`);
    await once(socket.resume(), 'close');
    expect((await post(url, {})).status).toBe(202);
  });
});
