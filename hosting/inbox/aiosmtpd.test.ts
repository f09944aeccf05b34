/** Sends a mail through aiosmtpd, an independent server that validates lines and commands. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { composeMail } from '#app/pages/contact/mail/mailto.ts';
import { loadWords } from '#generate/content/load.ts';
import { ada, post, recipient, root, runInbox } from './testing/inbox-fixture.ts';

// Debian's own Python, for which scripts/install-test-tools.sh installs the module.
const python = '/usr/bin/python3';
const isInstalled = spawnSync(python, ['-c', 'import aiosmtpd']).status === 0;
if (!isInstalled)
  console.warn('SKIPPED: aiosmtpd is not installed. scripts/install-test-tools.sh installs it on Debian.');

test.skipIf(!isInstalled)('aiosmtpd receives the mail unchanged', async () => {
  const script = path.join(import.meta.dirname, 'testing/aiosmtpd-server.py');
  const server = spawn(python, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void server.kill());
  const output = createInterface(server.stdout);
  const [port] = (await once(output, 'line')) as [string];
  const { url } = await runInbox({ url: `smtp://127.0.0.1:${port}` });
  const typed = { message: `.\n..\nFrom é\n${'x'.repeat(5000)}\n  spaces  \n` };
  const came = once(output, 'line');
  expect((await post(url, typed)).status).toBe(202);
  const [line] = (await came) as [string];
  const mail = await PostalMime.parse(Buffer.from(line, 'base64'));
  const { subject, body } = composeMail(
    recipient,
    { ...ada, ...typed },
    loadWords(root, 'en', 'contact').mail,
  );
  expect([mail.subject, mail.replyTo?.map(({ address }) => address)]).toEqual([subject, [ada.email]]);
  expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(body.replaceAll('\r\n', '\n').trimEnd());
});
