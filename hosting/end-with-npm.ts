/**
 * Ends this process, if npm started it, once npm is ended. npm passes SIGTERM on to the shell that runs a script, but most
 * shells do not pass it on to the script: a server would be left behind and keep its port. `exec` in package.json would
 * do the same, but Windows has no such command.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.exit(0);
  }, 250).unref();
}
