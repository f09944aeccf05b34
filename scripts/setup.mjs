// Sets up a fresh clone, and again what another Node or system would need. Runs on the machine's Node, before anything is installed.
//
//   node scripts/setup.mjs             installs the packages, unless they are there
//   node scripts/setup.mjs --browser   a browser for the tests too
//   node scripts/setup.mjs --check     installs nothing, and says what is missing
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  languagesRefusal,
  nodeRefusal,
  packagesRefusal,
  readAgent,
  refusal,
  stampOf,
} from './setup-checks.mjs';

const stampFile = 'node_modules/.setup';

function fail(message, status = 1) {
  console.error(message);
  process.exit(status);
}

function isWritable() {
  try {
    accessSync('.', constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function checkNode() {
  if (!existsSync('node_modules/.bin/node')) fail(nodeRefusal(process.env));
}

function checkPackages() {
  const list = 'node_modules/.package-lock.json';
  const installed = existsSync(list) ? readFileSync(list, 'utf8') : undefined;
  const missing = packagesRefusal(readFileSync('package-lock.json', 'utf8'), installed, process.env);
  if (missing !== undefined) fail(missing);
  checkNode();
}

/** Installs the packages unless they match the lockfile and the machine. */
function installPackages(agent) {
  const stamp = stampOf(createHash('sha256').update(readFileSync('package-lock.json')).digest('hex'), agent);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing the packages of package-lock.json');
  // Not `npm ci`, which fails if the lockfile lacks other platforms' optional binaries, as npm may write it
  // (npm/cli#4828). `--no-save` installs the lockfile's versions without changing it.
  // `--include`: whatever NODE_ENV or npm's settings leave out elsewhere.
  const options = [
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
  ];
  const { error, status } = spawnSync('npm', ['install', ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail(`npm install failed: ${error ? error.message : 'see above'}.`, status || 1);
  checkNode();
  writeFileSync(stampFile, stamp);
}

const has = (option) => process.argv.includes(option);
const { npm_config_user_agent: described = '', npm_lifecycle_event: event } = process.env;
const agent = readAgent(described);
const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = process.cwd();
const reason = refusal({ ...agent, range: engines.node, folder, event, isWritable: isWritable() });
if (reason !== undefined) fail(reason);
// Tests have other sites.
if (!has('--browser')) {
  const languages = 'content/languages.json';
  const mistake = languagesRefusal(existsSync(languages) ? readFileSync(languages, 'utf8') : undefined);
  if (mistake !== undefined) fail(mistake);
}
if (has('--check')) checkPackages();
else installPackages(agent);
if (has('--browser')) {
  const { installBrowser } = await import('./browser.mjs');
  await installBrowser();
}
