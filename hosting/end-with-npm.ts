import { spawnSync } from 'node:child_process';

export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Reads a process's parent and command, as in '123 npm start'; empty where the system has no `ps` (POSIX). */
function describe(id: number): string {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', `${id}`], { encoding: 'utf8' });
  // Null where there is no such program, whatever the type says.
  return stdout?.trim() ?? '';
}

/**
 * Ends this process, if npm started it, once npm is ended. npm passes SIGTERM on to the shell that runs a script, but most
 * shells do not pass it on to the script, and an npm that is killed passes on nothing: a server would be left behind and
 * keep its port. `exec` in package.json would do the same, but Windows has no such command.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  // Some shells replace themselves by the script, and then npm is the parent.
  const parent = Number.parseInt(describe(shell), 10);
  const npm = /^\d+ .*\bnpm\b/.test(describe(parent)) ? parent : shell;
  setInterval(() => {
    if (process.ppid !== shell || !isRunning(npm)) process.exit(0);
  }, 250).unref();
}
