import { findBrowser } from './browser.mjs';

const executablePath = findBrowser();

/** How every script and test starts Chromium: quiet on a machine without internet; root has no sandbox. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
