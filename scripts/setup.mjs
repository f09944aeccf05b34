// Sets up a fresh clone. Runs on the machine's own Node (20 or newer), before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.setup';

/** Installs the packages unless they match the lockfile. */
function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing the packages of package-lock.json');
  // Not `npm ci`, which fails if the lockfile lacks other platforms' optional binaries, as npm may write it
  // (npm/cli#4828). `--no-save` installs the lockfile's versions without changing it.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm install failed: see above.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node 20 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}
installPackages();
if (process.argv.includes('--browser')) {
  const { installBrowser } = await import('./browser.mjs');
  installBrowser();
}
