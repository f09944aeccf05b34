/** Checks the contract over HTTP against every installed engine, serving the built files. */
import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '#hosting/check-contract.ts';
import { requestOf } from '#hosting/contract-case.ts';
import { contract } from '#hosting/contract.ts';
import { exceptionsOf } from '#hosting/engines/hosts.ts';
import { readSite } from '#hosting/read-site.ts';
import { encodings, siteRules } from '#hosting/rules.ts';
import { sendRequest } from '#hosting/send-request.ts';
import { dist, engines } from './engines.ts';

const rules = siteRules(readSite(dist));
// The first of the articles that only fill lists stands for all of them.
const isFiller = (path: string) => /\/note-(?!10\b)\d/.test(path);
const cases = contract(rules).filter(({ path }) => !isFiller(path));
const addresses = [
  ...rules.pages.map(({ address }) => address),
  ...rules.files.filter((file) => !file.endsWith('.html')),
].filter((path) => !isFiller(path));

for (const { name, missing } of engines) {
  const what = missing();
  if (what) {
    console.warn(
      `\n*** ${name} IS NOT TESTED: no ${what} here. scripts/install-test-tools.sh installs it. ***\n`,
    );
  }
}

for (const engine of engines)
  describe.skipIf(Boolean(engine.missing()))(`on ${engine.name}`, () => {
    const target = { origin: '', dist, rules, exceptions: exceptionsOf(engine.announced ?? '', rules) };
    beforeAll(async () => {
      const { origin, stop } = await engine.start();
      target.origin = origin;
      return stop;
    }, 90_000);

    test.each(cases.map((each) => [requestOf(each), each] as const))('%s', async (_, contractCase) => {
      expect(await violations(contractCase, target)).toEqual([]);
    });

    // hosting/serve-site.test.ts has other conditions, which engines do not get from us.
    test.each(addresses)('%s is revalidated', async (path) => {
      const headers = { 'accept-encoding': 'br' };
      const first = await sendRequest(target.origin, { path, headers });
      const { etag = '', 'cache-control': cache, vary } = first.headers;
      const again = { path, headers: { ...headers, 'if-none-match': etag } };
      const expected = { status: [304], cache, etag };
      expect(await violations({ ...again, expect: expected }, target)).toEqual([]);
      expect((await sendRequest(target.origin, again)).headers.vary).toBe(vary);
    });

    // Cloudflare's own servers are in front of the one that runs here.
    test.runIf(engine.name !== 'Cloudflare (workerd)')('closes a connection that drips', async () => {
      const { hostname, port } = new URL(target.origin);
      const socket = connect({ host: hostname, port: Number(port) });
      // A server may close while a header is under way.
      socket.on('error', () => socket.destroy());
      const drip = setInterval(() => socket.write('X-More: x\r\n'), 500);
      socket.write(`GET / HTTP/1.1\r\nHost: ${hostname}\r\n`);
      socket.resume();
      // Otherwise it waits until the time of the test is over.
      await new Promise((resolve) => socket.once('close', resolve));
      clearInterval(drip);
      expect(socket.destroyed).toBe(true);
    });

    test.each(engine.sends)('sends our file in %s to a client that accepts %s', async (coding, accepted) => {
      const headers = { 'accept-encoding': accepted };
      const response = await sendRequest(target.origin, { path: '/', headers });
      const { size } = statSync(`${dist}/index.html${encodings[coding]}`);
      expect([response.encoding, response.bytes]).toEqual([coding, size]);
    });
  });
