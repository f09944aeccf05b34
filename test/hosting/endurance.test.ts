/** The server of `npm start` responds to any input, and still serves the site afterwards. */
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { array, assert, asyncProperty, constantFrom, nat, oneof, string, tuple, webPath } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRequest } from '#hosting/send-request.ts';
import { engines } from './engines.ts';
import type { Running } from './run-server.ts';

const running: Running[] = [];
beforeAll(async () => {
  const [engine] = engines;
  if (engine) running.push(await engine.start());
});
afterAll(() => Promise.all(running.map(({ stop }) => stop())));

/** Returns the status line of a response of the site, to check that it still works. */
async function home(): Promise<string> {
  const { status, body } = await sendRequest(running[0]?.origin ?? '', { path: '/' });
  return `${status} ${body.toString().split('\n')[0]}`;
}

const served = '200 <!doctype html>';

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(running[0]?.origin ?? '');
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  return socket;
}

/** Sends raw bytes, and returns the statuses of the responses once the server has closed the connection. */
async function send(text: string): Promise<number> {
  const socket = await open();
  const chunks: Buffer[] = [];
  socket.on('data', (data: Buffer) => chunks.push(data));
  // A server that rejects a request may close before it has read all of it.
  socket.on('error', () => socket.destroy());
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.end(Buffer.from(text, 'latin1'));
  await closed;
  // "100 Continue" is followed by another response.
  const statuses = [
    ...Buffer.concat(chunks)
      .toString('latin1')
      .matchAll(/^HTTP\/1\.1 (\d{3}) /gm),
  ];
  return Number(statuses.find(([, status]) => status !== '100')?.[1]);
}

function request(line: string, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  return `${line} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

// Parts of requests, most of them malformed.
const methods = 'GET HEAD POST PUT DELETE OPTIONS TRACE CONNECT PATCH PROPFIND'.split(' ');
const targets =
  '/ /about /about.html /404.html /missing * // /% /%00 /%c0%ae%c0%ae/ http:// about /../../etc'.split(' ');
const names =
  'Range If-Range If-None-Match If-Match If-Modified-Since Accept-Encoding Expect Upgrade Transfer-Encoding Content-Length'.split(
    ' ',
  );
const values = [
  '',
  'W/"a", *',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  ...'* ,,, bytes=5-2 bytes=-0 bytes=1e9- bytes=99999999999999999999- bytes=٣-'.split(' '),
  ...'br;q=x *;q=0 0 x 100-continue websocket h2c chunked'.split(' '),
];
const spans = array(
  tuple(nat(), nat()).map((span) => span.join('-')),
  { maxLength: 50 },
);
const value = oneof(
  constantFrom(...values),
  spans.map((all) => `bytes=${all.join(',')}`),
  string(),
);
const target = oneof(constantFrom(...targets), webPath(), string());
const headers = array(tuple(constantFrom(...names), value), { maxLength: 6 });
/** Without line ends, which would start another request. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]/g, ' ');

test('responds to arbitrary requests, never with a server error', async () => {
  await assert(
    asyncProperty(constantFrom(...methods), target, headers, async (method, asked, all) => {
      const sent = Object.fromEntries(all.map(([name, text]) => [name, oneLine(text)]));
      const status = await send(request(oneLine(`${method} ${asked}`), sent));
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 1500 },
  );
  expect(await home()).toBe(served);
}, 120_000);

test('a thousand idle or slow connections do not delay others, and are closed', async () => {
  const sockets = await Promise.all(Array.from({ length: 1000 }, open));
  const closed = sockets.map((socket, index) => {
    socket.on('error', () => socket.destroy());
    if (index % 2 === 0) socket.write('GET / HTTP/1.1\r\nX-Slow:');
    socket.resume();
    return new Promise<void>((resolve) => socket.on('close', () => resolve()));
  });
  expect(await home()).toBe(served);
  await Promise.all(closed);
}, 90_000);
