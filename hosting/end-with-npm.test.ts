import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

const script = path.resolve('hosting/end-with-npm.ts');
// Would run for ever.
const endless = `import { endWithNpm } from '${script}'; endWithNpm(); console.log('runs'); setInterval(() => {}, 1000);`;
// As npm runs a script: the shell waits for the process, and does not pass signals on.
const command = `"${process.execPath}" --input-type=module --eval "$SCRIPT"; true`;
const npm = `process.title = 'npm start'; require('node:child_process').spawn('sh', ['-c', process.env.COMMAND], { stdio: 'inherit' });`;

test.skipIf(process.platform === 'win32').each([
  ['the shell that runs it', ['sh', '-c', command], 'SIGTERM'],
  ['npm, which is killed', [process.execPath, '--eval', npm], 'SIGKILL'],
] as const)('a script of npm ends with %s', async (_, [file, ...args], signal) => {
  const env = { ...process.env, npm_lifecycle_event: 'start', SCRIPT: endless, COMMAND: command };
  const started = spawn(file, args, { env });
  await once(started.stdout, 'data');
  started.kill(signal);
  // All have the output open, so it closes once all have ended.
  expect(await once(started, 'close')).toEqual([null, signal]);
});
