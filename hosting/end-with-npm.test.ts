import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

const script = path.resolve('hosting/end-with-npm.ts');
// Would run for ever.
const endless = `import { endWithNpm } from '${script}'; endWithNpm(); console.log('runs'); setInterval(() => {}, 1000);`;

test.skipIf(process.platform === 'win32')('a script of npm ends with the shell that runs it', async () => {
  // As npm runs a script: the shell waits for the process, and does not pass signals on.
  const command = `"${process.execPath}" --input-type=module --eval "$SCRIPT"; true`;
  const env = { ...process.env, npm_lifecycle_event: 'preview', SCRIPT: endless };
  const shell = spawn('sh', ['-c', command], { env });
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  // Both have the output open, so it closes once both have ended.
  expect(await once(shell, 'close')).toEqual([null, 'SIGTERM']);
});
