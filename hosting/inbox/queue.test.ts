import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Queue, type QueuedMail } from './queue.ts';
import { temporaryFolder } from './testing/inbox-fixture.ts';

const mail: QueuedMail = {
  id: 'a',
  subject: 'Subject',
  body: 'Body',
  replyTo: 'ada@example.org',
  received: '2030-01-01T00:00:00.000Z',
  attempts: 0,
};

test('deletes a sent mail, but remembers its id for 30 days', () => {
  const folder = temporaryFolder();
  const queue = new Queue(folder);
  queue.save(mail);
  expect(queue.read('a')).toEqual(mail);
  queue.markSent('a');
  expect([queue.waiting(), queue.has('a'), queue.isSent('a')]).toEqual([[], true, true]);
  const sent = new Date('2030-01-01');
  utimesSync(path.join(folder, 'sent/a'), sent, sent);
  queue.deleteOldReceipts(Date.parse('2030-01-31'));
  expect(queue.has('a')).toBe(true);
  queue.deleteOldReceipts(Date.parse('2030-02-01'));
  expect(queue.has('a')).toBe(false);
});

test('cleans up after a killed process: deletes waiting mails with a receipt, and unfinished files', () => {
  const folder = temporaryFolder();
  const before = new Queue(folder);
  before.save(mail);
  before.save({ ...mail, id: 'b' });
  writeFileSync(path.join(folder, 'sent/a'), '');
  writeFileSync(path.join(folder, 'unfinished/c'), '{"subj');
  const after = new Queue(folder);
  expect(after.waiting()).toEqual(['b']);
  expect(readdirSync(path.join(folder, 'unfinished'))).toEqual([]);
});

test('does not send a failed mail again, but remembers its id', () => {
  const queue = new Queue(temporaryFolder());
  queue.save(mail);
  queue.markFailed('a');
  expect([queue.waiting(), queue.failedCount(), queue.has('a'), queue.isSent('a')]).toEqual([
    [],
    1,
    true,
    false,
  ]);
});
