/**
 * Runs a command, which has a folder of its own for temporary files. When it ends, or when this process's standard input
 * does, which is a pipe of the process that has started this one, all that it has started is ended, and the folder removed:
 * also if that process was killed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A process with all that it has started, as far as the system tells (`ps`, POSIX). */
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
// They are for all processes of a terminal or a group, of which this one is the last to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
