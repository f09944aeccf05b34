// Sets up a fresh clone, and again what another Node or system would need. Runs on the machine's own Node, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { languagesRefusal, readAgent, refusal, stampOf } from './setup-checks.mjs';

const stampFile = 'node_modules/.setup';

function fail(message, status = 1) {
  console.error(message);
  process.exit(status);
}

/** Whether files can be written to this folder. */
function isWritable() {
  try {
    accessSync('.', constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs the packages unless they match the lockfile and the machine. */
function installPackages(agent) {
  const stamp = stampOf(createHash('sha256').update(readFileSync('package-lock.json')).digest('hex'), agent);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!isWritable())
    fail('The packages of package-lock.json are not installed, and nothing can be written here.');
  console.log('Installing the packages of package-lock.json');
  // Not `npm ci`, which fails if the lockfile lacks other platforms' optional binaries, as npm may write it
  // (npm/cli#4828). `--no-save` installs the lockfile's versions without changing it.
  // `--include`: whatever NODE_ENV or npm's settings leave out elsewhere.
  const options = ['--no-save', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  const { error, status } = spawnSync('npm', ['install', ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail(`npm install failed: ${error ? error.message : 'see above'}.`, status || 1);
  // The scripts run on the Node of the package "node", which its install script puts there.
  if (!['node', 'node.exe'].some((name) => existsSync(`node_modules/node/bin/${name}`)))
    fail('npm did not install the Node of this project: set its option "ignore-scripts" to false.');
  writeFileSync(stampFile, stamp);
}

const { npm_config_user_agent: described = '', npm_lifecycle_event: event } = process.env;
const agent = readAgent(described);
const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = process.cwd();
const reason = refusal({ ...agent, range: engines.node, folder, event, isWritable: isWritable() });
if (reason !== undefined) fail(reason);
// Tests have sites of their own.
if (!process.argv.includes('--browser')) {
  const languages = 'content/languages.json';
  const mistake = languagesRefusal(existsSync(languages) ? readFileSync(languages, 'utf8') : undefined);
  if (mistake !== undefined) fail(mistake);
}
installPackages(agent);
if (process.argv.includes('--browser')) {
  const { installBrowser } = await import('./browser.mjs');
  await installBrowser();
}
