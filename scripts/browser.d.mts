/** Returns what `CHROME_PATH` names, otherwise an installed Chrome or Chromium, otherwise Playwright's download, if any. */
export function findBrowser(): string | undefined;
/** Installs a browser if there is none; ends the process with instructions if that fails, or if it does not start. */
export function installBrowser(): Promise<void>;
