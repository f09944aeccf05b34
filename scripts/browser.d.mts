/** Returns the path of an installed Chrome or Chromium, if there is one; `CHROME_PATH` takes precedence. */
export function findBrowser(): string | undefined;
/** Returns the path of the browser for tests: the headless shell if installed, which is faster, or else a whole browser. */
export function findTestBrowser(): string | undefined;
/** Installs a browser if there is none; ends the process if that fails. */
export function installBrowser(): void;
