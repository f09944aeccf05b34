// Finds a whole Chrome or Chromium for the tests, or installs one: Debian's package, otherwise Playwright's download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The other Chromium that Debian packages. Tests take the whole one, as visitors have. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function findDownload() {
  try {
    const path = require('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // It has none for this machine.
    return undefined;
  }
}

/**
 * @returns {string | undefined} what `CHROME_PATH` names, otherwise an installed browser, Playwright's download, or
 *   Chromium's headless shell
 */
export function findBrowser() {
  const installed = usualPlaces.find((path) => existsSync(path));
  const whole = process.env.CHROME_PATH || installed || findDownload();
  return whole || (existsSync(headlessShell) ? headlessShell : undefined);
}

/** Runs a command, and shows of it at most its errors. */
function run(command, args, errors) {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', errors], shell: process.platform === 'win32' });
}

/** Installs a browser, with the libraries that it needs if that is allowed. */
function install() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log("No Chrome or Chromium found. Installing Debian's.");
    run('apt-get', ['update'], 'inherit');
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], 'inherit');
    if (findBrowser()) return;
  }
  console.log("No Chrome or Chromium found. Downloading Playwright's.");
  const withLibraries = isRoot ? ['--with-deps'] : [];
  // Its errors are stacks.
  run('npx', ['playwright', 'install', 'chromium', '--no-shell', ...withLibraries], 'ignore');
}

/** Why a browser does not start; undefined if it does. */
async function faultOf(executablePath) {
  if (!existsSync(executablePath)) return 'there is no such file';
  try {
    const browser = await require('@playwright/test').chromium.launch({ executablePath });
    await browser.close();
    return undefined;
  } catch ({ message }) {
    // What it said itself, of the many lines that Playwright adds.
    const [, said] = [...message.matchAll(/\[err\] (.+)/g)].at(-1) || [];
    return said || message.split('\n')[0];
  }
}

/** Installs a browser if there is none. Exits with instructions if that fails, or if it does not start. */
export async function installBrowser() {
  if (!findBrowser()) install();
  const browser = findBrowser();
  const remedy = 'install Chrome or Chromium, or set CHROME_PATH to the path of one, and try again.';
  const fault = browser && (await faultOf(browser));
  if (browser && !fault) return;
  console.error(
    browser
      ? `The browser ${browser} does not start (${fault}): ${remedy}`
      : `The tests need a browser, and none could be installed: ${remedy}`,
  );
  process.exit(1);
}
