/**
 * Runs a command with a folder of its own for temporary files. When it ends, or when the pipe closes that the parent process holds
 * as this one's standard input, even because the parent was killed, ends all that the command has started, and removes the folder.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A process and all that it has started, where the system has `ps` (POSIX). */
function familyOf(id: number): Set<number> {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  // Null where there is no such program, whatever the type says.
  const rows = (stdout ?? '').split('\n').map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([id]);
  // A set visits what is added meanwhile.
  for (const parent of family)
    for (const [child, its] of rows) if (child && its === parent) family.add(child);
  return family;
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'site-run-'));
// Tests start servers as another user, in folders below it.
chmodSync(folder, 0o711);
const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
  shell: process.platform === 'win32',
});

function end(code: number): never {
  for (const id of familyOf(child.pid ?? 0)) kill(id);
  // A browser writes until it notices.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.exit(code);
}

child.on('error', ({ message }) => {
  console.error(message);
  end(1);
});
child.on('close', (code) => end(code ?? 1));
process.stdin.resume().on('close', () => end(1));
// Signals reach all processes of a terminal or a group, of which this one must be the last to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
