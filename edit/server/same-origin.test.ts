import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { bodyOf, rejectionReason } from './same-origin.ts';

type Asked = { method?: string; remoteAddress?: string; headers?: Record<string, string | undefined> };
const host = '127.0.0.1:5180';

function request({ method = 'POST', remoteAddress = '127.0.0.1', headers = {} }: Asked): IncomingMessage {
  const own = { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers };
  return { method, headers: own, socket: { remoteAddress } } as unknown as IncomingMessage;
}

test('requests of the page itself are accepted', () => {
  expect(rejectionReason(request({}))).toBeUndefined();
  expect(rejectionReason(request({ headers: { 'sec-fetch-site': 'same-origin' } }))).toBeUndefined();
  const local = 'localhost:5180';
  expect(rejectionReason(request({ headers: { host: local, origin: `http://${local}` } }))).toBeUndefined();
  expect(rejectionReason(request({ remoteAddress: '::1' }))).toBeUndefined();
});

test.each<[string, Asked]>([
  ['another machine', { remoteAddress: '192.168.1.7' }],
  [
    'a foreign host name that resolves here',
    { headers: { host: 'evil.example:5180', origin: 'http://evil.example:5180' } },
  ],
  [
    'a host name that starts the same',
    { headers: { host: 'localhost.evil.example', origin: 'http://localhost.evil.example' } },
  ],
  ['another origin', { headers: { origin: 'https://example.com' } }],
  ['another port', { headers: { origin: 'http://127.0.0.1:5181' } }],
  ['no origin', { headers: { origin: undefined } }],
  ['a sandboxed page', { headers: { origin: 'null' } }],
  ['a link', { method: 'GET' }],
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['plain text', { headers: { 'content-type': 'text/plain' } }],
  ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
])('%s is refused', (_, asked) => {
  expect(rejectionReason(request(asked))).toMatch(/only/);
});

async function* parts(...texts: string[]) {
  yield* texts;
}

test('a body is JSON of a bounded size', async () => {
  expect(await bodyOf(parts('{"a":', '1}'))).toEqual({ a: 1 });
  await expect(bodyOf(parts('nothing'))).rejects.toThrow(SyntaxError);
  await expect(bodyOf(parts('x'.repeat(600_000), 'x'.repeat(600_000)))).rejects.toThrow('too large');
});
