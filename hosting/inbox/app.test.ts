/** Tests the service over HTTP: what it accepts, what it refuses, and how it responds. */
import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ada, post, recipient, runInbox, site, startMailServer } from './testing/inbox-fixture.ts';

const run = async (more = {}, timeouts?: Parameters<typeof runInbox>[3]) =>
  runInbox(await startMailServer(), undefined, more, timeouts);
const waiting = (queue: string) => readdirSync(path.join(queue, 'waiting'));

describe('a received message', () => {
  test('is confirmed to a script, which only the site may read', async () => {
    const { url } = await run();
    const answer = await post(url, {});
    expect([answer.status, await answer.json()]).toEqual([202, { status: 'received' }]);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(site);
  });

  test.each([
    ['en', '/contact#sent'],
    ['es', '/es/contact#sent'],
    ['xx', '/contact#sent'],
  ])('redirects a browser without JavaScript to the contact page: %s', async (language, address) => {
    const { url } = await run();
    const answer = await post(url, { language }, { isScripted: false });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${site}${address}`]);
  });

  test('may be multipart/form-data', async () => {
    const server = await startMailServer();
    const { url } = await runInbox(server);
    const body = new FormData();
    for (const [name, text] of Object.entries(ada)) body.set(name, text);
    const headers = { Origin: site, Accept: 'application/json' };
    expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(202);
    const [mail] = await server.waitForAccepted(1);
    expect(mail?.text).toContain('Two lines.');
  });
});

test('confirms but drops a message with the honeypot filled in', async () => {
  const server = await startMailServer();
  const { url, log } = await runInbox(server);
  expect((await post(url, { _gotcha: 'http://spam.example' })).status).toBe(202);
  expect((await post(url, { _gotcha: 'x' }, { isScripted: false })).status).toBe(303);
  await post(url, { _gotcha: '', message: 'From a person' });
  await log.waitFor('sent');
  expect(server.accepted.map(({ text }) => text)).toEqual([expect.stringContaining('From a person')]);
});

describe('the rules of the form', () => {
  test.each([
    ['firstName', ''],
    ['lastName', ' \t'],
    ['message', '\n\u00a0\n'],
    ['email', ''],
    ['email', 'ada'],
    ['email', 'ada@'],
    ['email', 'ada@example.org, eve@example.org'],
    ['email', 'Ada <ada@example.org>'],
    ['firstName', 'x'.repeat(255)],
    ['company', 'x'.repeat(255)],
  ])('%s may not be %j', async (name, text) => {
    const { url, queue } = await run();
    const answer = await post(url, { [name]: text });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { status: 'refused', reason: 'wrong-fields', fields: [name] },
    ]);
    expect(waiting(queue)).toEqual([]);
  });

  test('allow an empty company, and an address that a browser allows', async () => {
    const { url } = await run();
    expect((await post(url, { company: '', email: " o'hara+x@localhost " })).status).toBe(202);
  });

  test('report every field that is missing or is a file', async () => {
    const { url } = await run();
    const body = new FormData();
    body.set('message', new Blob(['Hello']), 'message.txt');
    const headers = { Origin: site, Accept: 'application/json' };
    const answer = await fetch(url, { method: 'POST', body, headers });
    expect(await answer.json()).toMatchObject({ fields: ['firstName', 'lastName', 'email', 'message'] });
  });

  test('are explained in each language to a browser without JavaScript', async () => {
    const { url } = await run();
    const text = await (await post(url, { email: '' }, { isScripted: false })).text();
    for (const part of ['not received', 'No recibimos', recipient]) expect(text).toContain(part);
  });
});

describe('other origins', () => {
  test.each([
    ['another origin', { Origin: 'https://evil.example' }, 403],
    ['another port', { Origin: `${site}:8443` }, 403],
    ['another scheme', { Origin: site.replace('https', 'http') }, 403],
    ['no origin', { Origin: 'null' }, 403],
    ['no origin, with the site as referrer', { Origin: 'null', Referer: `${site}/contact` }, 403],
    [
      'another origin that claims to be the same',
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
      403,
    ],
    ['no origin, but a same-origin request', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 202],
    ['the site, for a service on another host', { Origin: site, 'Sec-Fetch-Site': 'cross-site' }, 202],
  ])('%s', async (_, headers, status) => {
    const { url } = await run();
    const answer = await post(url, {}, { headers });
    expect(answer.status).toBe(status);
    const readable = headers.Origin === site ? site : null;
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(readable);
  });
});

describe('the limit', () => {
  test('applies to each address that a trusted proxy reports, and ignores other entries', async () => {
    const { url } = await run({ INBOX_LIMIT: '2' });
    const from = (address: string) => post(url, {}, { headers: { 'X-Forwarded-For': address } });
    expect((await from('203.0.113.1')).status).toBe(202);
    expect((await from('198.51.100.9, 203.0.113.1')).status).toBe(202);
    const third = await from('198.51.100.10, 203.0.113.1');
    expect([third.status, Number(third.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect(third.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
    expect((await from('203.0.113.2')).status).toBe(202);
  });

  test('cannot be bypassed by a header from an untrusted proxy', async () => {
    const { url } = await run({ INBOX_LIMIT: '1', INBOX_TRUSTED_PROXIES: '192.0.2.1' });
    const from = (address: string) => post(url, {}, { headers: { 'X-Forwarded-For': address } });
    expect((await from('203.0.113.1')).status).toBe(202);
    expect((await from('203.0.113.2')).status).toBe(429);
  });
});

test('a preflight allows the site to post', async () => {
  const { url } = await run();
  const headers = { Origin: site, 'Access-Control-Request-Method': 'POST' };
  const answer = await fetch(url, { method: 'OPTIONS', headers });
  const allowed = ['origin', 'methods'].map((what) => answer.headers.get(`Access-Control-Allow-${what}`));
  expect([answer.status, ...allowed]).toEqual([204, site, 'POST']);
});

// Permissions do not stop root, so this replaces the folder with a file.
test('refuses messages and fails the health check if the queue is not writable', async () => {
  const { url, queue, log } = await run();
  expect((await fetch(`${url}health`)).status).toBe(200);
  rmSync(queue, { recursive: true });
  writeFileSync(queue, '');
  chmodSync(queue, 0o400);
  expect(existsSync(queue)).toBe(true);
  const answer = await post(url, {});
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'refused', reason: 'try-later' }]);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(site);
  expect((await fetch(`${url}health`)).status).toBe(503);
  expect(log.lines.join('\n')).toContain('ENOTDIR');
});

test('refuses messages if the queue is full', async () => {
  const { url, queue } = await run();
  for (let count = 0; count < 1000; count += 1) writeFileSync(path.join(queue, 'waiting', `${count}`), '');
  const answer = await post(url, {});
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'refused', reason: 'queue-full' }]);
});

test("logs neither what was typed nor the visitor's address", async () => {
  const server = await startMailServer();
  const { url, log } = await runInbox(server);
  const headers = { 'X-Forwarded-For': '203.0.113.77' };
  const typed = {
    firstName: 'Personalia',
    company: 'Personalia',
    message: 'Personalia',
    'message-id': 'Personalia',
  };
  await post(url, typed, { headers });
  await log.waitFor('sent');
  await post(url, { ...typed, email: 'Personalia' }, { headers });
  await post(url, { ...typed, _gotcha: 'Personalia' }, { headers });
  await post(url, typed, { headers: { ...headers, Origin: 'https://personalia.example' } });
  server.behave({ refuseMail: { responseCode: 554, text: 'no Personalia from ada@example.org' } });
  await post(url, { ...typed, 'message-id': 'other' }, { headers });
  await log.waitFor('failed');
  expect(log.lines.map((line) => line.split(' ')[0])).toEqual(
    expect.arrayContaining(['received', 'sent', 'refused', 'trapped', 'failed']),
  );
  expect(log.lines.join('\n')).not.toMatch(/personalia|ada|lovelace|203\.0/i);
});
