import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { dataOf, rejectionReason } from './request-handler.ts';

type Asked = { method?: string; remoteAddress?: string; headers?: Record<string, string | undefined> };
const host = '127.0.0.1:5180';

function request({ method = 'POST', remoteAddress = '127.0.0.1', headers = {} }: Asked): IncomingMessage {
  const own = { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers };
  return { method, headers: own, socket: { remoteAddress, localPort: 5180 } } as unknown as IncomingMessage;
}

test('requests of the page itself are accepted', () => {
  expect(rejectionReason(request({}))).toBeUndefined();
  expect(rejectionReason(request({ headers: { 'sec-fetch-site': 'same-origin' } }))).toBeUndefined();
  const local = 'localhost:5180';
  expect(rejectionReason(request({ headers: { host: local, origin: `http://${local}` } }))).toBeUndefined();
  expect(rejectionReason(request({ remoteAddress: '::1' }))).toBeUndefined();
});

const evil = 'localhost.evil.example';
test.each<[string, Asked]>([
  ['another machine', { remoteAddress: '192.168.1.7' }],
  ['a host name that starts the same', { headers: { host: evil, origin: `http://${evil}` } }],
  ['another port', { headers: { origin: 'http://127.0.0.1:5181' } }],
  ['no origin', { headers: { origin: undefined } }],
  ['a link', { method: 'GET' }],
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
])('%s is refused', (_, asked) => {
  expect(rejectionReason(request(asked))).toMatch(/only/);
});

function body(type: string, ...texts: string[]) {
  const headers = { 'content-type': type };
  return Object.assign(Readable.from(texts), { headers, url: '/openPicture?name=Foto%201.jpg' });
}

test('at the address of a forwarded port, it is said where the editor is', () => {
  const headers = { host: 'localhost:5180', origin: 'https://name-5180.example' };
  expect(rejectionReason(request({ headers }))).toContain('http://127.0.0.1:5180/');
});

test('a body is JSON of a bounded size, or a file with its name', async () => {
  const json = 'application/json; charset=utf-8';
  expect(await dataOf(body(json, '{"a":', '1}'))).toEqual({ a: 1 });
  await expect(dataOf(body(json, 'nothing'))).rejects.toThrow(SyntaxError);
  await expect(dataOf(body(json, 'x'.repeat(600_000), 'x'.repeat(600_000)))).rejects.toThrow('too large');
  const file = await dataOf(body('application/octet-stream', 'a', 'b'));
  expect(file).toEqual({ name: 'Foto 1.jpg', bytes: Buffer.from('ab') });
});
