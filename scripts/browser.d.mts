/** The path of Chromium's headless shell, as Debian packages it. It may not be there. */
export const headlessShell: string;
/** Returns what `CHROME_PATH` names, otherwise an installed Chrome or Chromium, Playwright's download, or Chromium's headless shell. */
export function findBrowser(): string | undefined;
/** Installs a browser if there is none; ends the process with instructions if that fails, or if it does not start. */
export function installBrowser(): Promise<void>;
