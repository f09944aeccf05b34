import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

/** Says its folder for temporary files, and runs until it is killed, as does a process that it has started. */
const endless = `
  const wait = 'setInterval(() => {}, 1000)';
  require('node:child_process').spawn(process.execPath, ['--eval', wait], { stdio: 'inherit' });
  console.log(require('node:os').tmpdir());
  eval(wait);
`;

test.skipIf(process.platform === 'win32')(
  'ends what it has started, and removes its folder, once its parent is gone',
  async () => {
    const started = spawn(process.execPath, ['scripts/contained.ts', process.execPath, '--eval', endless]);
    const [folder]: string[] = await once(createInterface(started.stdout), 'line');
    expect(existsSync(folder ?? '')).toBe(true);
    // A signal for all processes of a terminal does not keep it from that.
    started.kill('SIGTERM');
    started.stdin.end();
    // All have the output open, so it closes once all have ended.
    expect(await once(started, 'close')).toEqual([1, null]);
    expect(existsSync(folder ?? '')).toBe(false);
  },
);

test('passes on how a command has ended', async () => {
  const started = spawn(process.execPath, [
    'scripts/contained.ts',
    process.execPath,
    '--eval',
    'process.exit(7)',
  ]);
  expect(await once(started, 'close')).toEqual([7, null]);
});
