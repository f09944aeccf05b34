// Finds a Chromium for the tests: an installed one, otherwise Playwright's download, otherwise Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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

/** @returns {string | undefined} the path of an installed Chrome or Chromium; `CHROME_PATH` takes precedence */
export function findBrowser() {
  const { CHROME_PATH } = process.env;
  return [CHROME_PATH, ...usualPlaces].find((path) => path && existsSync(path));
}

/**
 * @returns {string | undefined} the path of the browser for tests: Chromium's headless shell, which runs them in two
 *   thirds of the time, otherwise what `findBrowser` finds
 */
export function findTestBrowser() {
  const shell = '/usr/bin/chromium-headless-shell';
  return !process.env.CHROME_PATH && existsSync(shell) ? shell : findBrowser();
}

function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}

/** Whether an earlier run has downloaded Playwright's browser. */
function hasPlaywrightBrowser() {
  const { stdout } = spawnSync(
    process.execPath,
    ['-e', "console.log(require('@playwright/test').chromium.executablePath())"],
    { encoding: 'utf8' },
  );
  return existsSync(stdout.trim());
}

/** Installs a browser if there is none. Exits with instructions if that fails. */
export function installBrowser() {
  if (findBrowser() || hasPlaywrightBrowser()) return;
  console.log("No Chrome or Chromium found. Trying Playwright's download.");
  if (run('npx', 'playwright', 'install', 'chromium')) return;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (
    isDebianRoot &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')
  ) {
    if (findBrowser()) return;
  }
  console.error('No browser for the tests: install Chrome or Chromium, or set CHROME_PATH to one.');
  process.exit(1);
}
