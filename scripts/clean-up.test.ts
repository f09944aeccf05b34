import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

const script = path.resolve('scripts/clean-up.ts');
// A server in a group of its own, as tests start browsers.
const server = `setInterval(() => {}, 1000); console.log(process.pid, require('node:os').tmpdir());`;
const step = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(server)}], { detached: true, stdio: 'inherit' });`;
const run = `
  import { spawn } from 'node:child_process';
  import { startCleanUp } from '${script}';
  const { options, watch } = startCleanUp();
  watch(spawn(process.execPath, ['--eval', ${JSON.stringify(step)}], { ...options, stdio: 'inherit' }));
`;

test.skipIf(process.platform === 'win32')('a killed run leaves no process and no folder behind', async () => {
  const started = spawn(process.execPath, ['--input-type=module', '--eval', run]);
  const [id = '', folder = ''] = String(await once(started.stdout, 'data'))
    .trim()
    .split(' ');
  expect([id, existsSync(folder)]).toEqual([expect.stringMatching(/^\d+$/), true]);
  started.kill('SIGKILL');
  // All have the output open, so it closes once all have ended.
  await once(started, 'close');
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), 10_000);
});
