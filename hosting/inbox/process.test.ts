/** Tests the service as a separate process, from the sources and as the container's bundled file. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import type { MailServer } from './testing/mail-server.ts';
import { environmentFor, post, root, startMailServer, temporaryFolder } from './testing/inbox-fixture.ts';

type Running = {
  url: string;
  child: ChildProcess;
  lines: string[];
  waitForLog: (event: string) => Promise<string>;
};

/** Starts the service, and waits until it listens. */
async function start(file: string, mailServer: MailServer, queue: string): Promise<Running> {
  const env = { PATH: process.env.PATH ?? '', ...environmentFor(mailServer, queue) };
  const child = spawn(process.execPath, [file], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const waitForLog = async (event: string) => {
    for (;;) {
      const found = lines.find((line) => line.split(' ')[1] === event);
      if (found !== undefined) return found;
      await once(output, 'line');
    }
  };
  const [, port = ''] = /port=(\d+)/.exec(await waitForLog('listening')) ?? [];
  return { url: `http://127.0.0.1:${port}/`, child, lines, waitForLog };
}

async function kill({ child }: Running, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const source = path.join(root, 'hosting/inbox/start.ts');
const files = (queue: string, folder: string) => readdirSync(path.join(queue, folder));

test('sends everything once after a restart if killed between receiving and sending', async () => {
  const server = await startMailServer();
  await server.stop();
  const queue = temporaryFolder();
  const first = await start(source, server, queue);
  for (const key of ['1', '2', '3']) expect((await post(first.url, { 'message-id': key })).status).toBe(202);
  await kill(first, 'SIGKILL');
  expect(files(queue, 'waiting')).toHaveLength(3);
  await server.start();
  const second = await start(source, server, queue);
  // The visitor's browser retries too.
  for (const key of ['1', '2', '3']) expect((await post(second.url, { 'message-id': key })).status).toBe(202);
  await server.waitForAccepted(3);
  await post(second.url, { 'message-id': 'last' });
  await server.waitForAccepted(4);
  expect(new Set(server.accepted.map(({ messageId }) => messageId)).size).toBe(4);
  expect(server.accepted).toHaveLength(4);
});

test('sends the mail once after a restart if killed during DATA', async () => {
  const server = await startMailServer();
  const never = Promise.withResolvers<void>();
  server.behave({ replyAfter: never.promise, disconnectInData: false });
  const queue = temporaryFolder();
  const first = await start(source, server, queue);
  await post(first.url, {});
  await server.waitForReached(1);
  await kill(first, 'SIGKILL');
  server.behave({});
  const second = await start(source, server, queue);
  await second.waitForLog('sent');
  expect(server.accepted).toHaveLength(1);
});

test('finishes the current mail on SIGTERM, and keeps the others', async () => {
  const server = await startMailServer();
  const answered = Promise.withResolvers<void>();
  server.behave({ replyAfter: answered.promise });
  const queue = temporaryFolder();
  const running = await start(source, server, queue);
  for (const key of ['1', '2']) await post(running.url, { 'message-id': key });
  await server.waitForReached(1);
  const ended = once(running.child, 'exit');
  running.child.kill('SIGTERM');
  await running.waitForLog('stopping');
  answered.resolve();
  expect(await ended).toEqual([0, null]);
  expect(server.accepted).toHaveLength(1);
  expect([files(queue, 'waiting').length, files(queue, 'sent').length]).toEqual([1, 1]);
});

test('reports invalid settings', () => {
  const env = { PATH: process.env.PATH ?? '', INBOX_LIMIT: 'many' };
  const { status, stderr } = spawnSync(process.execPath, [source], { cwd: root, env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('INBOX_SMTP: must be set\n');
  expect(stderr).toContain('INBOX_LIMIT: must be a whole number from 1 to 100000\n');
});

test("works as the container's bundled file", { timeout: 60_000 }, async () => {
  const folder = temporaryFolder();
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const config = path.join(root, 'hosting/inbox/vite.config.ts');
  const build = [
    vite,
    'build',
    '--config',
    config,
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  const { status, stderr } = spawnSync(process.execPath, build, { cwd: root, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(files(folder, '.').filter((name) => name.endsWith('.js'))).toEqual(['inbox.js']);
  const server = await startMailServer();
  const running = await start(path.join(folder, 'inbox.js'), server, path.join(folder, 'queue'));
  expect((await post(running.url, {})).status).toBe(202);
  await running.waitForLog('sent');
  expect(server.accepted).toHaveLength(1);
});
