/** Ends what a process has started, and removes its temporary files, however it ends: also when it is killed. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** On Windows, the console ends all processes of a run. */
const detached = process.platform !== 'win32';

/**
 * Makes a folder for temporary files, and returns it with the options for `spawn`, and `watch` for what that returns. When
 * this process ends, so does what it watches and all that this has started, and the folder is removed; `end` does both at
 * once. Another process does the work: it reads from a pipe that closes when this one is gone, even by SIGKILL.
 */
export function startCleanUp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-run-'));
  // Tests start servers as another user, in folders below it.
  chmodSync(folder, 0o711);
  const cleaner = spawn(process.execPath, [import.meta.filename, folder], {
    detached,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return {
    folder,
    /** In a group apart, since a signal to that of this process must not end a parent before its children are known. */
    options: { detached, env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder } },
    watch(child: ChildProcess): void {
      const { pid } = child;
      if (pid === undefined) return;
      cleaner.stdin.write(`${pid}\n`);
      // Its number may be given to another process soon.
      child.once('close', () => cleaner.stdin.write(`-${pid}\n`));
    },
    async end(): Promise<void> {
      cleaner.stdin.end();
      await once(cleaner, 'close');
    },
  };
}

/** Lists processes with all that they have started, as far as the system tells (`ps`, POSIX). */
function familyOf(ids: readonly number[]): Set<number> {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = (stdout ?? '').split('\n').map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set(ids);
  // A set visits what is added meanwhile.
  for (const parent of family) for (const [id, its] of rows) if (id && its === parent) family.add(id);
  return family;
}

/** Ends a process, and its group, which may have others in it. */
function kill(id: number): void {
  for (const target of [-id, id]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

async function cleanUp(folder: string): Promise<void> {
  let input = '';
  for await (const text of process.stdin.setEncoding('utf8')) input += String(text);
  const ids = input.split('\n').filter(Boolean).map(Number);
  for (const id of familyOf(ids.filter((id) => id > 0 && !ids.includes(-id)))) kill(id);
  // A browser writes until it notices.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

if (import.meta.main) await cleanUp(process.argv[2] ?? '');
