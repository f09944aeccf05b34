/** Sends messages to a real SMTP server, through failures of that server and restarts of the service. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { composeMail } from '#app/pages/contact/mail/mailto.ts';
import { loadWords } from '#generate/content/load.ts';
import {
  ada,
  post,
  recipient,
  root,
  runInbox,
  startMailServer,
  temporaryFolder,
} from './testing/inbox-fixture.ts';

const files = (queue: string, folder: string) => readdirSync(path.join(queue, folder));
const labelsOf = (code: 'en' | 'es') => loadWords(root, code, 'contact').mail;

async function healthOf(url: string): Promise<Record<string, unknown>> {
  return (await (await fetch(`${url}health`)).json()) as Record<string, unknown>;
}

describe('the mail', () => {
  test.each(['en', 'es'] as const)('equals the hand-off’s, in the language of the page: %s', async (code) => {
    const server = await startMailServer();
    const { url } = await runInbox(server);
    const typed = { firstName: 'Añña', message: '.\n..\nFrom é\n 100% = yes  \n\n👩🏽‍💻' };
    expect((await post(url, { ...typed, language: code })).status).toBe(202);
    const [mail] = await server.waitForAccepted(1);
    const { subject, body } = composeMail(recipient, { ...ada, ...typed }, labelsOf(code));
    expect(mail).toMatchObject({ subject, replyTo: [{ address: ada.email }], to: [{ address: recipient }] });
    expect(mail?.from).toMatchObject({ address: 'website@example.org' });
    expect(mail?.text?.replaceAll('\r\n', '\n').replace(/\n$/, '')).toBe(body.replaceAll('\r\n', '\n'));
  });

  test('has no header fields injected by line breaks', async () => {
    const server = await startMailServer();
    const { url, log } = await runInbox(server);
    const breaks = ['\r\n', '\n', '\r', '%0d%0a', '\u2028', '\u0085', '=0D=0A', '=?utf-8?Q?=0D=0A?='];
    const evil = breaks.map((lineBreak) => `x${lineBreak}Bcc: bcc@example.net${lineBreak}${lineBreak}y`);
    for (const text of evil) {
      const fields = { firstName: text, lastName: text, company: text, message: text };
      expect((await post(url, fields)).status).toBe(202);
      expect((await post(url, { email: `ada@example.org${text}` })).status).toBe(422);
    }
    await log.waitFor('sent', evil.length);
    for (const mail of server.accepted) {
      const head = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
      const names = head.split('\r\n').map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
      expect(names.toSorted()).toEqual(
        [
          'content-transfer-encoding',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'reply-to',
        ].concat(['subject', 'to']),
      );
      expect([mail.bcc, mail.cc, mail.to]).toEqual([
        undefined,
        undefined,
        [{ address: recipient, name: '' }],
      ]);
    }
  });

  test('keeps its lines within the limit of SMTP', async () => {
    const server = await startMailServer();
    const { url } = await runInbox(server);
    const long = { firstName: 'x'.repeat(254), lastName: 'é'.repeat(254), message: 'y'.repeat(40_000) };
    expect((await post(url, long)).status).toBe(202);
    const [mail] = await server.waitForAccepted(1);
    expect(Math.max(...(mail?.raw.split('\r\n') ?? []).map(({ length }) => length))).toBeLessThanOrEqual(998);
    expect(mail?.subject).toContain(`${long.firstName} ${long.lastName}`);
  });
});

describe('a message is sent once', () => {
  test('if posted again with its key, concurrently and after it was sent', async () => {
    const server = await startMailServer();
    const { url, log } = await runInbox(server);
    const again = () => post(url, { 'message-id': 'a-key' });
    const answers = await Promise.all([again(), again(), again()]);
    await log.waitFor('sent');
    answers.push(await again());
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    await post(url, { 'message-id': 'another key' });
    await log.waitFor('sent', 2);
    expect(server.accepted).toHaveLength(2);
  });

  test('if posted again after a restart of the service', async () => {
    const server = await startMailServer();
    const first = await runInbox(server);
    await post(first.url, { 'message-id': 'a-key' });
    await first.log.waitFor('sent');
    const second = await runInbox(server, first.queue);
    expect((await post(second.url, { 'message-id': 'a-key' })).status).toBe(202);
    await post(second.url, { 'message-id': 'another key' });
    await second.log.waitFor('sent');
    expect(server.accepted).toHaveLength(2);
  });

  test('if posted again without a key; other words with the same key are another message', async () => {
    const server = await startMailServer();
    const { url, log } = await runInbox(server);
    await post(url, {}, { isScripted: false });
    await post(url, {}, { isScripted: false });
    await post(url, { 'message-id': 'a-key' });
    await post(url, { 'message-id': 'a-key', message: 'Edited after the answer was lost' });
    await log.waitFor('sent', 3);
    expect(new Set(server.accepted.map(({ messageId }) => messageId)).size).toBe(3);
    expect(server.accepted).toHaveLength(3);
  });
});

describe('a server that', () => {
  test('is down gets the mail once it is up', async () => {
    const server = await startMailServer();
    await server.stop();
    const { url, log, queue } = await runInbox(server);
    expect((await post(url, {})).status).toBe(202);
    await log.waitFor('not-sent-yet', 3);
    expect(files(queue, 'waiting')).toHaveLength(1);
    expect(await healthOf(url)).toMatchObject({ status: 'ok', waiting: 1, lastSuccess: null });
    await server.start();
    await log.waitFor('sent');
    expect(server.accepted).toHaveLength(1);
    expect([files(queue, 'waiting'), files(queue, 'failed')]).toEqual([[], []]);
  });

  test('is slow does not keep visitors waiting', async () => {
    const server = await startMailServer();
    const answered = Promise.withResolvers<void>();
    server.behave({ replyAfter: answered.promise });
    const { url, log, queue } = await runInbox(server);
    for (const key of ['1', '2', '3']) expect((await post(url, { 'message-id': key })).status).toBe(202);
    await server.waitForReached(1);
    expect(files(queue, 'waiting')).toHaveLength(3);
    answered.resolve();
    await log.waitFor('sent', 3);
    expect(server.accepted).toHaveLength(3);
  });

  test('never responds is abandoned and tried again', async () => {
    const server = await startMailServer();
    server.behave({ replyAfter: new Promise(() => {}) });
    const { url, log } = await runInbox(server, undefined, { INBOX_SMTP: `${server.url}?socketTimeout=500` });
    await post(url, {});
    await log.waitFor('not-sent-yet');
    expect(log.lines.join('\n')).toContain('ETIMEDOUT');
    server.behave({});
    await log.waitFor('sent');
    expect(server.accepted).toHaveLength(1);
  });

  test.each([
    ['the recipient', { refuseRecipient: { responseCode: 450 } }],
    ['the mail', { refuseMail: { responseCode: 451 } }],
  ])('rejects %s temporarily is tried again', async (_, behaviour) => {
    const server = await startMailServer();
    server.behave(behaviour);
    const { url, log } = await runInbox(server);
    await post(url, {});
    await server.waitForReached(3);
    server.behave({});
    await log.waitFor('sent');
    expect(server.accepted).toHaveLength(1);
  });

  test.each([
    ['the recipient', { refuseRecipient: { responseCode: 550, text: '5.1.1 <ada@example.org> unknown' } }],
    ['the mail', { refuseMail: { responseCode: 554, text: '5.7.1 no mail from ada@example.org' } }],
  ])('rejects %s permanently: it is set aside, and reported without addresses', async (_, behaviour) => {
    const server = await startMailServer();
    server.behave(behaviour);
    const { url, log, queue } = await runInbox(server);
    await post(url, {});
    await log.waitFor('failed');
    const [name = ''] = files(queue, 'failed');
    expect(readFileSync(path.join(queue, 'failed', name), 'utf8')).toContain('Two lines.');
    expect(await healthOf(url)).toMatchObject({
      waiting: 0,
      failed: 1,
      lastFailure: expect.stringMatching(/\/5/),
    });
    expect(log.lines.join('\n') + JSON.stringify(await healthOf(url))).not.toContain('ada@');
  });

  test('dies during DATA gets the mail once', async () => {
    const server = await startMailServer();
    server.behave({ disconnectInData: true });
    const { url, log } = await runInbox(server);
    await post(url, {});
    await log.waitFor('not-sent-yet');
    server.behave({});
    await log.waitFor('sent');
    expect(server.accepted).toHaveLength(1);
  });

  test('dies before confirming the mail gets it again, with the same Message-ID', async () => {
    const server = await startMailServer();
    server.behave({ disconnectBeforeReply: true });
    const { url, log } = await runInbox(server);
    await post(url, {});
    await log.waitFor('not-sent-yet');
    server.behave({});
    await log.waitFor('sent');
    expect(server.accepted.length).toBeGreaterThan(1);
    expect(new Set(server.accepted.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('rejects the password gets the mail once the settings are corrected', async () => {
    const server = await startMailServer();
    const [wrong, right] = [server.url.replace('//', '//user:wrong@'), server.url];
    const first = await runInbox(server, undefined, { INBOX_SMTP: wrong });
    await post(first.url, {});
    await first.log.waitFor('not-sent-yet');
    await first.stop();
    const second = await runInbox(server, first.queue, { INBOX_SMTP: right });
    await second.log.waitFor('sent');
    expect(server.accepted).toHaveLength(1);
  });
});

test('sets aside invalid files in the queue, and sends the others', async () => {
  const server = await startMailServer();
  const queue = temporaryFolder();
  const first = await runInbox(server, queue);
  await first.stop();
  for (const [name, text] of [
    ['broken', '{"subject":'],
    ['empty', '{}'],
  ] as const)
    writeFileSync(path.join(queue, 'waiting', name), text);
  const { url, log } = await runInbox(server, queue);
  await post(url, {});
  await log.waitFor('sent');
  expect(files(queue, 'failed').toSorted()).toEqual(['broken', 'empty']);
});
