/**
 * Runs Mozilla's HTTP Observatory locally: its own tests and scores, fed with the responses of the site's server as
 * if behind HTTPS with a redirect from HTTP (hosting/README.md).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRequest } from '../../hosting/send-request.ts';
import { engines } from './engines.ts';
import type { Running } from './run-server.ts';

type Output = { result: string; pass: boolean };
type Observatory = {
  ALL_TESTS: ((requests: object) => Output)[];
  getScoreModifier: (result: string) => number;
  getGradeForScore: (score: number) => { grade: string; score: number };
};

const source = path.resolve('test/hosting/tools/node_modules/@mdn/mdn-http-observatory/src');
const isMissing = !existsSync(source);
if (isMissing)
  console.warn('\n*** THE OBSERVATORY IS NOT ASKED: scripts/install-test-tools.sh installs it. ***\n');

async function load(): Promise<Observatory> {
  const modules = ['constants.js', 'grader/grader.js'].map(
    async (file) => (await import(pathToFileURL(path.join(source, file)).href)) as object,
  );
  return Object.assign({}, ...(await Promise.all(modules))) as Observatory;
}

/** Converts a response to the Observatory's format. */
async function retrieve(origin: string, address: string) {
  const { status, headers, body } = await sendRequest(origin, { path: address });
  // Its HTML parser logs errors about modern CSS.
  const html = body.toString().replaceAll(/<style>.*?<\/style>/gs, '');
  const response = { status, headers, data: html, verified: true, httpEquiv: new Map() };
  const host = 'www.example.com';
  const redirects = ['http:', 'https:'].map((protocol, index) => ({
    url: new URL(`${protocol}//${host}${address}`),
    status: index === 0 ? 308 : status,
  }));
  return {
    hostname: host,
    resources: { path: html },
    responses: {
      auto: response,
      http: response,
      https: response,
      cors: response,
      httpRedirects: redirects,
      httpsRedirects: redirects.slice(1),
    },
    session: { url: new URL(`https://${host}${address}`), jar: undefined },
  };
}

const running: Running[] = [];
beforeAll(async () => {
  const [start] = engines;
  if (start) running.push(await start.start());
});
afterAll(() => Promise.all(running.map(({ stop }) => stop())));

test.skipIf(isMissing).each(['/', '/contact', '/no/such/page'])('%s scores at least 135', async (address) => {
  const { ALL_TESTS, getScoreModifier, getGradeForScore } = await load();
  const requests = await retrieve(running[0]?.origin ?? '', address);
  const results = ALL_TESTS.map((check) => check(requests).result);
  const score = results.reduce((sum, result) => sum + getScoreModifier(result), 100);
  expect(results.filter((result) => getScoreModifier(result) < 0)).toEqual([]);
  expect(score).toBeGreaterThanOrEqual(135);
  expect(getGradeForScore(score).grade).toBe('A+');
});
