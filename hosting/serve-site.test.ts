import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { assert, asyncProperty, constantFrom, oneof, webPath } from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { tableOf } from '#test/address-table.ts';
import type { ContractCase } from './contract-case.ts';
import { readSite } from './read-site.ts';
import { sendRequest, type HttpResponse } from './send-request.ts';
import { serveDist } from './serve-dist.ts';

// test/hosting checks the contract against this server too.
let folder = '';
let server: Awaited<ReturnType<typeof serveDist>>;

function write(file: string, data: string | Buffer): void {
  const full = path.join(folder, 'site', file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, data);
}

beforeEach(async () => {
  folder = temporaryFolder();
  write('index.html', 'home');
  write('about.html', 'about');
  write('about.html.gz', gzipSync('about'));
  write('404.html', 'not found');
  write('_addresses', JSON.stringify(tableOf(['/index.html', '/about.html', '/404.html'])));
  write('plain.txt', 'plain');
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  mkdirSync(path.join(folder, 'secrets'));
  writeFileSync(path.join(folder, 'secrets/one.txt'), 'secret');
  symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'site/linked.txt'));
  symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'site/plain.txt.br'));
  symlinkSync(path.join(folder, 'secrets'), path.join(folder, 'site/linked'));
  server = await serveDist(path.join(folder, 'site'));
  return server.stop;
});

async function get(target: string, headers: ContractCase['headers'] = {}): Promise<HttpResponse> {
  return sendRequest(server.origin, { path: target, headers });
}

test('does not follow symbolic links out of the folder', async () => {
  const responses = await Promise.all(['/linked.txt', '/linked/one.txt'].map((target) => get(target)));
  expect(responses.map(({ status }) => status)).toEqual([404, 404]);
  const plain = await get('/plain.txt', { 'accept-encoding': 'br' });
  expect(plain.body.toString()).toBe('plain');
});

test('serves the files as they were at the start', async () => {
  rmSync(path.join(folder, 'site'), { recursive: true });
  write('about.html', 'a half-written build');
  const responses = await Promise.all(['/', '/about', '/missing'].map((target) => get(target)));
  expect(responses.map(({ body }) => body.toString())).toEqual(['home', 'about', 'not found']);
});

test('an unchanged file keeps its ETag after a build', async () => {
  const before = await get('/about');
  write('about.html', 'about');
  const { origin, stop } = await serveDist(path.join(folder, 'site'));
  const after = await sendRequest(origin, { path: '/about' });
  await stop();
  expect(after.headers.etag).toBe(before.headers.etag);
});

test('a script of an earlier release, which no document names, does not make the site count visits', () => {
  const site = path.join(folder, 'site');
  write('assets/boot-12345678.js', "fetch('/visits?view=/')");
  expect(readSite(site).countsVisits).toBe(false);
  write('about.html', '<script async src="/assets/boot-12345678.js"></script>');
  expect(readSite(site).countsVisits).toBe(true);
});

test('each content coding has its own ETag', async () => {
  const plain = await get('/about', { 'accept-encoding': 'identity' });
  const gzip = await get('/about', { 'accept-encoding': 'gzip' });
  expect(gzip.encoding).toBe('gzip');
  expect(gzip.headers.etag).not.toBe(plain.headers.etag);
});

test('accepts absolute request targets', async () => {
  const response = await get('http://www.example.com/about?x=1');
  expect([response.status, response.body.toString()]).toEqual([200, 'about']);
});

// Most of it malformed.
const target = oneof(
  webPath(),
  constantFrom('//', '/%', '/%00', '/%c0%ae', 'http://', '/../../etc', 'about'),
);
const value = constantFrom(
  ...',* ,,, W/"a" bytes=5-2 bytes=-0 bytes=1e9- bytes=99999999999999999999- br;q=x *;q=0 ٣'.split(' '),
);
const name = constantFrom('range', 'if-range', 'if-match', 'if-none-match', 'accept-encoding', 'expect');

test('answers any request, and never with an error of its own', async () => {
  await assert(
    asyncProperty(target, name, value, async (path, header, text) => {
      const headers = { [header]: Buffer.from(text).toString('latin1') };
      expect((await get(path, headers)).status).toBeLessThan(500);
    }),
  );
});

test('no range of an empty file can be sent', async () => {
  write('empty.txt', '');
  const { origin, stop } = await serveDist(path.join(folder, 'site'));
  const { status } = await sendRequest(origin, { path: '/empty.txt', headers: { range: 'bytes=-1' } });
  await stop();
  expect(status).toBe(416);
});

test.each<[header: string, state: (etag: string) => string, status: number]>([
  // test/hosting has the ranges that a file has, or lacks.
  ['range', () => 'bytes=5-2', 200],
  ['range', () => 'bytes=0-1,3-4', 200],
  ['range', () => 'bytes=0x1-2', 200],
  ['if-match', () => '*', 200],
  ['if-match', (etag) => `"then", ${etag}`, 200],
  ['if-match', (etag) => `W/${etag}`, 412],
  ['if-match', () => '"then"', 412],
  ['if-none-match', (etag) => etag, 304],
  ['if-range', (etag) => etag, 206],
  // A weak tag does not guarantee identical bytes (RFC 9110, section 13.1.5).
  ['if-range', (etag) => `W/${etag}`, 200],
])('%s: %s is answered by %i', async (header, state, status) => {
  const { etag = '' } = (await get('/plain.txt')).headers;
  const range = header === 'if-range' ? { range: 'bytes=1-2' } : {};
  const response = await get('/plain.txt', { ...range, [header]: state(etag) });
  expect([response.status, response.body.toString()]).toEqual([
    status,
    { 200: 'plain', 206: 'la' }[status] ?? '',
  ]);
});
