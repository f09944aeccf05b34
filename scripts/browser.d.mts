/** The path of an installed Chrome or Chromium, if there is one; `CHROME_PATH` goes first. */
export function findBrowser(): string | undefined;
/** The path of the browser for tests: where there is one, Chromium without its windows, which is faster. */
export function findTestBrowser(): string | undefined;
/** Makes sure that there is a browser; ends the process where none can be had. */
export function installBrowser(): void;
